"""Runs a server process for a benchmark and chooses its port."""

import asyncio
import os
import socket
import subprocess
import tempfile
from pathlib import Path

from bench.lean import stay_on

HOST = "127.0.0.1"


def choose_port(wanted: int = 0) -> int:
    """The wanted port, or a free one for 0. Ends the program if somebody else listens at the wanted port."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((HOST, wanted))
        except OSError as error:
            holder = port_holder(wanted) or error.strerror
            raise SystemExit(
                f"cannot listen at port {wanted}: {holder}. Choose another with --port, or none."
            ) from None
        return int(trial.getsockname()[1])


def port_holder(port: int) -> str:
    """Which process listens at this port, as far as this system tells us."""
    sockets = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in Path(table).read_text().splitlines()[1:] if Path(table).exists() else ():
            fields = line.split()
            if fields[3] == "0A" and int(fields[1].rpartition(":")[2], 16) == port:  # 0A: listening
                sockets.add(f"socket:[{fields[9]}]")
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if sockets.intersection(os.readlink(file) for file in (process / "fd").iterdir()):
                command = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
                return f"process {process.name} listens there ({command})"
        except OSError:
            continue  # it ended, or is somebody else's
    return ""


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has used so far, all threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """A server process, on a core of its own unless it is told otherwise: its processor time and its memory."""

    def __init__(self, command: list[str], port: int, core: int | None = 0) -> None:
        self.port = port
        self._log = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the server
        self.process = subprocess.Popen(command, stdout=self._log, stderr=self._log)
        if core is not None:
            stay_on(core, self.process.pid)

    async def ready(self) -> None:
        """Wait until it listens. Ends the program with what the server said if it ended, or does not listen in time."""
        for _ in range(200):
            if self.process.poll() is not None:
                raise SystemExit(f"the server ended with status {self.process.returncode}:\n{self._logged()}")
            try:
                _, writer = await asyncio.open_connection(HOST, self.port)
            except OSError:
                await asyncio.sleep(0.05)
                continue
            writer.close()
            return
        raise SystemExit(f"the server does not listen at port {self.port}:\n{self._logged()}")

    def _logged(self) -> str:
        self._log.seek(0)
        return self._log.read().decode(errors="replace")

    def cpu(self) -> float:
        """Seconds of processor time used so far, all threads."""
        return processor_time(self.process.pid)

    def memory(self) -> int:
        """Bytes in memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        """Close it, if it still runs."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:  # a server that is too busy to notice the signal
                self.process.kill()
                self.process.wait()
        self._log.close()
