"""A program that plays Codenames in any seat, by what the house offers it and nothing else. It needs only `websockets`.

python bot.py http://localhost:8765                       open a table, print its code, sit down
python bot.py http://localhost:8765 BADO-KEMI [blue-1]    join that table
"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect

HOUSE, CODE, SEAT = (*sys.argv[1:], "", "", "")[:3]
NAME = f"Robot {random.randrange(10_000)}"
WORDS = "music river winter school engine circus kitchen planet doctor money forest theatre pirate weather".split()
USEFUL = ("waive", "approve", "clue", "guess", "cover", "stop")  # rather the first of these than a later one


def come_in():
    body = {"name": NAME, "program": True} | ({} if CODE else {"settings": {"game": "codenames"}})
    path = f"/api/tables/{CODE}/people" if CODE else "/api/tables"
    with urlopen(Request(HOUSE + path, json.dumps(body).encode())) as answer:
        return json.load(answer)  # the table's code, who we are there, and our token


def next_command(table, you, game, update, **rest):  # what to ask of the table now, if anything
    if "seat" not in you:
        free = [seat for seat in table["chairs"] if seat not in table["seats"]]  # chiefs first, then both teams in turn
        return {"do": "sit", "seat": SEAT if SEAT in free else min(free, key=lambda seat: (seat[-1] != "f", seat[-1]))}
    if game is None:
        return {"do": "start"} if "start" in you.get("may", ()) else None
    choices = {choice["do"]: choice.get("args", {}) for choice in game["yours"].get("choices", ())}
    do = next((name for name in USEFUL if name in choices), "")
    move = {"do": do} | {field: fill(arg) for field, arg in choices.get(do, {}).items()}
    return {"do": "move", "move": move, "seen": update} if do else None


def fill(arg):  # with something that may stand in this field of a move
    return random.choice(arg["values"] if arg["kind"] == "one-of" else WORDS)


def play(me):
    seen, waiting, asked = {"you": None, "game": None}, False, 0
    with connect(HOUSE.replace("http", "ws", 1) + "/ws") as socket:
        socket.send(json.dumps({"hello": {"table": me["code"], "token": me["token"]}}))
        while not (seen["game"] and "outcome" in seen["game"]["public"]):
            message = json.loads(socket.recv())
            waiting = waiting and "answer" not in message  # done or refused: what we see says how to go on
            seen |= {} if "answer" in message else message  # a section that is not in an update is as it was
            command = None if waiting or seen["you"] is None else next_command(**seen)
            if command is not None:
                waiting, asked = True, asked + 1
                socket.send(json.dumps({"id": str(asked), "command": command}))
    print(seen["game"]["public"]["outcome"])


print((me := come_in())["code"], flush=True)
play(me)
