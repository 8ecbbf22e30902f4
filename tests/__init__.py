"""Tests check promises; each is named after the rule or the promise.

Where to find the test harness of each kind:

    <game>/table.py                 a game with a known deal, played with the lines of a record (record_lines)
    random_play                     random games through `choices`; conformance/deals has random deals
    tables/driver                   one table without a server, with a clock that the test moves
    tables/random_session           random commands at one table
    house/table_driver              a table in a House, in virtual time, with stores that can fail
    server/live_server              a real server in a thread, with a clock that the test moves
    server/client                   a WebSocket client; simulated_players plays whole games with it
    secrecy                         random sessions and their twins with other secrets
    endurance                       a server process that is killed, fuzzed, and runs out of disk space
    terminal/terminal_user          a person who plays with `cluehouse join`; robots type at the terminal
    browser/visitor                 a person with a browser; screens brings tables to moments worth a picture
"""
