"""The options that say where the servers of a cluster meet: PostgreSQL and NATS, with TLS, passwords and credentials.

Passwords come from files or from the environment, because everybody on a machine can read command lines.
"""

import argparse
import os
from pathlib import Path

from cluehouse.bus import BusAccess
from cluehouse.cluster import ClusterConfig
from cluehouse.store.contract import with_password


class UnreadableSecret(Exception):
    """A file with a password or a token cannot be read."""

    def __init__(self, file: Path, why: str) -> None:
        super().__init__(str(file), why)
        self.file, self.why = str(file), why


def add_store(parser: argparse.ArgumentParser) -> None:
    """Add the options about the database."""
    parser.add_argument(
        "--store",
        default=os.environ.get("CLUEHOUSE_STORE"),
        metavar="URL",
        help="the PostgreSQL database that the servers share (postgresql://…; or CLUEHOUSE_STORE)",
    )
    _add_file(parser, "--store-password-file", "CLUEHOUSE_STORE_PASSWORD_FILE", "the password for the database")


def add_bus(parser: argparse.ArgumentParser) -> None:
    """Add the options about the bus."""
    parser.add_argument(
        "--bus",
        action="append",
        default=(os.environ.get("CLUEHOUSE_BUS") or "").split(),
        metavar="URL",
        help="the NATS server over which they talk (nats://… or tls://…; repeatable; or CLUEHOUSE_BUS)",
    )
    _add_file(parser, "--bus-credentials", "CLUEHOUSE_BUS_CREDENTIALS", "NATS credentials (.creds)")
    _add_file(parser, "--bus-password-file", "CLUEHOUSE_BUS_PASSWORD_FILE", "the password of nats://USER@…")
    _add_file(parser, "--bus-token-file", "CLUEHOUSE_BUS_TOKEN_FILE", "the token for NATS")
    _add_file(parser, "--bus-ca", "CLUEHOUSE_BUS_CA", "certificates that tls://… is checked against")


def _add_file(parser: argparse.ArgumentParser, option: str, variable: str, what: str) -> None:
    default = os.environ.get(variable)
    parser.add_argument(
        option,
        type=Path,
        default=Path(default) if default else None,
        metavar="FILE",
        help=f"a file with {what} (or {variable})",
    )


def store_address(args: argparse.Namespace) -> str | None:
    """Return the address of the database with its password, if one is given."""
    password = _secret(args.store_password_file)
    return args.store if args.store is None or password is None else with_password(args.store, password)


def bus_access(args: argparse.Namespace) -> BusAccess:
    """Return how this server identifies itself to the bus."""
    return BusAccess(
        _path(args.bus_credentials), _secret(args.bus_password_file), _secret(args.bus_token_file), _path(args.bus_ca)
    )


def cluster_config(args: argparse.Namespace) -> ClusterConfig | None:
    """Return where the servers meet; None: this server is alone."""
    store = store_address(args)
    return None if store is None else ClusterConfig(store, tuple(args.bus), bus_access(args))


def _secret(file: Path | None) -> str | None:
    if file is None:
        return None
    try:
        return file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise UnreadableSecret(file, getattr(error, "strerror", None) or str(error)) from None


def _path(file: Path | None) -> str | None:
    """Return a file that others will read, if it can be read."""
    if file is not None and not os.access(file, os.R_OK):
        raise UnreadableSecret(file, "")
    return None if file is None else str(file)
