"""The wordsmith: it hides a fair word and gives the piece that tells least about it."""

from msgspec.structs import replace

from cluehouse.bots.decipher.clues import Clues, after_no, after_yes, clues, fit_chances, shares
from cluehouse.bots.decipher.decider import Decider, Decision
from cluehouse.bots.decipher.dictionary import dictionary
from cluehouse.bots.thought import Thought
from cluehouse.games.choice import Choice, OneOf
from cluehouse.games.decipher.moves import Draw, Give, SetWord
from cluehouse.games.decipher.state import BONUS_PIECES
from cluehouse.games.decipher.view import View
from cluehouse.games.letters import PIECES, Piece, pieces_of

_NO_TOKEN = 0.1  # what a point for a NO is worth beside keeping the word hidden


def hide(view: View, choice: Choice, decider: Decider) -> Decision:
    """A word that people know, neither too easy nor too hard, and new in this game (DC-09)."""
    fair = dictionary(view.options.language, view.options.length).fair
    temper, used = decider.temper, {played.word for played in view.sheet}
    chosen = fair[int(temper.rarest * len(fair)) : max(1, int(temper.commonest * len(fair)))] or fair
    for word in (*decider.dice.sample(chosen, len(chosen)), *fair):
        if word not in used and SetWord(word) not in decider.refused and choice.args["word"].admits(word):
            return SetWord(word), [Thought("hides", (word,))]
    return None, [Thought("no-word")]


def hand_out(view: View, choices: dict[str, Choice], decider: Decider) -> Decision:
    """A piece for the seeker on turn (DC-15)."""
    if "draw" in choices:
        return Draw(), [Thought("draws")]
    offered = choices["give"].args["piece"]
    assert isinstance(offered, OneOf)
    pieces = [piece for piece in PIECES if piece in offered.values and Give(piece) not in decider.refused]
    if not decider.temper.sly or len(pieces) == 1:
        piece = decider.dice.pick(pieces)
        return Give(piece), [Thought("gives", (piece,))]
    kept = {piece: _kept_secret(view, piece) for piece in pieces}
    best = max(pieces, key=lambda piece: kept[piece])
    return Give(best), [Thought("gives", (best,)), *(Thought("keeps", (piece,), kept[piece]) for piece in pieces)]


def _kept_secret(view: View, piece: Piece) -> float:
    """How well hidden the word will be once a sensible seeker has found a place for this piece."""
    word, told, refusals = view.word or "", clues(view), 0
    told = replace(told, hand=piece)
    chances = fit_chances(told, piece, view.options.language, view.alphabet)
    for field in sorted(range(len(word)), key=lambda field: -chances[field]):
        if (field, piece) in told.refused:
            continue
        if pieces_of(word[field])[piece] > told.laid[field].count(piece):
            told = _announced(after_yes(told, field, piece), word)
            break
        told, refusals = after_no(told, field, piece), refusals + 1
    words = dictionary(view.options.language, len(word))
    found = shares(told, words)
    share = float(found[words.words.index(word)]) if word in words.words else float(found.max(initial=0.0))
    return round(1 - share + _NO_TOKEN * refusals, 3)


def _announced(told: Clues, word: str) -> Clues:
    """The clues with the number of hidden pieces, if this begins bonus mode (DC-20)."""
    left = sum(pieces_of(word).values()) - sum(map(len, told.laid))
    return replace(told, left=left if left <= BONUS_PIECES else None)
