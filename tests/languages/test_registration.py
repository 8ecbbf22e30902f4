"""A language that lacks a part is refused when it is registered, by the name of the part."""

import dataclasses
import shutil
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cluehouse.languages import LANGUAGES, IncompleteLanguage, Language, register, registry
from cluehouse.languages.frequency import FrequencyList
from cluehouse.languages.grammar import missing_from
from tests.languages import german as toy

FILES = ("codenames.txt", "duet.txt", "fantasy.txt", "modern.txt", "blocked.txt", "weights.json")
GRAMMAR = missing_from(object(), "letters")


def missing(language: Language) -> tuple[str, ...]:
    """The missing part for which a language is refused. Also checks that it is not registered."""
    with pytest.raises(IncompleteLanguage) as refused:
        register(language)
    assert language.code not in LANGUAGES
    assert all(part in str(refused.value) for part in refused.value.parts)
    return refused.value.parts


@pytest.fixture
def copied(tmp_path: Path) -> Language:
    """The toy language with its files in a folder that a test can change."""
    language = dataclasses.replace(toy.LANGUAGE)
    vars(language)["folder"] = shutil.copytree(toy.LANGUAGE.folder, tmp_path / "copy")
    return language


def test_a_complete_language_is_registered(copied: Language) -> None:
    register(copied)
    assert LANGUAGES.pop("de") is copied


def test_languages_of_installed_packages_are_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    found = EntryPoint("de", "tests.languages.german:LANGUAGE", "cluehouse.languages")
    monkeypatch.setattr(registry, "entry_points", lambda group: [found] if group == found.group else [])
    registry.register_installed()
    assert LANGUAGES.pop("de") is toy.LANGUAGE


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(copied: Language, name: str) -> None:
    (copied.folder / name).unlink()
    assert missing(copied) == (name,)


@pytest.mark.parametrize(("folder", "named"), [("entries", "entries/*.txt"), ("lessons", "lessons/*.record")])
def test_an_empty_folder_is_named(copied: Language, folder: str, named: str) -> None:
    for file in (copied.folder / folder).iterdir():
        file.unlink()
    assert missing(copied) == (named,)
    (copied.folder / folder).rmdir()
    assert missing(copied) == (named,)


@pytest.mark.parametrize(("name", "needed"), [("codenames", "25 cards"), ("duet", "25 cards"), ("modern", "16 words")])
def test_a_deck_too_small_for_a_game_is_named(copied: Language, name: str, needed: str) -> None:
    lines = (copied.folder / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    (copied.folder / f"{name}.txt").write_text("\n".join(lines[:15]), encoding="utf-8")
    assert missing(copied) == (f"{name}.txt ({needed} at least)",)


@pytest.mark.parametrize("name", GRAMMAR)
def test_a_missing_function_of_the_grammar_is_named(name: str) -> None:
    grammar: Any = SimpleNamespace(**vars(toy.grammar))
    delattr(grammar, name)
    assert missing(dataclasses.replace(toy.LANGUAGE, grammar=grammar)) == (f"grammar.{name}",)


def test_a_grammar_of_letters_is_not_one_of_characters() -> None:
    parts = missing(dataclasses.replace(toy.LANGUAGE, script="characters"))
    assert parts == tuple(
        f"grammar.{name}"
        for name in (
            "AFFIXES",
            "bases",
            "core",
            "is_across_words",
            "is_country",
            "is_everywhere",
            "is_foreign_name",
            "is_form",
            "is_opaque",
            "is_opaque_at",
            "is_phrase",
            "is_sound_word",
            "long_names",
            "pinyin",
            "shares_meaning",
            "shares_stem",
            "short",
            "simplified",
            "split_forms",
            "variants",
            "verb_of",
        )
    )


@pytest.mark.parametrize("part", ["denial", "denials", "vague", "about"])
def test_missing_phrases_are_named(part: str) -> None:
    phrases = toy.LANGUAGE.phrases
    emptied: Any = {part: type(getattr(phrases, part))()}
    language = dataclasses.replace(toy.LANGUAGE, phrases=_replaced(phrases, emptied))
    assert missing(language) == (f"phrases.{part}",)


def test_a_sentence_that_cannot_be_filled_is_named() -> None:
    phrases = _replaced(toy.LANGUAGE.phrases, {"denial": "Nicht {c}.", "about": "Es geht um {word}."})
    assert missing(dataclasses.replace(toy.LANGUAGE, phrases=phrases)) == ("phrases.denial", "phrases.about")


def _replaced(struct: Any, changes: dict[str, Any]) -> Any:
    return type(struct)(**{name: getattr(struct, name) for name in struct.__struct_fields__} | changes)


def test_weights_that_cannot_be_used_are_named(copied: Language) -> None:
    (copied.folder / "weights.json").write_text('{"sighted": {}, "blind": {"web": {"shared": 1.0}}}')
    assert missing(copied) == ("weights.json: sighted",)
    vars(copied).pop("weights")
    (copied.folder / "weights.json").write_text('{"sighted": {"web": {"shard": 1}}, "blind": {"web": {"shared": 1}}}')
    assert missing(copied) == ("weights.json: sighted",)
    vars(copied).pop("weights")
    (copied.folder / "weights.json").write_text('{"sighted": {}}')
    assert missing(copied)[0].startswith("weights.json (")


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"messages": Path("/nowhere")}, "messages"),
        ({"frequencies": FrequencyList(Path("/nowhere/de.txt"))}, "frequencies"),
        ({"negations": ()}, "negations"),
        ({"code": "d"}, "code"),
        ({"code": "mixed"}, "code"),
        ({"name": ""}, "name"),
        ({"english_name": ""}, "english_name"),
        ({"alphabet": "A4 Ж2"}, "alphabet"),
        ({"alphabet": "gothic"}, "alphabet"),
    ],
)
def test_any_other_missing_part_is_named(changes: dict[str, Any], named: str) -> None:
    assert missing(dataclasses.replace(toy.LANGUAGE, **changes)) == (named,)


@pytest.mark.parametrize("field", [field.name for field in dataclasses.fields(Language)])
def test_a_part_that_is_not_given_at_all_is_named(field: str) -> None:
    parts = {each.name: getattr(toy.LANGUAGE, each.name) for each in dataclasses.fields(Language) if each.name != field}
    with pytest.raises(TypeError, match=f"'{field}'"):
        Language(**parts)


def test_everything_that_is_missing_is_named_at_once(copied: Language) -> None:
    (copied.folder / "blocked.txt").unlink()
    assert missing(dataclasses.replace(copied, negations=(), package=copied.package)) == ("negations",)
    vars(broken := dataclasses.replace(copied, negations=()))["folder"] = copied.folder
    assert missing(broken) == ("negations", "blocked.txt")


def test_rejected_words_are_optional_and_a_bad_line_is_named(copied: Language) -> None:
    assert copied.rejected == {}
    vars(copied).pop("rejected")
    (copied.folder / "rejected.txt").write_text("# comment\nMond: HAUS BAUM\nmond: AUTO\n", encoding="utf-8")
    assert copied.rejected == {"mond": ("HAUS", "BAUM", "AUTO")}
    assert not [*copied.parts_missing()]
    (copied.folder / "rejected.txt").write_text("mond HAUS\n", encoding="utf-8")
    assert missing(copied) == ("rejected.txt: mond HAUS",)


def test_links_are_optional_and_a_bad_line_is_named(copied: Language) -> None:
    assert not [*copied.links]
    (copied.folder / "links.txt").write_text("# comment\nMond: HAUS BAUM\n", encoding="utf-8")
    assert [*copied.links] == [("Mond", ("HAUS", "BAUM"))]
    assert not [*copied.parts_missing()]
    (copied.folder / "links.txt").write_text("Mond:\n", encoding="utf-8")
    assert missing(copied) == ("links.txt: Mond",)
