"""Board players in Duet."""

from collections.abc import Collection
from typing import Final

from cluehouse.bots.boards.duet_values import after_miss, after_stop
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
from cluehouse.games.duet import View
from cluehouse.games.duet.seats import PARTNER, side_of
from cluehouse.games.duet.state import AGENTS, KEY_STRUCTURE, Side, Turn

KINDS: Final = {"green": "own", "bystander": "bystander", "assassin": "assassin"}
_LETTER: Final = {"green": "G", "assassin": "A", "bystander": "B"}
_MOST: Final = 9
_EARLY: Final = 4  # agents found: up to here it costs little to begin again

# Nine tokens leave no time to be timid.
TEMPERS: Final[dict[Level, Temper]] = {
    "careful": Temper(noise=0.69, worst=0.1, clear=1.0, dread=0.0, shy=3.0, most=3, common=0.0),
    "even": Temper(noise=0.6, worst=0.1, clear=1.0, dread=0.0, shy=9.0, most=4, common=0.0),
    "bold": Temper(noise=0.42, worst=0.05, clear=1.0, dread=0.0, shy=1.5, most=4, common=0.0),
    "beginner": Temper(noise=0.55, worst=0.2, clear=1.0, dread=0.0, shy=3.0, most=2, common=0.6),
}


def look(view: View, meant: Collection[str]) -> Features:
    """What this seat knows. `meant` are the words that its earlier clues were for."""
    side = side_of(view.seat)
    assert side is not None
    giving = side in view.givers
    return Features(
        language=view.options.language,
        board=view.words,
        visible=view.visible,
        clue=view.turn.word,
        number=view.turn.number,
        turns=len(view.turns),
        history=_history(view, side) if giving else (),
        giving=_giving(view, side, meant) if giving else None,
        guessing=_guessing(view, side) if side in view.guessers else None,
        is_early=view.placed <= _EARLY,
    )


def _open_to(view: View, side: Side) -> tuple[str, ...]:
    """The cards that this side may touch (DU-57, DU-59)."""
    missed = {word for word, misses in zip(view.words, view.misses, strict=True) if any(m.side == side for m in misses)}
    return tuple(word for word in view.visible if word not in missed)


def _giving(view: View, side: Side, meant: Collection[str]) -> GiverPosition:
    kind = dict(zip(view.words, (KINDS[identity] for identity in view.keys[side]), strict=True))
    cards, left = _open_to(view, PARTNER[side]), AGENTS - view.placed
    missed = ladder(lambda found: after_miss(left - found, view.bank), _MOST)
    return GiverPosition(
        language=view.options.language,
        board=view.words,
        cards=cards,
        kinds=tuple(kind[word] for word in cards),
        protected=view.visible,
        given=frozenset(turn.word.casefold() for turn in view.turns if turn.word),
        pending=frozenset(word for word in meant if word in cards),
        stopped=ladder(lambda found: after_stop(left - found, view.bank), _MOST),
        missed=missed,
        handed=missed,
        options=view.options,
    )


def _guessing(view: View, side: Side) -> GuesserPosition:
    cards, left = _open_to(view, side), AGENTS - view.placed
    turns = (*view.turns, view.turn)
    given = [turn for turn in turns if turn.word and turn.side == PARTNER[side]]
    valid = [turn for turn in given if turn.decision != "upheld"]  # what an invalid clue told must not be used
    return GuesserPosition(
        cards=cards,
        clues=tuple(_remembered(turns, turn, side) for turn in valid),
        prior=_prior(view, side, cards),
        stopped=after_stop(left, view.bank),
        right=after_stop(left - 1, view.bank),
        handed=after_miss(left, view.bank),
        missed=after_miss(left, view.bank),
        # What it is not sure of, a bot leaves for later: as long as the other side can guess as well (DU-75).
        waits=view.phase == "sudden-death" and PARTNER[side] in view.guessers,
    )


def _remembered(turns: tuple[Turn, ...], turn: Turn, side: Side) -> RememberedClue:
    assert turn.word is not None
    return RememberedClue(
        turn.word,
        still_open(turn.number, sum(touch.result == "agent" for touch in turn.touches)),
        now=turn is turns[-1],
        away=turn.number == 0,
        since=found_since(turns, turn, lambda touch: touch.result == "agent" and side_of(touch.seat) == side),
    )


def _prior(view: View, side: Side, cards: tuple[str, ...]) -> Prior:
    """What the own side of the key tells about the partner's (DU-08 … DU-11), and what has been found out since."""
    left = dict(KEY_STRUCTURE)
    own = dict(zip(view.words, (_LETTER[identity] for identity in view.keys[side]), strict=True))
    for word, agent, misses in zip(view.words, view.agents, view.misses, strict=True):
        if agent == side:
            left[own[word] + "G"] -= 1
        elif any(miss.side == side for miss in misses):
            left[own[word] + "B"] -= 1
    chances = {mine: _chances(left, mine) for mine in "GAB"}
    green, black = zip(*(chances[own[word]] for word in cards), strict=True) if cards else ((), ())
    return Prior(green, (0.0,) * len(cards), black)


def _chances(left: dict[str, int], mine: str) -> tuple[float, float]:
    count = sum(left[mine + theirs] for theirs in "GAB")
    return (left[mine + "G"] / count, left[mine + "A"] / count) if count else (0.0, 0.0)


def _history(view: View, side: Side) -> tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]:
    found = [[touch.card for touch in turn.touches if touch.result == "agent"] for turn in view.turns]
    return tuple(
        (turn.word, untouched_before(view.words, found, at), tuple(touch.card for touch in turn.touches))
        for at, turn in enumerate(view.turns)
        if turn.side == side and turn.word and turn.touches
    )


BOARD: Final[BoardGame[View]] = BoardGame(look, TEMPERS)


def player(level: Level, seed: str) -> BoardPlayer:
    """A bot for any seat of Duet."""
    return BoardPlayer(BOARD, level, seed)
