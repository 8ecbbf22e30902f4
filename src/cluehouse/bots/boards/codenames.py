"""Board players in Codenames."""

from collections.abc import Collection
from typing import Final

from cluehouse.bots.boards.codenames_values import race
from cluehouse.bots.boards.features import (
    BoardGame,
    Features,
    GuesserPosition,
    found_since,
    still_open,
    untouched_before,
)
from cluehouse.bots.boards.giver import GiverPosition, ladder
from cluehouse.bots.boards.guesser import Prior, RememberedClue
from cluehouse.bots.boards.player import BoardPlayer
from cluehouse.bots.boards.temper import Temper
from cluehouse.bots.levels import Level
from cluehouse.games.codenames import View
from cluehouse.games.codenames.seats import CHIEFS, RIVAL, SIDE_OF
from cluehouse.games.codenames.state import Side, Turn

_MOST: Final = 9
_LATE: Final = 2  # the words that the rival still needs when everything has to be tried

# Haste loses a race, so the tempers are careful.
TEMPERS: Final[dict[Level, Temper]] = {
    "careful": Temper(noise=0.8, worst=0.2, clear=1.0, dread=0.5, shy=8.0, most=3, common=0.0),
    "even": Temper(noise=0.6, worst=0.2, clear=1.0, dread=0.2, shy=16.0, most=4, common=0.0),
    "bold": Temper(noise=0.45, worst=0.1, clear=1.0, dread=0.0, shy=2.0, most=5, common=0.0),
    "beginner": Temper(noise=0.65, worst=0.3, clear=1.0, dread=0.2, shy=3.0, most=2, common=0.6),
}


def look(view: View, meant: Collection[str]) -> Features:
    """What this seat knows. `meant` are the words that its earlier clues were for."""
    side = SIDE_OF.get(view.seat, view.side)  # the shared operative plays for the side on turn
    visible = tuple(word for word, cover in zip(view.words, view.covers, strict=True) if cover is None)
    giving = view.key is not None and view.phase == "clue"
    return Features(
        language=view.options.language,
        board=view.words,
        visible=visible,
        clue=view.turn.word,
        number=view.turn.number,
        turns=len(view.turns),
        history=_history(view, side) if giving else (),
        giving=_giving(view, side, visible, meant) if giving and view.seat in CHIEFS else None,
        guessing=_guessing(view, side, visible) if view.seat not in CHIEFS and view.turn.word else None,
        opposes=side != view.side,
        is_late=view.left[RIVAL[side]] <= _LATE,
    )


def _giving(view: View, side: Side, visible: tuple[str, ...], meant: Collection[str]) -> GiverPosition:
    assert view.key is not None
    kind = dict(zip(view.words, (kind_of(identity, side) for identity in view.key), strict=True))
    own, rival, ghost = view.left[side], view.left[RIVAL[side]], view.options.variant == "ghost"
    after = ladder(lambda found: race(own - found, rival, ghost), _MOST)
    return GiverPosition(
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


def kind_of(identity: str, side: Side) -> str:
    """What a card is to a side."""
    if identity == side:
        return "own"
    return identity if identity in ("bystander", "assassin") else "rival"


def _guessing(view: View, side: Side, visible: tuple[str, ...]) -> GuesserPosition:
    own, rival, ghost = view.left[side], view.left[RIVAL[side]], view.options.variant == "ghost"
    count = len(visible)
    return GuesserPosition(
        cards=visible,
        clues=tuple(_remembered(view, turn, side) for turn in _clued(view)),
        prior=Prior((own / count,) * count, (rival / count,) * count, (1 / count,) * count),
        stopped=race(own, rival, ghost),
        right=race(own - 1, rival, ghost),
        handed=race(own, rival - 1, ghost),
        missed=race(own, rival, ghost),
    )


def _clued(view: View) -> tuple[Turn, ...]:
    """The turns with a clue to remember; what an invalid clue told must not be used."""
    return tuple(turn for turn in (*view.turns, view.turn) if turn.word and turn.decision != "upheld")


def _remembered(view: View, turn: Turn, side: Side) -> RememberedClue:
    assert turn.word is not None
    return RememberedClue(
        turn.word,
        still_open(turn.number, sum(touch.cover == turn.side for touch in turn.touches)),
        rival=turn.side != side,
        now=turn is view.turn,
        away=turn.number == 0 and turn.side == side,
        since=found_since((*view.turns, view.turn), turn, lambda touch: touch.cover == turn.side),
    )


def _history(view: View, side: Side) -> tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]:
    touches = [[touch.card for touch in turn.touches] for turn in view.turns]
    return tuple(
        (turn.word, untouched_before(view.words, touches, at), tuple(touches[at]))
        for at, turn in enumerate(view.turns)
        if turn.side == side and turn.word and turn.touches
    )


BOARD: Final[BoardGame[View]] = BoardGame(look, TEMPERS)


def player(level: Level, seed: str) -> BoardPlayer:
    """A bot for any seat of Codenames."""
    return BoardPlayer(BOARD, level, seed)
