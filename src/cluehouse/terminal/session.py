"""Games at one keyboard, one after another: choose a game, play it, save its record, play again."""

import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

from cluehouse.games.record import Record, commitment, print_record
from cluehouse.games.refusal import Refusal
from cluehouse.messages import explain
from cluehouse.tables.lineup import rotated
from cluehouse.terminal.console import BOLD, Console, Leave, paint, show, wipe
from cluehouse.terminal.hotseat import play_out
from cluehouse.terminal.questions import choose, confirm, line_or_enter
from cluehouse.terminal.setup import Party, ask_names, choose_language, deal_for, names_for, set_up


def run_session(console: Console, game: str | None = None, seed: str | None = None, ask_language: bool = True) -> None:
    """Set up a game and play until people leave."""
    try:
        wipe(console)
        console = choose_language(console) if ask_language else console
        show(console, ["", paint(console, console.say("welcome"), BOLD), console.say("not-affiliated")])
        _play_on(console, *_first_deal(console, game, seed or secrets.token_hex(16)))
    except Leave:
        pass
    show(console, [console.say("good-bye")])


def _first_deal(console: Console, game: str | None, seed: str) -> tuple[Party, Any]:
    while True:
        party = set_up(console, game)
        try:
            deal = deal_for(party, seed)
        except Refusal as refusal:
            show(console, [explain(console.language, refusal)])
        else:
            return ask_names(console, party, deal.seats), deal


def _play_on(console: Console, party: Party, deal: Any) -> None:
    while True:
        fingerprint = commitment(Record(party.game.name, deal))
        show(console, ["", console.say("fingerprint", hash=fingerprint)])
        line_or_enter(console, console.say("press-enter-to-begin"))
        try:
            record = play_out(console, party.game, deal, names_for(console, party, deal.seats))
        except Leave as leave:
            if leave.record is not None and leave.record.moves:
                _offer_to_save(console, leave.record, f"{leave.record.game}-{fingerprint[:8]}.txt")
            raise
        _offer_to_save(console, record, f"{record.game}-{fingerprint[:8]}.txt")
        party, deal = _next_deal(console, party, deal)


def _next_deal(console: Console, party: Party, last: Any) -> tuple[Party, Any]:
    turned_deal = party.game.turned_deal
    turned = [("turned", console.say("again-turned"))] if turned_deal is not None else []
    ways = [*turned, ("new", console.say("again-new")), ("leave", console.say("again-leave"))]
    way = choose(console, console.say("ask-again"), ways, "leave")
    if way == "leave":
        raise Leave
    seed = secrets.token_hex(16)
    if len(party.names) == len(last.seats) and confirm(console, console.say("ask-rotate"), usually=True):
        party = replace(party, names=rotated_names(party, last.seats))
    return party, turned_deal(last, seed) if turned_deal is not None and way == "turned" else deal_for(party, seed)


def rotated_names(party: Party, seats: tuple[str, ...]) -> tuple[str, ...]:
    """The names of the people once everybody has moved on by one seat of their group, as at a live table."""
    moved = rotated(party.settings, dict(zip(seats, party.names, strict=True)))
    return tuple(moved[seat] for seat in seats)


def _offer_to_save(console: Console, record: Record, usual: str) -> None:
    if not confirm(console, console.say("ask-save"), usually=False):
        return
    while True:
        path = Path(line_or_enter(console, console.say("ask-file", usual=usual)) or usual).expanduser()
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(print_record(record))
        except FileExistsError:
            show(console, [console.say("file-exists", file=str(path))])
        except OSError:
            show(console, [console.say("file-failed", file=str(path))])
        else:
            show(console, [console.say("file-saved", file=str(path))])
            return
