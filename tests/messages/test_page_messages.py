"""Every message of the page exists in every language, says the same things, and is used."""

import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cluehouse.games import GAMES
from cluehouse.messages import LANGUAGES, Language
from tests.messages.test_messages import variables

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
HOUSE = ROOT / "src" / "cluehouse" / "messages"


@cache
def messages(language: Language) -> dict[str, Any]:
    """The page's own messages and attributes in a language, by id."""
    return _read(sorted((HOUSE / language / "page").glob("*.ftl")))


@cache
def house_messages() -> dict[str, Any]:
    """What the page says in the house's own words."""
    return _read([HOUSE / "en" / "games.ftl", HOUSE / "en" / "referee.ftl"])


def _read(pages: list[Path]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for page in pages:
        for entry in FluentParser().parse(page.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{page}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"twice: {entry.id.name}"
                found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
    return found


@cache
def code() -> str:
    """All code of the page."""
    pages = [path for path in PAGE.rglob("*") if path.suffix in (".svelte", ".ts") and ".test." not in path.name]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(pages))


@cache
def literals() -> frozenset[str]:
    """Every text in quotes."""
    return frozenset(re.findall(r'"([a-z][a-z0-9.-]+)"', code()))


@cache
def families() -> tuple[re.Pattern[str], ...]:
    """Ids that are put together: `codenames-phase-${view.phase}`."""
    patterns = [re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "\0", text) for text in re.findall(r"`([^`\n]+)`", code())]
    ids = {text for text in patterns if "\0" in text and re.fullmatch(r"[a-z\0][a-z0-9.\0-]*", text) and len(text) > 3}
    return tuple(re.compile(re.escape(text).replace("\0", "[A-Za-z0-9-]+")) for text in ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: Language) -> None:
    assert messages(language).keys() == messages("en").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_has_the_same_variables_in_every_language(language: Language) -> None:
    for name, pattern in messages(language).items():
        counted = {"count"}  # one language has plurals where another has none
        assert variables(pattern) - counted == variables(messages("en")[name]) - counted, name


def test_the_page_does_not_say_otherwise_what_the_house_says() -> None:
    assert not messages("en").keys() & house_messages().keys()


def test_no_message_is_missing() -> None:
    said = set(re.findall(r'\bt\(\s*"([a-z0-9.-]+)"', code()))
    assert not said - messages("en").keys() - house_messages().keys()


def promised() -> set[str]:
    """The members of families that the code names in its comments: `messages: theme-{light,dark}`."""
    named = re.findall(r"messages: (.+)", code())
    tokens = {token.strip(",;()") for line in named for token in line.split()}
    return {name for token in tokens if "{" in token and not set(token) & set("*…") for name in _members(token)}


def _members(token: str) -> list[str]:
    parts = [part.split(",") for part in re.split(r"[{}]", token)]
    return ["".join(each) for each in product(*parts)]


def test_no_member_of_a_family_is_missing() -> None:
    assert {"theme-light", "theme-dark", "finding-better-clue.missed"} <= promised()
    assert not promised() - messages("en").keys() - house_messages().keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_tells_every_move(game: str) -> None:
    names = {rule.name for rule in GAMES[game].rules.values()}
    assert not {name for name in names if not {f"told-{name}", f"told-{game}-{name}"} & messages("en").keys()}


def test_no_message_is_unused() -> None:
    unused = [
        name
        for name in messages("en")
        if name not in literals() and not any(each.fullmatch(name) for each in families())
    ]
    assert unused == []
