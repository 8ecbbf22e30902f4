"""The packages that Cluehouse is made of: Python packages that are installed with it, and what is in the page."""

import json
import re
import tomllib
from base64 import b64decode
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from typing import Any, Final, Literal

from msgspec import Struct

from cluehouse import __version__

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"

# The npm packages of which something is in the built page. The build fails if one is not in licences.txt
# (web/vite.config.ts), so none can be forgotten here.
IN_THE_PAGE: Final = (
    "@fluent/bundle",
    "@fontsource-variable/grenze-gotisch",
    "@fontsource-variable/jost",
    "@fontsource-variable/piazzolla",
    "@fontsource-variable/sofia-sans",
    "@fontsource-variable/sofia-sans-condensed",
    "@fontsource-variable/sofia-sans-extra-condensed",
    "@fontsource/atkinson-hyperlegible",
    "@iconify-json/fluent-emoji-flat",
    "clsx",
    "esm-env",
    "svelte",
    "uqr",
)

# Where the metadata of a package does not say it in the words of SPDX.
_LICENCES: Final = {
    "babel": "BSD-3-Clause AND Unicode-3.0",
    "fluent-runtime": "Apache-2.0",
    "fluent-syntax": "Apache-2.0",
    "langcodes": "MIT",
    "lemminflect": "MIT",
    "locate": "MIT",
    "morfeusz2": "BSD-2-Clause",
    "numpy": "BSD-3-Clause AND 0BSD AND MIT AND Zlib AND CC0-1.0",  # two versions, by the version of Python
    "opencc-python-reimplemented": "Apache-2.0",
    "uvloop": "MIT OR Apache-2.0",
    "wcwidth": "MIT",
    "wordfreq": "Apache-2.0 AND CC-BY-SA-4.0",
}
# Where no file of the package says it.
_COPYRIGHTS: Final = {
    "@fluent/bundle": ("Copyright Mozilla and contributors",),
    "@iconify-json/fluent-emoji-flat": ("Copyright (c) Microsoft Corporation",),
    "fluent-runtime": ("Copyright Mozilla and contributors",),
    "fluent-syntax": ("Copyright Mozilla and contributors",),
    "numpy": ("Copyright (c) NumPy Developers",),
}
_URLS: Final = {
    "@iconify-json/fluent-emoji-flat": "https://github.com/microsoft/fluentui-emoji",
    "numpy": "https://numpy.org",
}
_SPDX: Final = re.compile(r"[A-Za-z0-9.+-]+( (AND|OR|WITH) [A-Za-z0-9.+-]+)*")
_COPYRIGHT: Final = re.compile(r"^\W*(copyright (?:\(c\)|©|[0-9]).*)", re.IGNORECASE | re.MULTILINE)

Key = tuple[str, str]  # name and version


class Package(Struct, frozen=True):
    """A package of others."""

    kind: Literal["pypi", "npm"]
    name: str
    version: str
    licence: str  # an SPDX expression
    url: str
    copyrights: tuple[str, ...]
    hashes: tuple[tuple[str, str], ...] = ()  # algorithm and hexadecimal digest of the source
    needs: tuple[Key, ...] = ()


class Lock:
    """The lock file of the Python packages."""

    def __init__(self) -> None:
        found = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
        self.packages: dict[Key, dict[str, Any]] = {
            (package["name"], package.get("version", __version__)): package for package in found
        }
        (self.own,) = (key for key in self.packages if key[0] == "cluehouse")

    def needs(self, key: Key) -> tuple[Key, ...]:
        """Return what a package depends on, on any platform and version of Python."""
        return tuple(sorted(map(self._key, self.packages[key].get("dependencies", ()))))

    def _key(self, need: dict[str, str]) -> Key:
        if "version" in need:
            return need["name"], need["version"]
        (key,) = (key for key in self.packages if key[0] == need["name"])
        return key


def python_packages() -> list[Package]:
    """Return all packages that are installed with Cluehouse, on any platform and version of Python."""
    lock = Lock()
    found: set[Key] = set()
    waiting = [*lock.needs(lock.own)]
    while waiting:
        key = waiting.pop()
        if key not in found:
            found.add(key)
            waiting += lock.needs(key)
    return [_python_package(lock, key) for key in sorted(found)]


def _python_package(lock: Lock, key: Key) -> Package:
    name, version = key
    installed = metadata.distribution(name)
    algorithm, _, digest = lock.packages[key].get("sdist", {}).get("hash", "").partition(":")
    return Package(
        "pypi",
        name,
        version,
        _LICENCES.get(name) or _licence(installed),
        _URLS.get(name) or _url(installed),
        _COPYRIGHTS.get(name) or _copyrights(_texts(installed)) or (_field(installed, "Author") or name,),
        ((algorithm, digest),) if digest else (),
        lock.needs(key),
    )


def _field(installed: metadata.Distribution, name: str) -> str:
    return next(iter(installed.metadata.get_all(name) or ()), "")


def _licence(installed: metadata.Distribution) -> str:
    said = _field(installed, "License-Expression") or _field(installed, "License")
    if not _SPDX.fullmatch(said):
        raise SystemExit(f"{installed.name}: add its licence to release/packages.py; its metadata say {said[:60]!r}")
    return said


def _url(installed: metadata.Distribution) -> str:
    urls = dict(line.split(", ", 1) for line in installed.metadata.get_all("Project-URL") or ())
    by_name = {name.lower(): url for name, url in urls.items()}
    preferred = ("homepage", "source", "repository", "github", "source code")
    found = next((by_name[name] for name in preferred if name in by_name), "")
    return found or _field(installed, "Home-page") or next(iter(urls.values()), "")


def _texts(installed: metadata.Distribution) -> Iterable[str]:
    """Yield the package's own licence files, without those of what it has vendored."""
    for file in installed.files or ():
        is_top = re.fullmatch(r"[^/]+\.dist-info/(licenses/)?[^/]+", file.as_posix())
        if is_top and re.search(r"licen[cs]e|copying|notice", file.name, re.IGNORECASE):
            yield file.read_text(encoding="utf-8")


def _copyrights(texts: Iterable[str]) -> tuple[str, ...]:
    found = (line.strip().rstrip(".") for text in texts for line in _COPYRIGHT.findall(text))
    return tuple(dict.fromkeys(line for line in found if "[yyyy]" not in line))[:4]


# --- the page ---------------------------------------------------------------------------------------


def page_packages() -> list[Package]:
    """Return the packages of which something is in the built page."""
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return [_page_package(name, locked[f"node_modules/{name}"]) for name in IN_THE_PAGE]


def _page_package(name: str, locked: dict[str, Any]) -> Package:
    folder = WEB / "node_modules" / name
    about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.iterdir()) if _is_licence(file)]
    algorithm, _, digest = locked["integrity"].partition("-")
    return Package(
        "npm",
        name,
        locked["version"],
        locked["license"],
        _URLS.get(name) or about.get("homepage") or _repository(about),
        _COPYRIGHTS.get(name) or _copyrights(text.replace(" Copyright", "\nCopyright") for text in texts),
        ((algorithm, b64decode(digest).hex()),),
    )


def _is_licence(file: Path) -> bool:
    return file.stem.lower() in ("license", "licence") and file.is_file()


def _repository(about: dict[str, Any]) -> str:
    repository = about.get("repository", "")
    url: str = repository["url"] if isinstance(repository, dict) else repository
    url = re.sub(r"^(git\+|github:)", "", url).removesuffix(".git").replace("git://", "https://")
    return url if url.startswith("http") else f"https://github.com/{url}"
