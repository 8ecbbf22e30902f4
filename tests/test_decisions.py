"""Every decision that the project cites (`D-DU-17`) is explained once, in docs/rules."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PREFIXES = {"codenames": "CN", "duet": "DU", "trapwords": "TW", "decipher": "DC"}
CITED = re.compile(r"\bD-[A-Z]{2}-[0-9]+")
DEFINED = re.compile(r"^### (D-[A-Z]{2}-[0-9]+)$", re.MULTILINE)
ENTRY = re.compile(r"\*\*[^*]+\?\*\* \S.*")  # the question, then the answer
TEXTS = {".py", ".ts", ".svelte", ".ftl", ".md"}

# Nothing in the code rests on these: they explain what the referee leaves to people, or what only the box needs.
UNCITED = {"D-CN-12", "D-CN-13", "D-DU-03", "D-DU-32", "D-TW-24", "D-TW-25", "D-DC-20"}


def page(game: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


def definitions() -> list[str]:
    """The ids of all entries, in the order of the pages."""
    return [name for game in PREFIXES for name in DEFINED.findall(page(game))]


def texts() -> Iterator[Path]:
    """The files that may cite a decision, but for the pages that define them and this test."""
    yield from (path for path in ROOT.glob("*.md"))
    for folder in ("src", "tests", "docs", "web/src"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in TEXTS and path.parent != ROOT / "docs" / "rules" and path != Path(__file__):
                yield path


def citations() -> dict[str, str]:
    """Every id that is cited, and one file that cites it."""
    return {
        name: str(path.relative_to(ROOT))
        for path in texts()
        for name in CITED.findall(path.read_text(encoding="utf-8"))
    }


def test_every_decision_that_is_cited_is_explained() -> None:
    cited = citations()
    assert len(cited) > 90
    assert {name: path for name, path in cited.items() if name not in definitions()} == {}


def test_the_rules_pages_cite_no_decision_that_they_do_not_explain() -> None:
    pages = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "rules").glob("*.md"))
    assert set(CITED.findall(pages)) - set(definitions()) == set()


@pytest.mark.parametrize("game", PREFIXES)
def test_every_decision_stands_once_on_its_games_page_in_order(game: str) -> None:
    numbers = [f"D-{PREFIXES[game]}-{number:02d}" for number in range(1, 100)]
    found = DEFINED.findall(page(game))
    assert found
    assert found == [number for number in numbers if number in found]


@pytest.mark.parametrize("game", PREFIXES)
def test_the_list_of_the_rules_names_the_last_decision_of_each_game(game: str) -> None:
    first, *_, last = DEFINED.findall(page(game))
    assert f"[{first} to {last}]({game}.md#decisions)" in page("README")


@pytest.mark.parametrize("game", PREFIXES)
def test_every_decision_has_a_question_and_an_answer(game: str) -> None:
    bodies = DEFINED.split(page(game))[2::2]
    assert bodies
    assert [body.strip() for body in bodies if not ENTRY.fullmatch(body.strip())] == []


@pytest.mark.parametrize("game", PREFIXES)
def test_a_decision_names_rules_that_exist(game: str) -> None:
    rules, _, decisions = page(game).partition("\n## Decisions\n")
    named = set(re.findall(rf"(?<!D-)\b{PREFIXES[game]}-[0-9]+", decisions))
    assert named
    assert named - set(re.findall(r"^- \*\*([A-Z]{2}-[0-9]+)\*\*", rules, re.MULTILINE)) == set()


def test_every_decision_is_cited_or_explained_on_purpose() -> None:
    assert set(definitions()) - set(citations()) == UNCITED
