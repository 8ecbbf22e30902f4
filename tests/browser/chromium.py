"""Finding a Chromium for the browser tests, or installing one: `python -m tests.browser.chromium` in `make test`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """A Chromium of this machine: the one that CLUEHOUSE_CHROMIUM names, the system's, or playwright's own."""
    named = os.environ.get("CLUEHOUSE_CHROMIUM")
    if named:
        return named
    found = next((path for name in _NAMES if (path := shutil.which(name))), None)
    if found is not None:
        return found
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


def install() -> None:
    """Debian's package where we may install it, else playwright's download."""
    apt = shutil.which("apt-get")
    if apt is not None and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (
            ("update", "-qq"),
            ("install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-cjk"),
        ):
            if subprocess.run([apt, *words], env=quiet, stdout=subprocess.DEVNULL, check=False).returncode:
                break
        else:
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


def main() -> int:
    """Make sure that there is one."""
    if find() is None:
        print("Installing a Chromium for the browser tests (once) …", file=sys.stderr, flush=True)
        install()
    return 0 if find() is not None else 1


if __name__ == "__main__":
    sys.exit(main())
