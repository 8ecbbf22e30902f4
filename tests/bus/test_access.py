"""A NATS server that wants to know who connects, and that encrypts: certificates, users, tokens, credentials."""

from pathlib import Path

import pytest
import trustme

from cluehouse.bus import BusAccess, BusUnreachable
from cluehouse.bus.nats import open_nats
from tests.bus.nats_credentials import write_credentials
from tests.bus.nats_server import running
from tests.store.helpers import async_test


async def is_let_in(address: str, access: BusAccess | None = None) -> bool:
    try:
        bus = await open_nats(address, access=access)
    except BusUnreachable:
        return False
    await bus.close()
    return True


def certified(folder: Path) -> tuple[list[str], str]:
    """The arguments of a server with a certificate of its own, and the file of the authority that issued it."""
    authority = trustme.CA()
    certificate = authority.issue_cert("127.0.0.1", "localhost")
    certificate.private_key_pem.write_to_path(folder / "key.pem")
    (folder / "cert.pem").write_bytes(b"".join(part.bytes() for part in certificate.cert_chain_pems))
    authority.cert_pem.write_to_path(folder / "ca.pem")
    arguments = ["--tls", "--tlscert", str(folder / "cert.pem"), "--tlskey", str(folder / "key.pem")]
    return arguments, str(folder / "ca.pem")


@async_test
async def test_a_bus_is_encrypted_and_its_certificate_is_checked(tmp_path: Path) -> None:
    arguments, ca = certified(tmp_path)
    other = tmp_path / "other.pem"
    trustme.CA().cert_pem.write_to_path(other)
    with running(*arguments) as address:
        address = address.replace("nats://", "tls://")
        assert await is_let_in(address, BusAccess(ca=ca))
        assert not await is_let_in(address), "nobody on this machine vouches for it"
        assert not await is_let_in(address, BusAccess(ca=str(other)))


@async_test
async def test_a_user_needs_the_password_of_the_file() -> None:
    with running("--user", "house", "--pass", "s3cr:t@/ü") as address:
        named = address.replace("nats://", "nats://house@")
        assert await is_let_in(named, BusAccess(password="s3cr:t@/ü"))
        assert not await is_let_in(named, BusAccess(password="guess"))
        assert not await is_let_in(address)


@async_test
async def test_a_token_lets_a_server_in() -> None:
    with running("--auth", "t0k3n") as address:
        assert await is_let_in(address, BusAccess(token="t0k3n"))
        assert not await is_let_in(address, BusAccess(token="guess"))
        assert not await is_let_in(address)


@async_test
async def test_a_credentials_file_lets_a_server_in(tmp_path: Path) -> None:
    config, credentials = write_credentials(tmp_path)
    (tmp_path / "stranger").mkdir()
    _, stranger = write_credentials(tmp_path / "stranger")
    with running("--config", str(config)) as address:
        assert await is_let_in(address, BusAccess(credentials=str(credentials)))
        assert not await is_let_in(address, BusAccess(credentials=str(stranger)))
        assert not await is_let_in(address)


@async_test
async def test_an_error_names_the_bus_without_its_password() -> None:
    with pytest.raises(BusUnreachable) as refused:
        await open_nats("nats://house:s3cret@127.0.0.1:9", "nats://t0ken@127.0.0.1:9")
    assert str(refused.value) == "nats://127.0.0.1:9, nats://127.0.0.1:9"
