"""Tournaments between players of any kind: `cluehouse lab tournament`.

pairing.py   who plays whom: round robin and Swiss, each deal twice with seats swapped
event.py     what is played, and one game of it
results.py   the file of results, to which games are only ever added
ratings.py   ratings for each role, with strangers and with itself
report.py    the report as one HTML page
running.py   the whole tournament: it goes on where it stopped
"""
