"""Several servers in processes of their own that share a database and a bus, both real."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.bus import nats_server
from tests.endurance.server_process import ServerProcess
from tests.store.postgres_server import database


@contextmanager
def running_nodes(folder: Path, count: int) -> Iterator[list[ServerProcess]]:
    """Run this many servers; nothing of them is left at the end."""
    with ExitStack() as ending:
        store, bus = ending.enter_context(database()), ending.enter_context(nats_server.running())
        nodes = [ServerProcess(folder / f"node-{at}", "--store", store, "--bus", bus) for at in range(1, count + 1)]
        with ThreadPoolExecutor(count) as starting:
            for _ in starting.map(ServerProcess.start, nodes):
                pass
        for node in nodes:
            ending.callback(node.__exit__, None, None, None)
        yield nodes
