"""The documentation site, and what others need to translate."""

import json
from pathlib import Path

import pytest

from release import site

ROOT = Path(__file__).parents[1]


def test_the_site_is_built_without_warnings_and_every_link_leads_somewhere() -> None:
    assert site.build() == []
    reference = (site.HTML / "docs" / "reference.html").read_text(encoding="utf-8")
    assert "cluehouse.library.judge" in reference
    assert not [page for page in site.HTML.rglob("*.html") if "fonts.googleapis" in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=lambda page: page.name)
def test_every_page_is_on_the_map_of_the_site(page: Path) -> None:
    place = page.relative_to(ROOT).as_posix()
    if not page.name.startswith("00"):  # decisions are listed on their own page
        assert f'"{place}"' in (ROOT / "zensical.toml").read_text(encoding="utf-8")


def test_a_dead_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="b.html">b</a> <a href="a.html#there">a</a> <p id="there">', encoding="utf-8"
    )
    assert list(site.dead_links(tmp_path)) == ["a.html: b.html"]


def test_weblate_knows_every_file_of_messages() -> None:
    messages = ROOT / "src" / "cluehouse" / "messages" / "en"
    files = {file.relative_to(ROOT).as_posix() for file in messages.rglob("*.ftl")}
    components = json.loads((ROOT / "release" / "weblate.json").read_text(encoding="utf-8"))
    assert {component["template"] for component in components} == files
    assert len({component["slug"] for component in components}) == len(components)
