"""The lab: many games at once, evaluation on given turns, fitting of weights, speed.

duel.py      many games between chosen players          marathon.py  bots in all seats of all games
match.py     any entries in any game, with records       entries.py   who can be seated
strict_table.py  one game between entries                records.py   the files of records
table.py     one table: bots, referee and clock         kinds.py     the kinds of games
guessers.py  our giver with other guessers              held_out.py  listeners that share nothing with ours
evaluate.py  guessers and givers on given turns         turns.py     how turns are read
codenames_guesser.py  any entry as a guesser of a board
fit.py       the weights of the listeners               words.py     how well the bots know words
speed.py     how fast the bots think                    pool.py      many processes
interval.py  confidence intervals                       stalled.py   why the lab stops
command.py   the tasks of `cluehouse lab`                arguments.py  its command line
requests.py  what the tasks are asked for               actions.py   moves as numbers
bets.py      words that bots mean without a link        random_turns.py  positions to give clues in
environment.py  every game for PettingZoo               random_agents.py  agents that play at random
baselines.py  the vector bots of the CoG competition

llm/         language models as players                 codenames_adapters/  players of other platforms

codenames.py, duet.py, decipher.py: what the lab needs to know about these games
trapwords_endings.py:  how the turns of bots end
"""
