"""Runs a real server in its own process: start, kill, stop, and limit its disk space."""

import os
import re
import resource
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

FILE = "house.sqlite"
_NO_LIMITS = (
    "--connections",
    "100000",
    "--tables",
    "1000000",
    "--visits",
    "10000000",
    "--commands",
    "1000000",
    "--processor",
    "1000",
)


ROOT = Path(__file__).parents[2]


class StartFailed(Exception):
    """The server did not start."""


class ServerProcess:
    """`cluehouse serve` with this data folder, these arguments and a free port. Its log file lies beside the folder.

    The time of a skewed server can be set.
    """

    def __init__(self, data: Path, *arguments: str, skewed: bool = False) -> None:
        self.data, self._arguments = data, arguments
        self._module = "tests.endurance.skewed_server" if skewed else "cluehouse"
        self._skew = data.with_name(data.name + ".skew")
        self._seconds = 0
        self.skew(0)
        self.log = data.with_name(data.name + ".log")
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start the server and wait until it listens."""
        command = [sys.executable, "-m", self._module, "serve", "--data", str(self.data), "--port", "0", "--lang", "en"]
        with self.log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [*command, *_NO_LIMITS, *self._arguments],
                cwd=ROOT,
                env={**os.environ, "CLUEHOUSE_SKEW": str(self._skew)},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", self._process.stdout.readline())
        if found is None:
            self._end(signal.SIGKILL)
            raise StartFailed(self.logged())
        self.port = int(found[1])

    def skew(self, seconds: int) -> None:
        """Set the time of this server by so many seconds."""
        self._seconds += seconds
        fresh = self._skew.with_name(self._skew.name + ".new")
        fresh.write_text(str(self._seconds))
        fresh.replace(self._skew)

    @property
    def pid(self) -> int:
        """The id of the server's process."""
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        """Whether the process was started and has not ended."""
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        """Kill the process (`kill -9`)."""
        self._end(signal.SIGKILL)

    def suspend(self) -> None:
        """Let the process stand still (SIGSTOP)."""
        os.kill(self.pid, signal.SIGSTOP)

    def resume(self) -> None:
        """Let the process run on (SIGCONT)."""
        os.kill(self.pid, signal.SIGCONT)

    def stop(self) -> int:
        """Stop the server with SIGTERM; returns its exit code."""
        return self._end(signal.SIGTERM)

    def signal_stop(self) -> None:
        """Send SIGTERM without waiting for the end."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(number)
        with self._process:
            return self._process.wait(timeout=120)

    def limit_files(self, size: int | None) -> None:
        """Let no file of the server grow beyond this size; None removes the limit."""
        _, hard = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (hard if size is None else size, hard))

    def memory(self) -> int:
        """The server's memory in bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize()

    def logged(self) -> str:
        """The content of the log file."""
        return self.log.read_text(encoding="utf-8")

    def check_log(self) -> None:
        """Check that the log has no errors, and nothing but JSON lines."""
        bad = [line for line in self.logged().splitlines() if not line.startswith("{") or '"level":"error"' in line]
        assert not bad, f"the server logged {len(bad)} errors: " + "\n".join(bad[:20])

    def __enter__(self) -> "ServerProcess":
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if self._process is not None and self._process.returncode is None:
            self._end(signal.SIGKILL)
