"""Other games of Decipher that a seeker or a spectator cannot tell from the one being played."""

import random

from msgspec.structs import replace

from cluehouse.games.decipher import DECIPHER, LETTERS, TILES, State, check_word
from cluehouse.games.decipher.moves import Draw, SetWord
from cluehouse.games.decipher.play import hidden, hidden_count
from cluehouse.games.decipher.state import ALPHABETS, LOTS
from cluehouse.games.record import Record, states
from cluehouse.games.refusal import Refusal
from tests.secrecy.scene import Scene


def disguise(scene: Scene, seat: str, dice: random.Random) -> Record | None:
    """Another secret word that gave all the same answers. The wordsmith knows the word; while there is
    none, nothing is hidden."""
    state: State = scene.state
    deal = replace(scene.deal, seed="another")
    if seat == state.wordsmith or not state.word:
        return Record("decipher", deal, scene.moves)
    for _ in range(40):
        word = _another_word(state, dice)
        record = None if word is None else _with_word(scene, word)
        if record is not None and _answers_the_same(scene, record):
            return record
    return None


def _another_word(state: State, dice: random.Random) -> str | None:
    """A word whose letters fit the pieces that lie and the NO marks."""
    alphabet = ALPHABETS[state.deal.options.language]
    word = ""
    for number, field in enumerate(state.fields, 1):
        refused = {piece for place, piece in state.refused if place == number}
        letters = [
            letter
            for letter in TILES[alphabet]
            if all(
                count == field.count(piece) if piece in refused else count >= field.count(piece)
                for piece, count in LETTERS[letter].items()
            )
        ]
        word += dice.choice(letters)
    tried = {attempt.word for attempt in state.attempts}
    return None if word in tried or check_word(word, alphabet) is not None else word


def _with_word(scene: Scene, word: str) -> Record:
    last = max(number for number, (_, move) in enumerate(scene.moves) if isinstance(move, SetWord))
    moves = (*scene.moves[:last], (scene.moves[last][0], SetWord(word)), *scene.moves[last + 1 :])
    return Record("decipher", replace(scene.deal, seed="another", lots=_lots(scene, word)), moves)


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


def _answers_the_same(scene: Scene, record: Record) -> bool:
    """The same yes and no, the same pieces, and bonus mode announced at the same moment (DC-20)."""
    try:
        return [_public(state) for state in states(DECIPHER, record)] == [_public(state) for state in scene.states]
    except Refusal:
        return False


def _public(state: State) -> tuple[object, ...]:
    left = hidden_count(state) if state.bonus else None
    return (state.fields, state.refused, state.hand, state.bonus, left, state.phase, len(state.sheet))
