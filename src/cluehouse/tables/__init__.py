"""A live table, without a socket or a disk: who sits where, what people may do, and what everybody is sent.

table.py        the table and its people              fold.py       the table as the fold of its log (entries.py)
commands.py     what people can ask for               decide.py     what follows: events, or a refusal
permissions.py  who may ask for what now              context.py    what a command is decided from
people.py       coming, going, sitting                playing.py    starting, moving, taking back, giving up
talk.py         who may talk to whom                  clock.py      when the clock rings, and what it says (timing.py)
advice.py       what the referee is asked             consent.py    whose consent it takes
lineup.py       the seats                             knowledge.py  who has seen too much for a seat
settings.py     what the table agrees on              payload.py    what everybody is sent
happening.py    events with what became of them       codes.py      codes and tokens
refusal.py      how a table says no

Nothing here names a game: whatever depends on the rules is asked of the `Game`.
"""
