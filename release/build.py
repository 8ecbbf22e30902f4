"""`make release`: build sdist and wheel in dist/, try the wheel with every Python here, write the release notes.

python -m release.build              refuses what is not ready: uncommitted changes, a changelog without a date
python -m release.build --rehearse   does everything else
"""

import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from cluehouse import __version__
from release import notices, sbom
from release.installed import UV, TryOutFailed, try_out
from release.packages import ROOT

DIST: Final = ROOT / "dist"
PYTHONS: Final = ("3.11", "3.12", "3.13")
_IN_THE_WHEEL: Final = (
    "cluehouse/py.typed",
    "cluehouse/server/page/index.html",
    "cluehouse/server/page/licences.txt",
    "cluehouse/server/page/worker.js",
    f"cluehouse-{__version__}.dist-info/licenses/LICENSE",
)
_IN_THE_SDIST: Final = (
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "sbom.cdx.json",
    "hatch_build.py",
    "web/package-lock.json",
)


def main() -> int:
    """Build everything, and say what is not ready."""
    problems = [*not_up_to_date(), *([] if "--rehearse" in sys.argv else not_ready())]
    if problems:
        return _refuse(problems)
    shutil.rmtree(DIST, ignore_errors=True)
    sdist, wheel = build_sdist(DIST), build_wheel(DIST)
    problems = [*missing_in_wheel(wheel), *missing_in_sdist(sdist)]
    if problems:
        return _refuse(problems)
    for file in (sdist, wheel):
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1e6:.1f} MB")
    for version in PYTHONS:
        python = find_python(version)
        if python is None:
            print(f"Python {version}: not here, not tried")
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                print(f"Python {version}: {try_out(wheel, python, Path(folder))}", flush=True)
            except TryOutFailed as failure:
                return _refuse([f"Python {version}: {failure}"])
    (DIST / f"notes-{__version__}.md").write_text(release_notes(__version__), encoding="utf-8")
    print(farewell("--rehearse" in sys.argv))
    return 0


def farewell(rehearsed: bool) -> str:
    """Return what is left to do."""
    if rehearsed:
        return "Rehearsed. Write the date into CHANGELOG.md, commit, and run `make release`."
    return f"Ready. Tag it: git tag v{__version__}"


def _refuse(problems: list[str]) -> int:
    for problem in problems:
        print(f"release: {problem}", file=sys.stderr)
    return 1


# --- what must be right before -----------------------------------------------------------------------


def not_up_to_date() -> list[str]:
    """Return which files about the release do not agree with the code."""
    found = []
    if notices.notices() != notices.NOTICES.read_text(encoding="utf-8"):
        found.append("the notices are stale: run `make notices`")
    if sbom.sbom() != sbom.SBOM.read_text(encoding="utf-8"):
        found.append("the bill of materials is stale: run `make sbom`")
    if not release_notes(__version__):
        found.append(f"CHANGELOG.md says nothing about {__version__}")
    return found


def not_ready() -> list[str]:
    """Return why this checkout cannot be released yet."""
    found = []
    if not re.search(rf"^## {re.escape(__version__)} \(\d{{4}}-\d\d-\d\d\)$", _changelog(), re.MULTILINE):
        found.append(f"CHANGELOG.md has no date: write `## {__version__} (YYYY-MM-DD)`")
    if subprocess.run(["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, check=True).stdout:
        found.append("there are changes that are not committed")
    return found


def release_notes(version: str) -> str:
    """Return what the changelog says about a version; empty if it says nothing."""
    found = re.search(rf"^## {re.escape(version)}\b[^\n]*\n(.*?)(?=^## |\Z)", _changelog(), re.MULTILINE | re.DOTALL)
    return found[1].strip() + "\n" if found and found[1].strip() else ""


def _changelog() -> str:
    return (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


# --- building ----------------------------------------------------------------------------------------


def build_wheel(folder: Path) -> Path:
    """Build the wheel with the page in it."""
    return _build("--wheel", folder, "*.whl")


def build_sdist(folder: Path) -> Path:
    """Build the source distribution."""
    return _build("--sdist", folder, "*.tar.gz")


def _build(kind: str, folder: Path, pattern: str) -> Path:
    subprocess.run([UV, "build", "--quiet", kind, "--out-dir", folder, ROOT], check=True)
    (built,) = folder.glob(pattern)
    return built


def missing_in_wheel(wheel: Path) -> list[str]:
    """Return what a wheel should contain and does not."""
    with ZipFile(wheel) as archive:
        names = archive.namelist()
    found = [f"{wheel.name} lacks {name}" for name in _IN_THE_WHEEL if name not in names]
    if not any(re.fullmatch(r"cluehouse/server/page/assets/.+\.js", name) for name in names):
        found.append(f"{wheel.name} lacks the page's program")
    return found


def missing_in_sdist(sdist: Path) -> list[str]:
    """Return what a source distribution should contain and does not."""
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    return [f"{sdist.name} lacks {name}" for name in _IN_THE_SDIST if name not in names]


def find_python(version: str) -> str | None:
    """Return a Python of this version: one on the path, or one of pyenv, which is not always on the path."""
    candidates = [f"python{version}", *map(str, Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))]
    return next((python for python in candidates if _runs(python)), None)


def _runs(python: str) -> bool:
    return shutil.which(python) is not None and not subprocess.run([python, "-V"], capture_output=True).returncode


if __name__ == "__main__":
    sys.exit(main())
