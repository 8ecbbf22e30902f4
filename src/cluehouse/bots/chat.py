"""A language model behind an OpenAI-compatible address, asked over HTTP.

CLUEHOUSE_LLM_URL    the address, up to and without /chat/completions
CLUEHOUSE_LLM_MODEL  the model's name
CLUEHOUSE_LLM_KEY    a key, if the address wants one
"""

import http.client
import json
import os
import urllib.error
import urllib.request
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from msgspec import Struct

_LONGEST: Final = 200_000  # bytes of an answer


class ChatFailed(Exception):
    """There was no answer, or not one that can be read; the text says why."""


class Reply(Struct, frozen=True):
    """What a model answered, and how many tokens that took by its own count."""

    text: str
    tokens_in: int = 0
    tokens_out: int = 0


class Speaker(Protocol):
    """Anything that answers a conversation."""

    model: str  # its name

    def reply(self, messages: Sequence[dict[str, str]]) -> Reply:
        """The next message of a conversation; ChatFailed if there is none."""
        ...


class ChatEndpoint(Speaker):
    """One model at one address."""

    def __init__(
        self, url: str, model: str, key: str = "", seconds: float = 30.0, settings: Mapping[str, float] | None = None
    ) -> None:
        """`seconds` is how long any single step of an answer is waited for; `settings` are sent with every request:
        `{"temperature": 0}`."""
        if not url.startswith(("http://", "https://")):
            raise ValueError(f"not the address of a language model: {url!r}")
        self._url = url.rstrip("/") + "/chat/completions"
        self.model, self._key, self._seconds = model, key, seconds
        self.settings = dict(settings or {})

    def reply(self, messages: Sequence[dict[str, str]]) -> Reply:
        """Ask for the next message of a conversation; ChatFailed if there is none."""
        headers = {"Content-Type": "application/json"}
        if self._key:
            headers["Authorization"] = f"Bearer {self._key}"
        page = json.dumps({"model": self.model, "messages": list(messages), **self.settings}).encode()
        request = urllib.request.Request(self._url, page, headers)
        try:
            with urllib.request.urlopen(request, timeout=self._seconds) as answer:
                return _read(json.loads(answer.read(_LONGEST)))
        except (OSError, http.client.HTTPException, ValueError, KeyError, TypeError, IndexError) as error:
            raise ChatFailed(f"{type(error).__name__}: {error}") from None


def _read(page: Any) -> Reply:
    used = page.get("usage") if isinstance(page, dict) else None
    counts = used if isinstance(used, dict) else {}
    text = str(page["choices"][0]["message"]["content"] or "")
    return Reply(text, int(counts.get("prompt_tokens") or 0), int(counts.get("completion_tokens") or 0))


def endpoint_from_environment(
    prefix: str, seconds: float, settings: Mapping[str, float] | None = None
) -> ChatEndpoint | None:
    """The model that the environment variables `…_URL`, `…_MODEL` and `…_KEY` name, or None."""
    url, model, key = (os.environ.get(f"{prefix}_{part}", "") for part in ("URL", "MODEL", "KEY"))
    return ChatEndpoint(url, model, key, seconds, settings) if url.startswith(("http://", "https://")) else None
