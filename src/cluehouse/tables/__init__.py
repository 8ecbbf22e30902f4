"""A live table, without sockets and disks: who sits where, what people may do, and what everybody is sent.

table.py        the table and its people              fold.py       the table as the fold of its log (entries.py)
commands.py     the commands that people can give     decide.py     what follows from them: events or a refusal
permissions.py  who may give which command now        context.py    what a command is decided from
people.py       joining, leaving, sitting             playing.py    starting, moving, undoing, resigning
talk.py         who may talk to whom                  clock.py      when the clock rings and what it does (timing.py)
advice.py       what the referee is asked             consent.py    whose consent is needed
lineup.py       the seats                             knowledge.py  who knows too much for a seat
settings.py     the settings of a table               payload.py    what everybody is sent
played_move.py    events together with their results    codes.py      codes and tokens
refusal.py      why a command is refused              returning.py  people who change devices
fold_places.py  what transfers and claims change      fold_play.py  what moves and undoing change
admission.py    locks, bans, late arrivals who may play  reseating.py  seats after a change of game

Nothing here names a game: whatever depends on the rules is asked of the `Game`.
"""
