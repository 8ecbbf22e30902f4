"""Players of Trapwords: they write traps, describe, guess and watch, in Polish, English and Chinese.

lore.py       associations, read both ways       mind.py     what people say about a secret; traps, risk
writer.py     the trap writer                    drafts.py   what could be said, in the form a curse asks
describer.py  what to say, and when              watcher.py  calls, doubts, answers
listener.py   what a text says for each word     guesser.py  which secret was meant
context.py    a turn as one seat sees it         temper.py   how the levels differ
player.py     which duty a seat has now
"""

from cluehouse.bots.thought import Thought
from cluehouse.bots.trapwords.player import TrapwordsPlayer, trapwords_player

__all__ = ["Thought", "TrapwordsPlayer", "trapwords_player"]
