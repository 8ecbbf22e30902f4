"""A release can be built, has everything in it, and works where it is installed."""

import re
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

import cluehouse
from release import build
from release.installed import try_out
from release.packages import ROOT


def test_the_version_is_written_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert "version" not in project["project"]
    place = ROOT / project["tool"]["hatch"]["version"]["path"]
    assert place == Path(cluehouse.__file__)
    assert len(re.findall(r'^__version__ = "\d+\.\d+\.\d+"$', place.read_text(encoding="utf-8"), re.MULTILINE)) == 1
    assert metadata.version("cluehouse") == cluehouse.__version__


def test_the_changelog_begins_with_this_version() -> None:
    first = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert first is not None
    assert first[1] == cluehouse.__version__


def test_release_notes_are_one_version_of_the_changelog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "_changelog", lambda: "# Changelog\n\n## 2.0 (unreleased)\n\n- new\n\n## 1.0\n\n- old\n")
    assert build.release_notes("2.0") == "- new\n"
    assert build.release_notes("1.0") == "- old\n"
    assert build.release_notes("3.0") == ""


def test_a_version_without_a_date_is_not_released(monkeypatch: pytest.MonkeyPatch) -> None:
    version = cluehouse.__version__
    monkeypatch.setattr(build, "_changelog", lambda: f"## {version} (unreleased)\n")
    assert f"CHANGELOG.md has no date: write `## {version} (YYYY-MM-DD)`" in build.not_ready()
    monkeypatch.setattr(build, "_changelog", lambda: f"## {version} (2026-12-01)\n")
    assert not [problem for problem in build.not_ready() if "CHANGELOG" in problem]


def test_only_a_release_is_tagged() -> None:
    assert build.farewell(rehearsed=False) == f"Ready. Tag it: git tag v{cluehouse.__version__}"
    assert "git tag" not in build.farewell(rehearsed=True)
    assert "`make release`" in build.farewell(rehearsed=True)


def test_the_wheel_works_in_an_empty_environment(tmp_path: Path) -> None:
    wheel = build.build_wheel(tmp_path / "dist")
    assert build.missing_in_wheel(wheel) == []
    seen = try_out(wheel, sys.executable, tmp_path / "elsewhere")
    assert f"cluehouse {cluehouse.__version__} " in seen
