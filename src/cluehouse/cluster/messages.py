"""What the servers of a cluster say to each other. For a person, only what that person may see travels."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from cluehouse.games.refusal import Refusal
from cluehouse.house.arrivals import Newcomer
from cluehouse.house.live import Farewell
from cluehouse.referee.ruling import Ruling
from cluehouse.tables.commands import AnyCommand
from cluehouse.tables.refusal import RuledOut, TableRefusal


class Ask(Struct, frozen=True, tag_field="ask"):
    """A request to the owner of a table."""


class Join(Ask, frozen=True, tag="join"):
    """Somebody joins the table."""

    table: str
    newcomer: Newcomer


class AcceptTransfer(Ask, frozen=True, tag="accept-transfer"):
    """Somebody takes a place that its owner offers to another device."""

    table: str
    secret: str
    join_id: str


class Give(Ask, frozen=True, tag="command"):
    """Somebody gives a command."""

    table: str
    person: str
    number: str
    command: AnyCommand
    network: str = ""  # that pays for it


class Commit(Ask, frozen=True, tag="commitment"):
    """Somebody wants to know the commitment to the deal."""

    table: str


class Watch(Ask, frozen=True, tag="watch"):
    """Somebody with this token connects to another server, which shows them what they see."""

    table: str
    token: str
    node: str
    origin: str = ""


class Continue(Ask, frozen=True, tag="continue"):
    """People with these tokens go on watching, after the owner changed or messages were lost."""

    table: str
    tokens: tuple[str, ...]
    node: str
    origins: tuple[str, ...] = ()  # the network that each of them comes from, as a short hash


class Heartbeat(Ask, frozen=True, tag="heartbeat"):
    """Views that a server shows to its people: table, person, and the stream and number of the last message."""

    node: str
    views: tuple[tuple[str, str, str, int], ...]


class Adopt(Ask, frozen=True, tag="adopt"):
    """The owner has made the other server the owner of these tables."""

    tables: tuple[str, ...]


AnyAsk = Join | AcceptTransfer | Give | Commit | Watch | Continue | Heartbeat | Adopt


MOVED: Final = "table-moved"


class Shown(Struct, frozen=True):
    """What a person sees now, for a server that shows it to them. `number` counts the messages of this stream: a gap
    means that one was lost. Sections that have not changed are left out, except in the answer to a request. A view that
    is made anew, by this owner or the next, begins another stream: late messages of the old one are ignored."""

    table: str
    person: str
    stream: str
    number: int
    update: int
    sections: dict[str, msgspec.Raw]
    dismissed: str = ""  # why the person's connections end, or MOVED: the table has another owner

    @property
    def farewell(self) -> Farewell:
        """Why the person's connections end."""
        return "banned" if self.dismissed == "banned" else "moved" if self.dismissed == "moved" else "left"


class Unwatched(Struct, frozen=True):
    """A server no longer shows this view to anybody."""

    table: str
    person: str
    node: str


class RefusalMessage(Struct, frozen=True):
    """A refusal on its way to the server of the person who is refused."""

    code: str
    params: dict[str, Any]
    ruling: Ruling | None = None


class Reply(Struct, frozen=True):
    """The answer to a request: a result, a refusal, or that the server does not own the table."""

    result: msgspec.Raw = msgspec.Raw(b"null")
    refusal: RefusalMessage | None = None
    is_owner: bool = True
    owner: str = ""  # if it is another server, and known


def refusal_message(refusal: Refusal) -> RefusalMessage:
    """Return a refusal as a message."""
    ruling = refusal.ruling if isinstance(refusal, RuledOut) else None
    return RefusalMessage(refusal.code, dict(refusal.params), ruling)


def refusal_of(message: RefusalMessage) -> TableRefusal:
    """Return the refusal that a message tells of."""
    if message.ruling is not None:
        return RuledOut(message.ruling)
    return TableRefusal(message.code, **message.params)  # type: ignore[arg-type]  # a code of a server we trust
