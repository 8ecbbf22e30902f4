"""What must not be done on a screen that everybody sees, for games that do not say so themselves."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec.structs import asdict

from cluehouse.games.choice import Arg, Between, Choice, OneOf, Text
from cluehouse.games.game import AnyGame
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.games.seating import SPECTATOR


def needs_privacy(game: AnyGame, state: Any, seat: str) -> bool:
    """Has this seat anything to hide from the others: what it sees, or what it does?"""
    public, own = game.view(state, SPECTATOR), game.view(state, seat)
    return shows_more(game, public, own) or hides_moves(game, state, seat)


# --- what a seat sees -----------------------------------------------------------------------------


def shows_more(game: AnyGame, public: Any, own: Any) -> bool:
    """Does this seat's view show more than the public one? Its choices do if they name something unseen."""
    return bool(private_fields(public, own)) or not _named(game, own.choices) <= _texts(public)


def private_fields(public: Any, own: Any) -> dict[str, Any]:
    """What a view shows beyond the public one, or in place of it."""
    known, seen = asdict(public), asdict(own)
    return {name: seen[name] for name in seen if name not in ("seat", "choices") and seen[name] != known[name]}


def _named(game: AnyGame, choices: Sequence[Choice]) -> set[str]:
    """The texts that choices offer, but for those that the rules fix for everybody."""
    named: set[str] = set()
    for choice in choices:
        hints = get_type_hints(game.move_named(choice.do))
        for name, arg in choice.args.items():
            named |= _texts(_offered(arg)) - _texts(_literals(hints[name]))
    return named


def _offered(arg: Arg) -> tuple[Any, ...]:
    if isinstance(arg, OneOf):
        return arg.values
    return (*arg.also, *arg.but_not) if isinstance(arg, Text) else ()


def _literals(hint: Any) -> tuple[Any, ...]:
    """The values that a type lists."""
    parts = get_args(hint)
    return parts if get_origin(hint) is Literal else tuple(value for part in parts for value in _literals(part))


def _texts(value: Any) -> set[str]:
    """All texts in a value, however deep."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, Mapping):
        return _texts(tuple(value)) | _texts(tuple(value.values()))
    if isinstance(value, list | tuple | set | frozenset):
        return set().union(*map(_texts, value)) if value else set()
    return _texts(asdict(value)) if hasattr(value, "__struct_fields__") else set()


# --- what a seat does -----------------------------------------------------------------------------


def hides_moves(game: AnyGame, state: Any, seat: str) -> bool:
    """Could this seat make a move that the others must not see? It could if it writes text of its own, or if two
    different moves lead to the same public view."""
    choices = game.choices(state, seat)
    if any(not isinstance(arg, OneOf | Between) for choice in choices for arg in choice.args.values()):
        return True
    after = [
        view for choice in choices for move in _samples(game, choice) for view in _public_after(game, state, seat, move)
    ]
    return any(view in after[:number] for number, view in enumerate(after))


def _samples(game: AnyGame, choice: Choice) -> Iterator[Move]:
    """Two moves that the choice stands for, as different as possible, or the only one."""
    kind = game.move_named(choice.do)
    ends = {name: _ends(arg) for name, arg in choice.args.items()}
    if all(ends.values()):
        first, last = ({name: values[end] for name, values in ends.items()} for end in (0, -1))
        yield kind(**first)
        if last != first:
            yield kind(**last)


def _ends(arg: Arg) -> tuple[Any, ...]:
    if isinstance(arg, Between):
        return (arg.least, arg.most)
    return arg.values if isinstance(arg, OneOf) else ()


def _public_after(game: AnyGame, state: Any, seat: str, move: Move) -> list[Any]:
    """What everybody would see after this move; nothing if it is refused."""
    try:
        return [game.view(game.play(state, seat, move), SPECTATOR)]
    except Refusal:
        return []
