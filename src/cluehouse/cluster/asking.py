"""Requests to other servers."""

import asyncio
from collections import defaultdict
from typing import Any, Final

import msgspec

from cluehouse.bus import Bus, NoAnswer
from cluehouse.cluster import messages
from cluehouse.cluster.messages import AnyAsk, Reply
from cluehouse.house.ownership import OwnedElsewhere

_ANSWER_SECONDS: Final = 2.0
_encode = msgspec.json.Encoder().encode
_replies: Final = msgspec.json.Decoder(Reply)


def server_of(node: str) -> str:
    """Return the name of the server that has this lease. It stays the same when the lease changes."""
    return node.partition(".")[0]


class Asking:
    """Asks other servers, and stops waiting for those that are gone."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._under_way: defaultdict[str, set[asyncio.Future[bytes]]] = defaultdict(set)  # by node
        self._given_up: set[asyncio.Future[bytes]] = set()

    async def ask(self, node: str, ask: AnyAsk, kind: Any) -> Any:
        """Return the answer of a server. Raises OwnedElsewhere, NoAnswer, or what the person is refused with."""
        request = asyncio.ensure_future(
            self._bus.request(f"cluehouse.{server_of(node)}.ask", _encode(ask), _ANSWER_SECONDS)
        )
        self._under_way[node].add(request)
        try:
            reply = _replies.decode(await request)
        except asyncio.CancelledError:
            if request in self._given_up:
                raise NoAnswer(node) from None
            raise
        finally:
            self._given_up.discard(request)
            self._under_way[node].discard(request)
            if not self._under_way[node]:
                del self._under_way[node]
        if not reply.is_owner:
            raise OwnedElsewhere(reply.owner)
        if reply.refusal is not None:
            raise messages.refusal_of(reply.refusal)
        return msgspec.json.decode(reply.result, type=kind)

    def give_up(self, nodes: frozenset[str]) -> None:
        """Wait no longer for the answers of these servers."""
        for node in nodes:
            for request in self._under_way.get(node, ()):
                self._given_up.add(request)
                request.cancel()
