"""Non-interference: what a seat may not know has no influence on any byte that it is sent.

test_non_interference   views and refusals of every game, compared with other games that look the same
test_wire               whole sessions over connections, compared with twins that have other secrets
test_wire_leaks         leaks put in on purpose, which the tests must notice

world                   a house, one table and its connections in virtual time
session                 plays a random session; `behaviours` choose what participants do
twin                    replays a session with other secrets and compares what one participant is sent
pairs                   many pairs, with figures: python -m tests.secrecy.pairs 500
comparisons             random sessions and their twins
"""
