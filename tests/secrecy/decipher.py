"""Other games of Decipher that a seeker or a spectator cannot tell from the one being played."""

import random
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from cluehouse.games.decipher import DECIPHER, LETTERS, TILES, State, check_word
from cluehouse.games.decipher.moves import Draw, SetWord
from cluehouse.games.decipher.play import hidden, hidden_count
from cluehouse.games.decipher.state import ALPHABETS, LOTS
from cluehouse.games.refusal import Refusal
from cluehouse.words.lexicon import lexicon
from tests.secrecy.scene import Guise, Scene, as_it_was, retold


def disguise(scene: Scene, dice: random.Random) -> Guise | None:
    """Another secret word that gave all the same answers. The wordsmith knows the word; while there is
    none, nothing is hidden."""
    state: State = scene.state
    if state.wordsmith in scene.held or not state.word:
        return Guise(replace(scene.deal, seed="another"), as_it_was(scene))
    for word in _other_words(state, dice):
        guise = _with_word(scene, word)
        if _answers_the_same(scene, guise):
            return guise
    return None


def _other_words(state: State, dice: random.Random) -> Iterator[str]:
    """Words whose letters fit the pieces that lie and the NO marks; real ones in place of a real one."""
    alphabet = ALPHABETS[state.deal.options.language]
    fitting = [_letters(state, number) for number in range(1, len(state.fields) + 1)]
    real = [word for word in _real_words(state) if all(map(str.__contains__, map("".join, fitting), word))]
    made_up = ["".join(map(dice.choice, fitting)) for _ in range(40)]
    words = dice.sample(real, min(40, len(real))) if state.word in _real_words(state) else made_up
    tried = {state.word, *(attempt.word for attempt in state.attempts)}
    return (word for word in words if word not in tried and check_word(word, alphabet) is None)


def _real_words(state: State) -> list[str]:
    """Words of a dictionary, of this length."""
    words = (entry.word.upper() for entry in lexicon(state.deal.options.language).values())
    return [word for word in words if len(word) == len(state.fields)]


def _letters(state: State, number: int) -> list[str]:
    """The letters that may lie hidden on this field."""
    field = state.fields[number - 1]
    refused = {piece for place, piece in state.refused if place == number}
    return [
        letter
        for letter in TILES[ALPHABETS[state.deal.options.language]]
        if all(
            count == field.count(piece) if piece in refused else count >= field.count(piece)
            for piece, count in LETTERS[letter].items()
        )
    ]


def _with_word(scene: Scene, word: str) -> Guise:
    last = max(number for number, (_, move) in enumerate(scene.moves) if isinstance(move, SetWord))
    steps = list(as_it_was(scene))
    steps[last] = ((scene.moves[last][0], SetWord(word)),)
    return Guise(replace(scene.deal, seed="another", lots=_lots(scene, word)), tuple(steps))


def _lots(scene: Scene, word: str) -> tuple[int, ...]:
    """Lots by which blind draws from the other chamber bring up the same pieces."""
    lots = list(scene.deal.lots)
    for number, (_, move) in enumerate(scene.moves):
        before, after = scene.states[number], scene.states[number + 1]
        if isinstance(move, Draw) and len(before.sheet) == len(scene.state.sheet):
            chamber = hidden(replace(before, word=word))
            order = [piece for piece, count in chamber.items() for _ in range(count)]
            if after.hand in order:
                lots[len(before.sheet) * LOTS + sum(map(len, before.fields))] = order.index(after.hand)
    return tuple(lots)


def _answers_the_same(scene: Scene, guise: Guise) -> bool:
    """The same yes and no, the same pieces, and bonus mode announced at the same moment (DC-20)."""
    try:
        return [facts(state) for state in retold(DECIPHER, scene, guise)] == [facts(state) for state in scene.states]
    except Refusal:
        return False


def facts(state: State) -> Any:
    """What comes out of the word for all to know."""
    left = hidden_count(state) if state.bonus else None
    told = (state.fields, state.refused, state.hand, state.bonus, left, state.bonus_left)
    return (*told, state.phase, state.sheet, state.seeker, state.attempts, state.passed, state.willing, state.outcome)
