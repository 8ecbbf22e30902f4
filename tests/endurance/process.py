"""A real server in a process of its own: started, killed, asked to stop, short of room."""

import re
import resource
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType

FILE = "house.sqlite"
_PATIENCE = ("--connections", "100000", "--tables", "1000000", "--visits", "10000000", "--commands", "1000000")


class ServedHouse:
    """`cluehouse serve` on a folder and a free port. What it logs is kept beside the folder."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.log = data.with_name(data.name + ".log")
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Open the house, and wait until people can come in."""
        command = [sys.executable, "-m", "cluehouse", "serve", "--data", str(self.data), "--port", "0", "--lang", "en"]
        with self.log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen([*command, *_PATIENCE], stdout=subprocess.PIPE, stderr=log, text=True)
        assert self._process.stdout is not None
        found = re.search(r"http://localhost:(\d+)/", self._process.stdout.readline())
        assert found is not None, f"the house did not open: {self.logged()}"
        self.port = int(found[1])

    @property
    def pid(self) -> int:
        """The server's process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """`kill -9`: no last words."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to close; its exit code."""
        return self._end(signal.SIGTERM)

    def signal_stop(self) -> None:
        """Ask it to close, without waiting."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(number)
        with self._process:
            return self._process.wait(timeout=120)

    def limit_files(self, size: int | None) -> None:
        """Let no file of the house grow beyond this size; None: as far as it likes."""
        _, hard = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (hard if size is None else size, hard))

    def memory(self) -> int:
        """The server's memory in bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize()

    def logged(self) -> str:
        """Everything the house has logged so far."""
        return self.log.read_text(encoding="utf-8")

    def check_log(self) -> None:
        """Nothing has failed: no errors, and nothing that is not a line of our log."""
        bad = [line for line in self.logged().splitlines() if not line.startswith("{") or '"level":"error"' in line]
        assert not bad, f"the house complained {len(bad)} times: " + "\n".join(bad[:20])

    def __enter__(self) -> "ServedHouse":
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if self._process is not None and self._process.returncode is None:
            self._end(signal.SIGKILL)
