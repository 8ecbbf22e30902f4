"""How much one address, and one person at a table, may ask for."""

from msgspec import Struct


class Limits(Struct, frozen=True):
    """Limits per guest. They leave room for a group behind one address, but stop a flood.

    Processor time is counted as it is used, whatever it is used for: frames, requests, commands, refusals. An address
    that has used up its share is read more slowly; nothing of it is lost.
    """

    connections: int = 200  # to tables, at once, from one address
    sockets: int = 400  # connections of any kind, at once, from one address …
    all_sockets: int = 10_000  # … and from all of them
    tables: int = 60  # opened by one address in an hour; books count too
    visits: int = 600  # joins and questions about tables, by one address in ten minutes
    wrong_codes: int = 30  # tables asked for that are not there, by one address in an hour
    commands: float = 20.0  # per second, by one person at a table …
    burst: float = 60.0  # … and this many at once
    message: int = 409_600  # bytes of the longest message: enough for the longest pack of Chinese words
    processor: float = 0.2  # seconds of processor time per second, for one address; half of it for one person …
    processor_burst: float = 1.0  # … and this many at once
    traffic: float = 200_000.0  # bytes per second from one address …
    traffic_burst: float = 4_000_000.0  # … and this many at once
    frames: float = 100.0  # WebSocket frames per second on one connection; more is a flood …
    frames_burst: float = 1_000.0  # … unless they are only this many
    disk: float = 64e6  # bytes that one address may add to the logs in an hour
