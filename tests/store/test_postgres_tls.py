"""PostgreSQL over TLS, with a password from a file. The server of the wheel is built without TLS, so a front does what
a PostgreSQL server does when a client asks for it."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import trustme

from cluehouse.store import StoreError
from cluehouse.store.contract import with_password, without_password
from cluehouse.store.postgres import open_postgres
from tests.store.helpers import async_test, page, texts

_SSL_REQUEST = bytes.fromhex("0000000804d2162f")  # of PostgreSQL's protocol


@asynccontextmanager
async def encrypted(address: str, authority: trustme.CA) -> AsyncIterator[str]:
    """Put a front with TLS before a database; yields its address."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("localhost").configure_cert(context)
    parts = urlsplit(address)
    socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            if await reader.readexactly(8) != _SSL_REQUEST:
                writer.close()  # it does not talk to those who do not encrypt
                return
            writer.write(b"S")
            await writer.start_tls(context)
            there_reader, there_writer = await asyncio.open_unix_connection(socket)
            await asyncio.gather(_pass(reader, there_writer), _pass(there_reader, writer))

    front = await asyncio.start_server(serve, "localhost", 0)
    try:
        yield f"postgresql://postgres@localhost:{front.sockets[0].getsockname()[1]}{parts.path}"
    finally:
        front.close()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
        await writer.drain()
    writer.close()


@async_test
async def test_a_database_is_encrypted_and_its_certificate_is_checked(postgres: str, tmp_path: Path) -> None:
    authority = trustme.CA()
    authority.cert_pem.write_to_path(tmp_path / "ca.pem")
    trustme.CA().cert_pem.write_to_path(tmp_path / "other.pem")
    async with encrypted(postgres, authority) as address:
        store = await open_postgres(f"{address}?sslmode=verify-full&sslrootcert={tmp_path / 'ca.pem'}")
        await store.append(page("table/KOT-7", 1, "a"))
        assert await texts(store, "table/KOT-7") == ["a"]
        await store.close()
        with pytest.raises(StoreError):
            await open_postgres(f"{address}?sslmode=verify-full&sslrootcert={tmp_path / 'other.pem'}")
        with pytest.raises(StoreError):
            await open_postgres(f"{address}?sslmode=disable")


def test_a_password_from_a_file_is_added_to_the_address() -> None:
    address = "postgresql://house@db.example.org:5432/cluehouse?sslmode=verify-full"
    added = with_password(address, "a/b:c@d ü")
    assert urlsplit(added).hostname == "db.example.org"
    assert without_password(added) == address
    assert with_password(added, "other") == with_password(address, "other")
