"""A playthrough: a record told step by step, with the state, what each seat sees and what it can do.

After the start only what a move changed is written, so that a changed rule is a short, readable diff.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from cluehouse.games.game import Game
from cluehouse.games.notation import print_move
from cluehouse.games.record import Record, print_record, states
from cluehouse.games.seating import HOUSE_SEATS, SPECTATOR

_MISSING = object()


def playthrough(game: Game[Any, Any, Any, Any], record: Record, title: str) -> str:
    """The whole record as a readable text."""
    steps = ["start", *(print_move(seat, move) for seat, move in record.moves)]
    setup = print_record(Record(record.game, record.deal)).partition("\n[moves]")[0]
    lines = [f"# {title}", "", setup]
    before: dict[str, dict[str, Any]] = {}
    for number, (move, state) in enumerate(zip(steps, states(game, record), strict=True)):
        lines += ["", f"=== {number}. {move}"]
        for who, shown in _knowledge(game, state):
            lines += _changes(who, before.get(who, {}), shown)
            before[who] = shown
    return "\n".join(lines) + "\n"


def _knowledge(game: Game[Any, Any, Any, Any], state: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """The state, what everybody sees, and what each seat sees beyond that."""
    yield "state", {name: value for name, value in msgspec.to_builtins(state).items() if name != "deal"}
    yield SPECTATOR, msgspec.to_builtins(game.spectate(state))
    for seat in state.deal.seats:
        yield seat, msgspec.to_builtins(game.see(state, seat))
    for seat in HOUSE_SEATS:
        yield seat, {"choices": msgspec.to_builtins(game.choices(state, seat))}


def _changes(who: str, before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    names = (*after, *(name for name in before if name not in after))
    changed = [name for name in names if before.get(name, _MISSING) != after.get(name, _MISSING)]
    if not changed:
        return []
    return [f"{who}:", *(f"  {name} = {_printed(name, after.get(name))}" for name in changed)]


def _printed(name: str, value: Any) -> str:
    if name == "choices":
        return "; ".join(_choice(choice) for choice in value or ()) or "nothing"
    return msgspec.json.encode(value).decode()


def _choice(choice: dict[str, Any]) -> str:
    args = (f"{name} {_arg(arg)}" for name, arg in choice.get("args", {}).items())
    return " ".join((choice["do"], *args))


def _arg(arg: dict[str, Any]) -> str:
    if arg["kind"] == "one-of":
        return "{" + " ".join(str(value) for value in arg["values"]) + "}"
    limits = {name: value for name, value in arg.items() if name != "kind"}
    return f"<{arg['kind']} {msgspec.json.encode(limits).decode()}>"
