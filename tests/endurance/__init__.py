"""A real server is killed, runs out of disk space and gets hostile messages.

    server_process      `cluehouse serve` in its own process: started, killed, stopped, short of disk space
    client              a WebSocket client that reconnects and repeats unanswered commands
    simulated_players   clients at tables of every game that make random moves
    log_checker         checks the logs on disk against what clients were sent
    kill_run            kills a busy server again and again
    faults              deleted, replaced and damaged files, a full disk, a clock that jumps
    fault_run           lets them happen to a busy server and checks that nothing is lost without a report
    skewed_server       `cluehouse serve` on a machine whose time can be set
    hostile_messages    makes malformed and hostile messages
    secrets             what a connection must never be sent
    attacker            a hostile client that sends them and searches the answers for secrets
    fuzz_run            hostile clients at tables of every game, while honest clients play

`python -m bench.kill` and `python -m bench.fuzz` run the same code for longer.
"""
