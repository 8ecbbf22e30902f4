"""The trap writers among the bots of Trapwords: what they propose and strike."""

import pytest
from msgspec.structs import replace

from cluehouse.bots.trapwords import trapwords_player
from cluehouse.bots.trapwords.lore import lore
from cluehouse.bots.trapwords.mind import associations, likely_words, risk, sayable, trap_chances
from cluehouse.games.rule import Move
from cluehouse.games.trapwords import TRAPWORDS, State
from cluehouse.games.trapwords.moves import (
    Propose,
    Ready,
    Strike,
)
from cluehouse.referee import judge_trap
from cluehouse.words import load_words
from cluehouse.words.decks import LANGUAGES, LanguageCode
from cluehouse.words.lexicon import lexicon
from tests.trapwords.table import play, table

pytestmark = pytest.mark.usefixtures("blind")


def chosen(state: State, seat: str, level: str = "even", seed: str = "roles") -> Move | None:
    """What a program in this seat does now."""
    return trapwords_player(level, seed).choose(TRAPWORDS.sent(state)[seat])


@pytest.mark.parametrize("language", LANGUAGES)
def test_likely_words_are_legal_traps_and_enough_for_the_longest_list(language: LanguageCode) -> None:
    for secret in (*load_words(language, "fantasy")[::60], *load_words(language, "modern")[::60], "xyzzy"):
        likely = [word for word, _ in likely_words(secret, language)]
        assert len(likely) >= 24
        assert [word for word in likely if judge_trap(word, secret, language).verdict != "allowed"] == []


def test_a_writer_adds_what_the_team_lacks_and_nothing_twice() -> None:
    listed = play(table(), "red-2: propose knights")  # red writes for CASTLE
    words = {"knights"}
    for _ in range(2):
        move = chosen(listed, "red-1")
        assert isinstance(move, Propose)
        assert judge_trap(move.word, "CASTLE", "en", words).verdict == "allowed"
        words.add(move.word)
        listed = TRAPWORDS.play(listed, "red-1", move)
    assert chosen(listed, "red-1") == Ready()


def test_a_writer_strikes_an_idea_of_its_own_and_never_that_of_others() -> None:
    strange = play(table(), *(f"red-2: propose {word}" for word in ("zebra", "yodel", "xylophone", "violin")))
    assert chosen(strange, "red-1") is None
    mixed = play(table(), *(f"red-2: propose {word}" for word in ("zebra", "king", "yodel", "violin")))
    assert chosen(mixed, "red-1") == Strike("king")


@pytest.mark.parametrize(
    ("language", "secret", "line", "unique"),
    [
        ("en", "CASTLE", "Every velociraptor keeps it in the garage.", "velociraptor"),
        ("pl", "ZAMEK", "Każdy hipopotam trzyma to w garażu.", "hipopotam"),
        ("zh", "青蛙", "每台拖拉机都用得着它。", "拖拉机"),
    ],
)
def test_traps_never_come_from_the_lines_of_the_lexicon(
    language: LanguageCode, secret: str, line: str, unique: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = likely_words(secret, language)
    monkeypatch.setitem(lexicon(language), secret, replace(lexicon(language)[secret], lines=(line,) * 8))
    for memory in (likely_words, trap_chances, sayable, associations, lore):
        memory.cache_clear()
    assert likely_words(secret, language) == before
    assert unique not in [word for word, _ in before]
    assert risk(unique, secret, language, 7) == 0  # and a describer does not expect it either


def test_traps_are_what_people_say_first() -> None:
    """Strong associations before weak ones, and of those the common words before the rare ones."""
    listed, likely = lexicon("en")["BAT"].associations, [word for word, _ in likely_words("BAT", "en")]
    assert set(likely[:5]) <= set(listed[:12])
    assert listed.index("pipistrelle") < listed.index("mammal")
    assert likely.index("mammal") < likely.index("pipistrelle")
