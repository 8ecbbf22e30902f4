"""Builds the documentation site (`make site`) in .site/html, and checks that every link in it leads somewhere.

The pages keep the places that they have in the repository, so that the same links work there and on the site.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

ROOT: Final = Path(__file__).parents[1]
SITE: Final = ROOT / ".site"
HTML: Final = SITE / "html"

# What the site holds beside docs/: pages, and files that pages link to.
_PAGES: Final = ("README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "SECURITY.md")
_FILES: Final = (
    "CITATION.cff",
    "LICENSE",
    "bench/cluster.json",
    "deploy",
    "evaluation/README.md",
    "evaluation/benchmark/README.md",
    "examples",
    "sbom.cdx.json",
    "src/cluehouse/messages/README.md",
    "web/public/licences.txt",
)


def build() -> list[str]:
    """Lay the pages out, build the site, and return what is wrong with it."""
    shutil.rmtree(SITE, ignore_errors=True)
    pages = SITE / "pages"
    ignored = shutil.ignore_patterns("__pycache__", "*.py[co]")
    for name in ("docs", *_PAGES, *_FILES):
        source, target = ROOT / name, pages / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=ignored)
        else:
            shutil.copyfile(source, target)
    shutil.copyfile(ROOT / "zensical.toml", SITE / "zensical.toml")
    command = [str(Path(sys.executable).parent / "zensical"), "build", "--clean"]
    built = subprocess.run(command, cwd=SITE, capture_output=True, text=True, check=False)
    said = built.stdout + built.stderr
    if built.returncode:
        return [said]
    return [*re.findall(r"(?mi)^.*\b(?:warning|error)\b.*$", said), *dead_links(HTML)]


class _Links(HTMLParser):
    """The links of a page, and the places in it that links can lead to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = {""}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value is None:
                continue
            if name in ("href", "src"):
                self.links.append(value)
            elif name in ("id", "name"):
                self.anchors.add(value)


def dead_links(site: Path) -> Iterator[str]:
    """Yield every link of the site that leads nowhere within it, and every file that it fetches from elsewhere."""
    pages = {page: _Links(page.read_text(encoding="utf-8")) for page in sorted(site.rglob("*.html"))}
    for page, found in pages.items():
        if page.name == "404.html":
            continue  # it is shown at any address, and has links of its own
        for link in found.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            target = target / "index.html" if target.is_dir() else target
            if not target.exists():
                yield f"{page.relative_to(site)}: {link}"
            elif target in pages and unquote(parts.fragment) not in pages[target].anchors:
                yield f"{page.relative_to(site)}: {link} (no such heading)"


def main() -> int:
    """Build the site and say where it is, or what is wrong."""
    problems = build()
    print("\n".join(problems) if problems else f"{HTML.relative_to(ROOT)}/index.html", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
