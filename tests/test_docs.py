"""The documents agree with the code."""

import doctest
import inspect
import re
from pathlib import Path

import pytest

import cluehouse
from cluehouse.games import GAMES
from cluehouse.games import record as records
from cluehouse.games.record import parse, replay

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["README.md", "docs/library.md", "docs/referee.md"])
def test_the_pages_run(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("name", ["games/__init__.py", "games/record.py"])
def test_docstring_examples_run(name: str) -> None:
    path = ROOT / "src" / "cluehouse" / name
    found = doctest.DocTestParser().get_doctest(path.read_text(encoding="utf-8").split('"""')[1], {}, name, name, 0)
    assert doctest.DocTestRunner().run(found).failed == 0


def test_every_example_of_a_record_replays() -> None:
    text = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    blocks = re.split(r"^## (?:Codenames|Duet|Trapwords|Decipher)\n", text, flags=re.MULTILINE)[1:]
    games = []
    for block in blocks:
        record = parse(GAMES, "\n".join(line[4:] for line in block.splitlines() if line.startswith("    ")))
        replay(GAMES[record.game], record)
        games.append(record.game)
    assert games == ["codenames", "duet", "trapwords", "decipher"]


def test_the_record_page_names_every_function_with_its_arguments() -> None:
    text = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `(\w+)\((.*?)\)` \|", text, flags=re.MULTILINE))
    public = {
        name: ", ".join(inspect.signature(function).parameters)
        for name, function in inspect.getmembers(records, inspect.isfunction)
        if function.__module__ == records.__name__ and not name.startswith("_")
    }
    assert told == public


def test_help_and_architecture_lead_to_every_room() -> None:
    rooms = {path.name for path in (ROOT / "src" / "cluehouse").iterdir() if (path / "__init__.py").exists()}
    architecture = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    for room in rooms:
        assert f"cluehouse.{room}" in (cluehouse.__doc__ or "")
        assert f"{room}/" in architecture


def test_no_file_outgrows_a_few_screens() -> None:
    long = [
        path
        for folder in ("src", "tests", "bench")
        for path in (ROOT / folder).rglob("*.py")
        if len(path.read_text(encoding="utf-8").splitlines()) > 400
    ]
    assert long == []


def pages() -> list[Path]:
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub makes from the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_to_a_file_or_a_heading_leads_there(page: Path) -> None:
    lost = []
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if link.startswith(("http:", "https:")):
            continue
        file, _, anchor = link.partition("#")
        target = page.parent / file if file else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(link)
    assert lost == []
