"""Every rule that the program enforces, offers or shows is named by a test."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\* `(\w+)` \S.*$", re.MULTILINE)
COUNTS = {"codenames": 76, "duet": 110, "trapwords": 98, "decipher": 41}
TESTED = {"engine", "option", "ui"}


def rules(game: str) -> dict[str, str]:
    """The rules of docs/rules and their tags."""
    return dict(RULE.findall((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")))


@cache
def named_by_tests() -> set[str]:
    """All rule ids in `pytest.mark.rule(...)`, on whole tests or on single cases."""
    return {
        str(arg.value)
        for path in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
        for arg in node.args
        if isinstance(arg, ast.Constant)
    }


@pytest.mark.parametrize("game", COUNTS)
def test_every_rule_stands_in_the_docs_once(game: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    prefix = {"codenames": "CN", "duet": "DU", "trapwords": "TW", "decipher": "DC"}[game]
    assert [name for name, _ in RULE.findall(text)] == [f"{prefix}-{n:02d}" for n in range(1, COUNTS[game] + 1)]


@pytest.mark.parametrize("game", COUNTS)
def test_every_engine_option_and_ui_rule_is_named_by_a_test(game: str) -> None:
    due = {name for name, tag in rules(game).items() if tag in TESTED}
    assert len(due) > 30
    assert due - named_by_tests() == set()


def test_tests_name_no_rule_that_does_not_exist() -> None:
    known = {name for game in COUNTS for name in rules(game)}
    named = {name for name in named_by_tests() if not name.startswith("D-")}
    assert named - known == set()
