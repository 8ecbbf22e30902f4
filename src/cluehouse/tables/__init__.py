"""A live table, without a wire or a disk: who sits where, what may be asked of it, and what everybody is sent.

table.py      the table and its people              fold.py      the table as the fold of its log (entries.py)
commands.py   what people can ask                   decide.py    what comes of it: events, or a refusal
bars.py       who may ask for what now              asked.py     a command on its way
people.py     coming, going, sitting                gaming.py    starting, moving, taking back, giving up
talk.py       who may talk to whom                  clock.py     when the clock rings, and what it says (timing.py)
advice.py     the referee's part                    consent.py   whose consent it takes
lineup.py     the chairs                            knowledge.py who has seen too much for a seat
settings.py   what the table agrees on              sight.py     what everybody is sent
codes.py      codes and tokens                      refusal.py   how a table says no
"""
