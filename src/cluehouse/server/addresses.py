"""Who a request comes from, and where a page may come from."""

from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection

Network = IPv4Network | IPv6Network
THIS_MACHINE: Final[tuple[Network, ...]] = (ip_network("127.0.0.1"), ip_network("::1"))


def client_address(connection: HTTPConnection, behind_proxy: bool) -> str:
    """Return the client's address. Behind a proxy that is the last entry of the last X-Forwarded-For header, because
    the client may have sent the entries before it. Without such a header the request did not come through the proxy."""
    forwarded = connection.headers.getlist("x-forwarded-for") if behind_proxy else []
    if forwarded:
        return forwarded[-1].rpartition(",")[2].strip()
    return "" if connection.client is None else connection.client.host


def is_within(address: str, networks: tuple[Network, ...]) -> bool:
    """Whether an address belongs to one of these networks."""
    try:
        read = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    return any(read in network for network in networks)


def is_allowed_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a page from this origin may talk to the server. Programs send no origin; browsers always do."""
    if origin is None:
        return True
    scheme, _, site = origin.partition("://")
    return origin in allowed or (scheme in ("http", "https") and site.lower() == host.lower())
