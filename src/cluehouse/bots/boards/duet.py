"""Duet, seen from one of its sides."""

from collections.abc import Collection
from typing import Final

from cluehouse.bots.boards.giver import Scene, ladder
from cluehouse.bots.boards.guesser import Heard, Prior
from cluehouse.bots.boards.sight import Hearing, Sight, still_open, taken_before
from cluehouse.bots.boards.values import after_miss, after_stop
from cluehouse.games.duet import View
from cluehouse.games.duet.seats import PARTNER, side_of
from cluehouse.games.duet.state import AGENTS, KEY_STRUCTURE, Side, Turn

_KINDS: Final = {"green": "own", "bystander": "bystander", "assassin": "assassin"}
_LETTER: Final = {"green": "G", "assassin": "A", "bystander": "B"}
_MOST: Final = 9


def see_duet(view: View, meant: Collection[str]) -> Sight:
    """What this seat sees. `meant` are the words that its earlier clues were for."""
    side = side_of(view.seat)
    assert side is not None
    giving = side in view.givers
    return Sight(
        language=view.options.language,
        board=view.words,
        visible=view.visible,
        seat=view.seat,
        clue=view.turn.word,
        number=view.turn.number,
        turns=len(view.turns),
        history=_history(view, side) if giving else (),
        scene=_scene(view, side, meant) if giving else None,
        hearing=_hearing(view, side) if side in view.guessers else None,
    )


def _open_to(view: View, side: Side) -> tuple[str, ...]:
    """The cards that this side may touch (DU-57, DU-59)."""
    missed = {word for word, misses in zip(view.words, view.misses, strict=True) if any(m.side == side for m in misses)}
    return tuple(word for word in view.visible if word not in missed)


def _scene(view: View, side: Side, meant: Collection[str]) -> Scene:
    kind = dict(zip(view.words, (_KINDS[identity] for identity in view.keys[side]), strict=True))
    cards, left = _open_to(view, PARTNER[side]), AGENTS - view.placed
    missed = ladder(lambda found: after_miss(left - found, view.bank), _MOST)
    return Scene(
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


def _hearing(view: View, side: Side) -> Hearing:
    cards, left = _open_to(view, side), AGENTS - view.placed
    given = [turn for turn in (*view.turns, view.turn) if turn.word and turn.side == PARTNER[side]]
    turns = [turn for turn in given if turn.decision != "upheld"]  # what an invalid clue told is not used
    heard = []
    for turn in turns:
        found = sum(touch.result == "agent" for touch in turn.touches)
        now = turn is view.turn
        since = () if now else _found_since(view, side, turn)
        heard.append(Heard(str(turn.word), still_open(turn.number, found), now=now, away=turn.number == 0, since=since))
    return Hearing(
        cards=cards,
        heard=tuple(heard),
        prior=_prior(view, side, cards),
        stopped=after_stop(left, view.bank),
        right=after_stop(left - 1, view.bank),
        handed=after_miss(left, view.bank),
        missed=after_miss(left, view.bank),
        # Somebody has to begin (DU-75); a bot on the second side lets the first go on as long as it can.
        waits=view.phase == "sudden-death" and side == "B" and "A" in view.guessers,
    )


def _found_since(view: View, side: Side, turn: Turn) -> tuple[str, ...]:
    """The cards that this side found after a turn: its clue may have been for them."""
    later = (*view.turns[view.turns.index(turn) + 1 :], view.turn)
    touches = [touch for turn in later for touch in turn.touches]
    return tuple(touch.card for touch in touches if touch.result == "agent" and side_of(touch.seat) == side)


def _prior(view: View, side: Side, cards: tuple[str, ...]) -> Prior:
    """What the own side of the key says of the partner's (DU-08 … DU-11), less what is known by now."""
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
        (turn.word, taken_before(view.words, found, at), tuple(touch.card for touch in turn.touches))
        for at, turn in enumerate(view.turns)
        if turn.side == side and turn.word and turn.touches
    )
