"""What words bring to mind: in every language, with vectors and without, and after a change of the lexicon."""

import dataclasses
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from cluehouse.bots.cache import CacheNotWritable, cache_folder, check_cache
from cluehouse.bots.mind import mind, prepare, prepared, recall, relatedness
from cluehouse.bots.mind.lemma import lemma
from cluehouse.bots.mind.web import weave
from cluehouse.languages import Language
from cluehouse.words.decks import LANGUAGES, LanguageCode
from cluehouse.words.lexicon import lexicon


def first(clue: str, words: list[str], language: str) -> str:
    return words[int(np.argmax(relatedness(clue, words, language)))]


@pytest.mark.usefixtures("blind")
@pytest.mark.parametrize(
    ("language", "clue", "words", "expected"),
    [
        ("en", "caddie", ["ANGEL", "CLUB", "MATCH", "KING"], "CLUB"),
        ("pl", "rycerz", ["AUTOBUS", "ZAMEK", "BANAN", "APTEKA"], "ZAMEK"),
        ("zh", "法老", ["埃及", "安全带", "办公室", "白菜"], "埃及"),
    ],
)
def test_a_clue_brings_its_word_to_mind(language: str, clue: str, words: list[str], expected: str) -> None:
    assert first(clue, words, language) == expected


@pytest.mark.usefixtures("blind")
def test_a_word_without_an_entry_has_a_place_as_soon_as_somebody_named_it() -> None:
    assert "CIGARETTE" not in lexicon("en")
    assert first("lighter", ["CIGARETTE", "CASTLE", "OCTOPUS"], "en") == "CIGARETTE"


@pytest.mark.usefixtures("blind")
def test_a_word_that_nobody_ever_named_is_no_error() -> None:
    assert np.isfinite(relatedness("qwrtz", ["CLUB", "XYZZY"], "en")).all()


@pytest.mark.parametrize(
    ("language", "form", "base"),
    [("en", "cats", "cat"), ("pl", "zamku", "zamek"), ("zh", "蘋果", "苹果"), ("en", "Mickey-Mouse", "mickey mouse")],
)
def test_all_forms_of_a_word_are_one(language: LanguageCode, form: str, base: str) -> None:
    assert lemma(language, form) == base


def test_words_that_the_same_entries_name_hang_together() -> None:
    """Rows 4 and 5 are named by the same entries, row 6 by another."""
    places = weave([[4, 5], [5, 4], [6, 7], [7, 6]], [0, 1, 2, 3], 8, places=3)
    assert places[4] @ places[5] > 0.9
    assert abs(places[4] @ places[6]) < 0.1


@pytest.mark.usefixtures("blind")
def test_clues_are_common_and_allowed_in_form() -> None:
    for language in ("pl", "en", "zh"):
        known = mind(language).known
        assert len(known.clues) > 3000
        assert known.common.min() >= LANGUAGES[language].phrases.common
        assert all(clue.isalpha() for clue in known.clues)


# --- with vectors, on a lexicon small enough to be prepared here -----------------------------------


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """A lexicon of some entries, with the encoder, in a cache of its own."""
    entries = {word: lexicon("en")[word] for word in ("CLUB", "MATCH", "CASTLE", "SHARK", "PIANO", "DESERT")}
    monkeypatch.setenv("CLUEHOUSE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setitem(vars(LANGUAGES["en"]), "lexicon", entries)
    recall.forget()
    yield entries
    recall.forget()


def test_with_vectors_a_clue_is_understood_that_no_entry_names(small: dict[str, Any]) -> None:
    assert mind("en").known.sees
    assert "pianist" not in mind("en").rows
    assert first("pianist", ["CLUB", "MATCH", "PIANO", "DESERT"], "en") == "PIANO"
    assert first("dune", ["CLUB", "MATCH", "PIANO", "DESERT"], "en") == "DESERT"


def test_a_word_that_nobody_named_hangs_where_its_neighbours_hang(small: dict[str, Any]) -> None:
    thinking = mind("en")
    shared = thinking.features(thinking.look_up(("pianist",)), thinking.lay(("PIANO", "DESERT")))["shared"][0]
    assert shared[0] > shared[1] + 0.2


def test_a_clue_leads_to_the_words_of_its_line_in_their_order(
    small: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Language, "links", (("pawn", ("SHARK", "UNKNOWN", "DESERT")),))
    thinking = mind("en")
    clue, cards = thinking.look_up(("pawn",)), thinking.lay(("DESERT", "SHARK", "CLUB"))
    desert, shark, club = thinking.features(clue, cards)["named"][0]
    assert shark > desert > club == 0


def test_with_vectors_a_custom_word_is_understood(small: dict[str, Any]) -> None:
    assert first("guitar", ["VIOLIN", "TRACTOR", "SHARK"], "en") == "VIOLIN"


def test_what_is_prepared_once_is_read_the_next_time(small: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    made = prepare("en")
    monkeypatch.setattr(prepared, "_work_out", lambda *_: pytest.fail("prepared twice"))
    again = prepare("en")
    assert again.words == made.words
    assert isinstance(again.vectors, np.memmap)  # shared between processes


def test_a_changed_lexicon_is_prepared_again(small: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    before = prepare("en")
    entry = small["CLUB"]
    small["CLUB"] = replace(entry, associations=(*entry.associations, "zebra"))
    monkeypatch.setattr(prepared, "_fingerprint", lambda language: "changed")
    after = prepare("en")
    assert "zebra" not in before.words
    assert "zebra" in after.words


def test_a_service_without_a_home_keeps_it_among_temporary_files(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.delenv("CLUEHOUSE_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))  # where no folder can be made
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert cache_folder().parent == tmp_path
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert cache_folder() == tmp_path / "cache" / "cluehouse"


def test_a_cache_that_only_looks_writable_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse(**where: Path) -> Any:
        raise OSError(30, "Read-only file system", str(where["dir"]))

    monkeypatch.delenv("CLUEHOUSE_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    assert cache_folder().parent == tmp_path
    with pytest.raises(CacheNotWritable) as refused:
        check_cache()
    assert refused.value.folder == str(cache_folder())


def test_the_fingerprint_follows_the_pages_of_the_lexicon(tmp_path: Path) -> None:
    pages, language = tmp_path / "entries", dataclasses.replace(LANGUAGES["en"])
    pages.mkdir(parents=True)
    (pages / "a.txt").write_text("ACE\n", encoding="utf-8")
    (tmp_path / "blocked.txt").write_text("", encoding="utf-8")
    vars(language)["folder"] = tmp_path
    one = prepared._fingerprint(language)
    assert prepared._fingerprint(language) == one
    (pages / "a.txt").write_text("ACID\n", encoding="utf-8")
    two = prepared._fingerprint(language)
    (tmp_path / "links.txt").write_text("card: ACE\n", encoding="utf-8")
    assert len({one, two, prepared._fingerprint(language)}) == 3
