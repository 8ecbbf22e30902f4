"""Credentials as NATS' own tool makes them: an operator signs an account, the account signs a user."""

import base64
import hashlib
import json
import os
from pathlib import Path
from typing import Any

import nkeys


class Key:
    """A key of an operator, an account or a user."""

    def __init__(self, kind: int) -> None:
        self.seed = bytes(nkeys.encode_seed(os.urandom(32), kind))
        self._pair = nkeys.from_seed(bytearray(self.seed))
        self.public = self._pair.public_key.decode()

    def sign(self, subject: str, about: dict[str, Any]) -> str:
        """Return a token about a subject."""
        claims = {
            "iat": 1_700_000_000,
            "iss": self.public,
            "sub": subject,
            "name": "test",
            "nats": {"version": 2, **about},
        }
        claims["jti"] = base64.b32encode(hashlib.sha256(json.dumps(claims).encode()).digest()).decode().rstrip("=")
        text = f"{_encoded({'typ': 'JWT', 'alg': 'ed25519-nkey'})}.{_encoded(claims)}"
        return f"{text}.{_base64(self._pair.sign(text.encode()))}"


def _encoded(value: dict[str, Any]) -> str:
    return _base64(json.dumps(value).encode())


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def write_credentials(folder: Path) -> tuple[Path, Path]:
    """Write a server's configuration and a user's credentials; returns both files."""
    operator, account, user = (
        Key(nkeys.PREFIX_BYTE_OPERATOR),
        Key(nkeys.PREFIX_BYTE_ACCOUNT),
        Key(nkeys.PREFIX_BYTE_USER),
    )
    trusted = operator.sign(operator.public, {"type": "operator"})
    limits = {
        "subs": -1,
        "data": -1,
        "payload": -1,
        "imports": -1,
        "exports": -1,
        "conn": -1,
        "leaf": -1,
        "wildcards": True,
    }
    granted = operator.sign(account.public, {"type": "account", "limits": limits})
    token = account.sign(user.public, {"type": "user", "subs": -1, "data": -1, "payload": -1})
    config, credentials = folder / "nats.conf", folder / "user.creds"
    config.write_text(
        f'operator: "{trusted}"\nresolver: MEMORY\nresolver_preload: {{ {account.public}: "{granted}" }}\n'
    )
    credentials.write_text(
        f"-----BEGIN NATS USER JWT-----\n{token}\n------END NATS USER JWT------\n\n"
        f"-----BEGIN USER NKEY SEED-----\n{user.seed.decode()}\n------END USER NKEY SEED------\n"
    )
    return config, credentials
