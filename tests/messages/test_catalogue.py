"""The catalogue of page, server and terminal is the same in every language, complete, and without unused messages."""

import re
from collections import Counter

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from cluehouse.games import GAMES
from cluehouse.messages import LANGUAGES, LanguageCode, move_message, speech
from tests.messages import page, terminal
from tests.messages.catalogue import (
    CATALOGUE,
    entries,
    files,
    homes,
    in_folders,
    patterns,
    references,
    selections,
    variables,
)

PYTHON = in_folders("", "home", "server", "terminal")
PAGE = in_folders("", "home", "page")


# --- the same in all languages --------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_in_the_same_files(language: LanguageCode) -> None:
    assert files(language) == files("en")
    assert homes(language) == homes("en")
    assert patterns(language).keys() == patterns("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: LanguageCode) -> None:
    counted = Counter(message.id.name for _, message in entries(language))
    assert [name for name, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_variables_in_every_language(language: LanguageCode) -> None:
    for name, pattern in patterns(language).items():
        counted = {"count"}  # one language has plurals where another has none
        assert variables(pattern) - counted == variables(patterns("en")[name]) - counted, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_quotes_another(language: LanguageCode) -> None:
    """Messages are parsed one by one, so a message cannot use another; a term (`-name`) may be used."""
    assert {name for name, pattern in patterns(language).items() if references(pattern)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_parsed_alone_is_the_message_of_its_file(language: LanguageCode) -> None:
    whole = {message.id.name: message for file, message in entries(language) if not file.startswith("page/")}
    sources = speech._catalogue(language)._sources
    assert sources.keys() == whole.keys()
    for name, source in sources.items():
        (alone,) = (entry for entry in FluentResource(source).body if isinstance(entry, ftl.Message))
        assert alone.equals(whole[name], ignored_fields=["comment", "span"]), name


# Names that are the same in another language, and signs.
SAME = {
    "language-zh",
    "comma",
    "labelled",
    "number-unlimited.typed",
    "enter-takes",
    "round-of",
    "curse-echo",
    "monster-demon",
    "monster-troll",
    "game-decipher",
    "option-trapwords-word-set.fantasy",
    "move-turn-hourglass.typed",
    "move-stop.typed",
    "seat-side",
    "table-bot.typed",
    "duet-line",
    "duet-of",
    "menu",
    "told-say",
    "join-bot",
    "picture-quoted",
    "perhaps",
}


@pytest.mark.parametrize("language", ["pl", "zh"])
def test_no_english_is_left_over(language: LanguageCode) -> None:
    english = patterns("en")
    left = {
        name
        for name, pattern in patterns(language).items()
        if pattern.equals(english[name]) and not name.startswith("mission-") and name not in SAME
    }
    assert left == set()


def test_every_polish_plural_has_its_forms() -> None:
    """Where a form is chosen by a number, Polish needs `many`; `other` beside it is for fractions."""
    for name, pattern in patterns("pl").items():
        for node in selections(pattern):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            assert "many" in keys or not {"one", "few"} & keys, name


# --- complete, and nothing too much ---------------------------------------------------------------


def test_nothing_that_the_page_says_is_missing() -> None:
    assert {"theme-light", "theme-dark", "finding-better-clue.missed"} <= page.named()
    assert page.named() - PAGE == set()


def test_nothing_that_python_says_is_missing() -> None:
    assert {"refusal-not-now", "codenames-phase-clue", "move-clue.help"} <= set(terminal.families())
    assert set(terminal.families()) - PYTHON == set()
    assert {name for names, _ in terminal.calls() for name in names} - PYTHON == set()


def test_no_message_is_unused() -> None:
    unused = {name for name in in_folders("page") if not page.uses(name)}
    unused |= in_folders("server", "terminal") - terminal.said()
    unused |= {name for name in in_folders("", "home") - terminal.said() if not page.uses(name)}
    assert unused == set()


def test_callers_give_what_a_message_needs_and_nothing_it_does_not_know() -> None:
    known = {name: _variables_of(name) for name in patterns("en")}
    calls = [*terminal.calls(), *page.calls()]
    assert len(calls) > 500
    assert [(ids, given) for ids, given in calls if given != set().union(*(known[name] for name in ids))] == []


def _variables_of(name: str) -> set[str]:
    return set().union(*(variables(patterns(language)[name]) for language in LANGUAGES))


# What the start page loads: its own folder, and what it shares with every page. It copies nothing and has no pictures.
HOME = re.compile(
    r"home/|App\.svelte|shared/(?!Settings|Nowhere|TopBar|copy|language)|table/(opening|games|bots|api)\.ts"
)


def test_all_that_the_start_page_says_is_fetched_with_it() -> None:
    fetched = {"games.ftl", "bots.ftl", "page/house.ftl", "page/generic.ftl"}
    elsewhere = {
        name
        for path, source in page.sources().items()
        if HOME.match(path)
        for name in re.findall(r'\bt\(\s*"([a-z0-9-]+)', source)
        if not homes()[name].startswith("home/") and homes()[name] not in fetched
    }
    assert elsewhere == set()


# --- a game's own messages ------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_is_named_in_stands_in_its_file(game: str) -> None:
    named = {name for name in homes() if re.search(rf"(^|-){game}(-|$)", re.sub(r"^option-(\w+)-.*", r"\1", name))}
    assert {homes()[name] for name in named} <= {f"{game}.ftl", f"home/{game}.ftl"}


@pytest.mark.parametrize("game", GAMES)
def test_a_games_file_holds_nothing_that_another_game_says(game: str) -> None:
    own = {name for name in patterns("en") if homes()[name.partition(".")[0]] == f"{game}.ftl"}
    for other in GAMES.keys() - {game}:
        moves = {move_message(other, rule.name) for rule in GAMES[other].rules.values()}
        assert own & moves == set()
        assert {name for name in own if page.uses(name, other)} == set()
        assert own & terminal.literals(other) == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_tells_every_move(game: str) -> None:
    names = {rule.name for rule in GAMES[game].rules.values()}
    assert {name for name in names if not {f"told-{name}", f"told-{game}-{name}"} & PAGE} == set()


def test_the_folders_are_those_of_the_readme() -> None:
    readme = (CATALOGUE / "README.md").read_text(encoding="utf-8")
    assert [file for file in files("en") if f"`{file}`" not in readme] == []
