"""Players of other platforms at our tables, and ours at theirs.

cog.py         codemasters and guessers of the Codenames AI Competition (IEEE CoG)
board_seat.py  our bots on a board of Codenames that another platform keeps
speakers.py    agents of TextArena and models of clembench: anything that answers a text with a text
textarena.py   our bots as agents of TextArena
clembench.py   our bots as models of clembench
"""
