"""How soon seekers of each level find everyday words in Decipher: `cluehouse lab seekers`.

A person hides a card word and hands out its pieces at random; one bot seeks it alone, so that nobody helps.
"""

import random
from typing import Any, Final

from msgspec import Struct

from cluehouse.bots.decipher import decipher_player
from cluehouse.bots.levels import LEVELS, Level
from cluehouse.bots.progress import progress
from cluehouse.games.decipher import DECIPHER, Options, State, check_word, pieces_of
from cluehouse.games.decipher.moves import Attempt, Give, SetWord
from cluehouse.games.decipher.queries import hidden
from cluehouse.games.deck import Pack
from cluehouse.lab.interval import interval
from cluehouse.languages import LANGUAGES, LanguageCode, language
from cluehouse.referee import judge_secret

_LENGTHS = (4, 5, 6)
_WORDSMITH, _SEEKER = "P1", "P2"


class Sought(Struct, frozen=True):
    """How a round went."""

    found: float
    attempts: float
    pieces: float  # the share of the word's pieces that lay at the end
    refusals: float
    points: float  # of the seeker
    wordsmith: float  # the wordsmith's points


def seekers(words: int, languages: tuple[LanguageCode, ...] = ()) -> dict[str, Any]:
    """For each language with letters and each level: means over so many words, each with its interval."""
    chosen = [code for code in languages or tuple(LANGUAGES) if language(code).script == "letters"]
    return {code: {level: _means(code, level, everyday(code, words)) for level in LEVELS} for code in chosen}


def everyday(code: LanguageCode, count: int) -> list[str]:
    """Card words that may be hidden (DC-07, DC-41), chosen at random but always the same."""
    own = language(code)
    cards = {entry.word.upper() for entry in own.lexicon.values() if len(entry.word) in _LENGTHS}
    fit = [
        word
        for word in sorted(cards)
        if word.isalpha() and judge_secret(word, code).verdict == "allowed" and check_word(word, own.alphabet) is None
    ]
    return random.Random(code).sample(fit, min(count, len(fit)))


def _means(code: LanguageCode, level: Level, words: list[str]) -> dict[str, Any]:
    rounds = []
    with progress(f"{code} {level}", len(words)) as shown:
        for word in words:
            rounds.append(seek_alone(code, level, word))
            shown.step()
    means = {name: sum(getattr(each, name) for each in rounds) / len(rounds) for name in Sought.__struct_fields__}
    rounded = {name: round(mean, 3) for name, mean in means.items()}
    return {"words": len(words), **rounded, "found_interval": interval([each.found for each in rounds], words)}


def seek_alone(code: LanguageCode, level: Level, word: str) -> Sought:
    """One round: the seeker gets pieces at random until it ends."""
    options = Options(language=code, players=2, length=len(word), first_wordsmith=1)
    pack = Pack(alphabet=language(code).alphabet)
    game: State = DECIPHER.start(DECIPHER.deal(options, pack, word))
    game = DECIPHER.play(game, _WORDSMITH, SetWord(word))
    player, dice = decipher_player(level, word), random.Random(word)
    while not game.sheet:
        move = player.choose(DECIPHER.sent(game)[_SEEKER])
        if game.phase == "give" and not isinstance(move, Attempt):
            chamber = [piece for piece, count in hidden(game).items() for _ in range(count)]
            game = DECIPHER.play(game, _WORDSMITH, Give(dice.choice(chamber)))
            continue
        assert move is not None, f"the seeker does nothing: {word}"
        game = DECIPHER.play(game, _SEEKER, move)
    line = game.sheet[0]
    return Sought(
        found=float(line.solver is not None),
        attempts=len(line.attempts),
        pieces=sum(map(len, game.fields)) / sum(pieces_of(word).values()),
        refusals=line.refused,
        points=line.scores[_SEEKER].points,
        wordsmith=line.scores[_WORDSMITH].points,
    )


SEEKERS: Final = seekers
