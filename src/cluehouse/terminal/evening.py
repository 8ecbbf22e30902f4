"""An evening at one keyboard: choose a game, play it, keep its record, play again."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from cluehouse.games import codenames, duet
from cluehouse.games.record import Record, commitment, print_record
from cluehouse.games.refusal import Refusal
from cluehouse.messages import explain
from cluehouse.terminal.screen import BOLD, Leave, Talk, paint, show, wipe
from cluehouse.terminal.setup import (
    Party,
    ask_names,
    choose,
    choose_language,
    confirm,
    deal_for,
    line_or_enter,
    names_for,
    set_up,
)
from cluehouse.terminal.table import play_out

# Games whose cards can be turned over for a rematch.
_REMATCHES: Final[dict[str, Callable[[Any, str], Any]]] = {"codenames": codenames.rematch, "duet": duet.rematch}


def spend_evening(talk: Talk, game: str | None = None, seed: str | None = None, ask_language: bool = True) -> None:
    """Set up a table and play until people have had enough."""
    try:
        wipe(talk)
        talk = choose_language(talk) if ask_language else talk
        show(talk, ["", paint(talk, talk.say("welcome"), BOLD), talk.say("not-affiliated")])
        _play_on(talk, *_first_deal(talk, game, seed or secrets.token_hex(16)))
    except Leave:
        pass
    show(talk, [talk.say("good-bye")])


def _first_deal(talk: Talk, game: str | None, seed: str) -> tuple[Party, Any]:
    while True:
        party = set_up(talk, game)
        try:
            deal = deal_for(party, seed)
        except Refusal as refusal:
            show(talk, [explain(talk.language, refusal)])
        else:
            return ask_names(talk, party, deal.seats), deal


def _play_on(talk: Talk, party: Party, deal: Any) -> None:
    while True:
        fingerprint = commitment(Record(party.game.name, deal))
        show(talk, ["", talk.say("fingerprint", hash=fingerprint)])
        line_or_enter(talk, talk.say("press-enter-to-begin"))
        try:
            record = play_out(talk, party.game, deal, names_for(talk, party, deal.seats))
        except Leave as leave:
            if leave.record is not None and leave.record.moves:
                _offer_to_save(talk, leave.record, f"{leave.record.game}-{fingerprint[:8]}.txt")
            raise
        _offer_to_save(talk, record, f"{record.game}-{fingerprint[:8]}.txt")
        party, deal = _next_deal(talk, party, deal)


def _next_deal(talk: Talk, party: Party, last: Any) -> tuple[Party, Any]:
    turned = [("turned", talk.say("again-turned"))] if party.game.name in _REMATCHES else []
    ways = [*turned, ("new", talk.say("again-new")), ("leave", talk.say("again-leave"))]
    way = choose(talk, talk.say("ask-again"), ways, "leave")
    if way == "leave":
        raise Leave
    seed = secrets.token_hex(16)
    party = replace(party, names=_roles_move_on(party, last.seats))
    return party, _REMATCHES[party.game.name](last, seed) if way == "turned" else deal_for(party, seed)


def _roles_move_on(party: Party, seats: tuple[str, ...]) -> tuple[str, ...]:
    """In Codenames another one of each team is chief next (D-CN-20)."""
    if party.game.name != "codenames" or len(party.names) < len(seats):
        return party.names
    teams = [
        [name for name, seat in zip(party.names, seats, strict=True) if seat.startswith(side)]
        for side in ("red", "blue")
    ]
    if sum(map(len, teams)) < len(seats):
        return party.names
    return tuple(name for team in teams for name in (*team[1:], *team[:1]))


def _offer_to_save(talk: Talk, record: Record, usual: str) -> None:
    if not confirm(talk, talk.say("ask-save"), usually=False):
        return
    while True:
        path = Path(line_or_enter(talk, talk.say("ask-file", usual=usual)) or usual).expanduser()
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(print_record(record))
        except FileExistsError:
            show(talk, [talk.say("file-exists", file=str(path))])
        except OSError:
            show(talk, [talk.say("file-failed", file=str(path))])
        else:
            show(talk, [talk.say("file-saved", file=str(path))])
            return
