"""The rules that players read on the page: complete in every language, by the numbers of docs/rules."""

import re
from pathlib import Path

import pytest

from cluehouse.languages import LANGUAGES

ROOT = Path(__file__).parents[1]
PAGES = sorted((ROOT / "web/src/learn/rules").glob("*/*.md"))
RULE = re.compile(r"(?<!D-)\b(?:CN|DU|TW|DC)-[0-9]+")
DECISION = re.compile(r"\bD-(?:CN|DU|TW|DC)-[0-9]+")


def numbered(game: str) -> set[str]:
    text = (ROOT / "docs/rules" / f"{game}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*([A-Z]+-[0-9]+)\*\*", text, re.MULTILINE))


def test_every_game_has_its_rules_in_every_language() -> None:
    games = {page.stem for page in (ROOT / "docs/rules").glob("*.md")} - {"README"}
    assert {(page.parent.name, page.stem) for page in PAGES} == {
        (language, game) for language in LANGUAGES for game in games
    }


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_a_page_tells_every_numbered_rule_and_invents_none(page: Path) -> None:
    assert set(RULE.findall(page.read_text(encoding="utf-8"))) == numbered(page.stem)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_every_point_on_a_page_names_its_rule_or_our_decision(page: Path) -> None:
    points = [line for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("- ")]
    assert points
    assert [line for line in points if not re.search(r"[.。] ?\{[A-Z0-9 -]+\}$", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_that_the_referee_quotes_is_on_a_page(language: str) -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/cluehouse/referee").glob("*.py"))
    quoted = set(re.findall(r'"((?:D-)?(?:CN|DU|TW|DC)-[0-9]+)"', code))
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES if page.parent.name == language)
    assert len(quoted) > 20
    assert quoted - {*RULE.findall(text), *DECISION.findall(text)} == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_a_page_has_the_same_chapters_and_rules_as_in_english(page: Path) -> None:
    def shape(text: str) -> list[tuple[str, tuple[str, ...]]]:
        lines = [line for line in text.splitlines() if line.strip()]
        kinds = [line[:2] if line[:2] in ("##", "- ") else "" for line in lines]
        return [(kind, (*RULE.findall(line), *DECISION.findall(line))) for kind, line in zip(kinds, lines, strict=True)]

    english = (page.parent.parent / "en" / page.name).read_text(encoding="utf-8")
    assert shape(page.read_text(encoding="utf-8")) == shape(english)
