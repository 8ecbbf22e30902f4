"""What is secret in Decipher: the wordsmith's word, the referee's mark on it, the pieces in the hidden chamber, and the
blind draws to come."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from cluehouse.games.chance import Chance
from cluehouse.games.decipher.deal import start
from cluehouse.games.decipher.moves import Draw, MarkWord, SetWord
from cluehouse.games.decipher.play import RULES
from cluehouse.games.decipher.queries import hidden, hidden_count
from cluehouse.games.decipher.state import LOTS, OPEN, Deal, State, alphabet_of
from cluehouse.games.letters import check_word, form_of, tiles_of
from cluehouse.games.refusal import Refusal
from cluehouse.games.seating import REFEREE
from cluehouse.games.secrecy import Guise, MadeMove, Scene, Secrecy, guise_states, same_moves

_PUBLIC: Final = ("options", "seats", "first", "alphabet", "contests")


def disguise(scene: Scene[Deal, State], chance: Chance) -> Guise[Deal] | None:
    """Return another game that looks the same to the player: another secret word that gave all the same answers,
    marked by the referee or not. The wordsmith knows the word; before it is set and once it is revealed, nothing is
    hidden."""
    state = scene.state
    scene = replace(scene, deal=_other_future(scene, chance))
    if state.wordsmith in scene.held or not state.word or state.phase in OPEN:
        return Guise(scene.deal, same_moves(scene))
    for word in _other_words(scene, chance):
        guise = _with_word(scene, word, chance)
        if _answers_the_same(scene, guise):
            return guise
    return None


def _other_future(scene: Scene[Deal, State], chance: Chance) -> Deal:
    """Return a deal with another seed, and other random numbers for the draws that nobody has made yet."""
    drawn = [
        len(before.sheet) * LOTS + sum(map(len, before.fields))
        for (_, move), before in zip(scene.moves, scene.states, strict=False)
        if isinstance(move, Draw)
    ]
    lots = tuple(lot if index in drawn else chance.below(2**32) for index, lot in enumerate(scene.deal.lots))
    return replace(scene.deal, seed="another", lots=lots)


def _other_words(scene: Scene[Deal, State], chance: Chance) -> Iterator[str]:
    """Yield words whose letters fit the pieces on the board and the NO marks; real words if the secret is a real
    one."""
    state = scene.state
    alphabet = alphabet_of(state.deal)
    fitting = [_letters(state, number) for number in range(1, len(state.fields) + 1)]
    words = {word.upper() for word in scene.vocabulary if len(word) == len(state.fields)}
    real = sorted(word for word in words if all(map(str.__contains__, map("".join, fitting), word)))
    made_up = ["".join(map(chance.pick, fitting)) for _ in range(40)]
    others = chance.sample(real, min(40, len(real))) if state.word in words else made_up
    tried = {state.word, *(attempt.word for attempt in state.attempts)}
    return (word for word in others if word not in tried and check_word(word, alphabet) is None)


def _letters(state: State, number: int) -> list[str]:
    """Return the letters that may be hidden on this field."""
    field = state.fields[number - 1]
    refused = {piece for field_number, piece in state.refused if field_number == number}
    return [
        letter
        for letter in tiles_of(alphabet_of(state.deal))
        if all(
            count == field.count(piece) if piece in refused else count >= field.count(piece)
            for piece, count in form_of(letter).items()
        )
    ]


def _with_word(scene: Scene[Deal, State], word: str, chance: Chance) -> Guise[Deal]:
    """Return the game with this word, and with another mark of the referee or none."""
    last = max(number for number, (_, move) in enumerate(scene.moves) if isinstance(move, SetWord))
    steps = list(same_moves(scene))
    steps[last] = ((scene.moves[last][0], SetWord(word)), *_another_mark(scene.deal, chance))
    for number, (_, move) in enumerate(scene.moves[last:], last):
        if isinstance(move, MarkWord):
            steps[number] = ()
    return Guise(replace(scene.deal, lots=_lots(scene, word)), tuple(steps))


def _another_mark(deal: Deal, chance: Chance) -> tuple[MadeMove, ...]:
    """Return a mark on the other word, or none: a seeker must not be able to tell."""
    marked = deal.contests and chance.percent(50)
    return ((REFEREE, MarkWord("doubtful", "DC-08", "another reason")),) if marked else ()


def _lots(scene: Scene[Deal, State], word: str) -> tuple[int, ...]:
    """Return random numbers with which blind draws from the other word's chamber bring up the same pieces."""
    lots = list(scene.deal.lots)
    for number, (_, move) in enumerate(scene.moves):
        before, after = scene.states[number], scene.states[number + 1]
        if isinstance(move, Draw) and len(before.sheet) == len(scene.state.sheet):
            chamber = hidden(replace(before, word=word))
            order = [piece for piece, count in chamber.items() for _ in range(count)]
            if after.hand in order:
                lots[len(before.sheet) * LOTS + sum(map(len, before.fields))] = order.index(after.hand)
    return tuple(lots)


def _answers_the_same(scene: Scene[Deal, State], guise: Guise[Deal]) -> bool:
    """Whether the guise has the same answers, the same pieces, and announces bonus mode at the same moment (DC-20)."""
    try:
        states = guise_states(start, RULES.play, scene, guise)
    except Refusal:
        return False
    return list(map(public_facts, states)) == list(map(public_facts, scene.states))


def public_facts(state: State) -> Any:
    """Return what the game has revealed of the word to everybody."""
    left = hidden_count(state) if state.bonus else None
    board = (state.fields, state.refused, state.hand, state.bonus, left, state.bonus_left)
    said = (state.attempts, state.passed, state.willing, state.accepted)
    return (*board, state.phase, state.sheet, state.seeker, *said, state.outcome)


def shown(state: State) -> Any:
    """Return the pieces that were drawn and what was said about the word: answers, tokens, attempts."""
    return (state.fields, state.refused, state.hand, state.bonus, state.attempts, state.sheet)


SECRECY: Final = Secrecy(public_deal=_PUBLIC, disguise=disguise, public_facts=public_facts, shown=shown)
