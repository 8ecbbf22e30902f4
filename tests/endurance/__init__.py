"""What a house endures: being killed, a disk that is full, and messages that nobody should send.

    process    a real server in a process of its own: started, killed, asked to stop, short of room
    guest      somebody at a table who loses the line and comes back
    crowd      tables full of people who play whatever comes to their mind
    proof      what the logs must say after all that
    survival   a busy house that is killed again and again
    hostile    messages that nobody should send
    secrets    what a connection must never be told
    attacker   somebody who sends them, and reads the answers closely
    siege      hostile guests at tables of every game, beside a table where people just play

`python -m bench.kill` and `python -m bench.fuzz` do the same for longer.
"""
