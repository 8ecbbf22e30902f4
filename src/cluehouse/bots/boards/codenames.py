"""Codenames, seen from one of its seats."""

from collections.abc import Collection
from typing import Final

from cluehouse.bots.boards.giver import Scene, ladder
from cluehouse.bots.boards.guesser import Heard, Prior
from cluehouse.bots.boards.sight import Hearing, Sight, still_open, taken_before
from cluehouse.bots.boards.values import race
from cluehouse.games.codenames import View
from cluehouse.games.codenames.seats import CHIEFS, RIVAL, SHARED
from cluehouse.games.codenames.state import Side, Turn

_MOST: Final = 9


def side_of(view: View) -> Side:
    """The side that this seat plays for; the shared operative plays for the one on turn."""
    if view.seat == SHARED:
        return view.side
    return "red" if view.seat.startswith("red") else "blue"


def see_codenames(view: View, meant: Collection[str]) -> Sight:
    """What this seat sees. `meant` are the words that its earlier clues were for."""
    side = side_of(view)
    visible = tuple(word for word, cover in zip(view.words, view.covers, strict=True) if cover is None)
    giving = view.key is not None and view.phase == "clue"
    return Sight(
        language=view.options.language,
        board=view.words,
        visible=visible,
        seat=view.seat,
        clue=view.turn.word,
        number=view.turn.number,
        turns=len(view.turns),
        history=_history(view, side) if giving else (),
        scene=_scene(view, side, visible, meant) if giving and view.seat in CHIEFS else None,
        hearing=_hearing(view, side, visible) if view.seat not in CHIEFS and view.turn.word else None,
    )


def _scene(view: View, side: Side, visible: tuple[str, ...], meant: Collection[str]) -> Scene:
    assert view.key is not None
    kind = dict(zip(view.words, (_kind(identity, side) for identity in view.key), strict=True))
    own, rival, ghost = view.left[side], view.left[RIVAL[side]], view.options.variant == "ghost"
    after = ladder(lambda found: race(own - found, rival, ghost), _MOST)
    return Scene(
        language=view.options.language,
        board=view.words,
        cards=visible,
        kinds=tuple(kind[word] for word in visible),
        protected=visible,
        given=frozenset(turn.word.casefold() for turn in view.turns if turn.word),
        pending=frozenset(word for word in meant if word in visible),
        stopped=after,
        missed=after,
        handed=ladder(lambda found: race(own - found, rival - 1, ghost), _MOST),
        options=view.options,
    )


def _kind(identity: str, side: Side) -> str:
    if identity == side:
        return "own"
    return identity if identity in ("bystander", "assassin") else "rival"


def _hearing(view: View, side: Side, visible: tuple[str, ...]) -> Hearing:
    own, rival, ghost = view.left[side], view.left[RIVAL[side]], view.options.variant == "ghost"
    count = len(visible)
    return Hearing(
        cards=visible,
        heard=tuple(_heard(turn, side, now=turn is view.turn) for turn in _clued(view)),
        prior=Prior((own / count,) * count, (rival / count,) * count, (1 / count,) * count),
        stopped=race(own, rival, ghost),
        right=race(own - 1, rival, ghost),
        handed=race(own, rival - 1, ghost),
        missed=race(own, rival, ghost),
    )


def _clued(view: View) -> tuple[Turn, ...]:
    """The turns with a clue to remember: what an invalid one told is not used."""
    return tuple(turn for turn in (*view.turns, view.turn) if turn.word and turn.decision != "upheld")


def _heard(turn: Turn, side: Side, now: bool) -> Heard:
    assert turn.word is not None
    found = sum(touch.cover == turn.side for touch in turn.touches)
    return Heard(
        turn.word,
        still_open(turn.number, found),
        rival=turn.side != side,
        now=now,
        away=turn.number == 0 and turn.side == side,
    )


def _history(view: View, side: Side) -> tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]:
    touches = [[touch.card for touch in turn.touches] for turn in view.turns]
    return tuple(
        (turn.word, taken_before(view.words, touches, at), tuple(touches[at]))
        for at, turn in enumerate(view.turns)
        if turn.side == side and turn.word and turn.touches
    )
