"""Bets: words that our givers mean with a clue although nothing in the lexicon links the two.

Speakers, people or language models, review them: a good one becomes an association, a bad one a line of `rejected.txt`.
"""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from cluehouse.bots.boards.giver import Given
from cluehouse.bots.levels import Level
from cluehouse.bots.mind import mind
from cluehouse.bots.mind.linked import linked
from cluehouse.bots.progress import progress
from cluehouse.lab.evaluate import clue_for
from cluehouse.lab.kinds import giver_kinds
from cluehouse.lab.pool import on_all_cores
from cluehouse.lab.random_turns import random_turn
from cluehouse.lab.requests import Bets

LEVELS: Final[tuple[Level, ...]] = ("even", "bold")

Bet = tuple[str, str]  # a clue and a word that was meant


def bets(wanted: Bets, cores: int) -> dict[str, Any]:
    """Write the bets with how often each was made, most frequent first, and all clues likewise."""
    mind(wanted.language)  # prepare it once, before all processes need it
    clues: Counter[str] = Counter()
    unlinked: Counter[Bet] = Counter()
    meant = 0
    with progress(f"bets {wanted.language}", wanted.boards) as shown:
        for given in on_all_cores(_givens, [(wanted, number) for number in range(wanted.boards)], cores):
            for clue in given:
                clues[clue.word] += 1
                meant += len(clue.meant)
                unlinked.update((clue.word, word) for word in unlinked_words(wanted.language, clue))
            shown.step()
    _write(Path(wanted.out), {"\t".join(bet): count for bet, count in unlinked.items()})
    if wanted.clues:
        _write(Path(wanted.clues), clues)
    return {
        "language": wanted.language,
        "clues": clues.total(),
        "meant": meant,
        "unlinked": unlinked.total(),
        "bets": len(unlinked),
    }


def unlinked_words(language: str, given: Given) -> tuple[str, ...]:
    """The words that a clue is for although the lexicon does not link them with it."""
    links = linked(mind(language), (given.word,), given.meant)[0]
    return tuple(word for word, is_linked in zip(given.meant, links, strict=True) if not is_linked)


def _givens(wanted: Bets, number: int) -> list[Given]:
    """What the givers say on one board."""
    kinds = list(giver_kinds().values())
    kind = kinds[number % len(kinds)]
    turn = random_turn(kind, wanted.language, f"{wanted.seed}-{number}")
    return [clue_for(turn, kind, level, wanted.language) for level in LEVELS]


def _write(file: Path, counts: Mapping[str, int]) -> None:
    ordered = sorted(counts.items(), key=lambda each: (-each[1], each[0]))
    file.write_text("".join(f"{count}\t{text}\n" for text, count in ordered), encoding="utf-8")
