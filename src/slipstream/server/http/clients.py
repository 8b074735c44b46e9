"""Whose request it is: the address that limits count for, and which proxies are believed."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
HOME_BITS: Final = 64  # a home has that much of IPv6 for itself


def address(text: str) -> Address | None:
    """An IP address, None if this is none; IPv4 in the clothes of IPv6 is IPv4."""
    try:
        found = ipaddress.ip_address(text.strip().removeprefix("[").removesuffix("]").partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, ipaddress.IPv6Address) else found


@lru_cache(maxsize=1 << 12)
def visitor(text: str) -> str:
    """For whom limits and shares are counted: an address of IPv4, a home's network of IPv6."""
    found = address(text)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, HOME_BITS), strict=False))
    return text if found is None else str(found)


class Proxies:
    """The proxies of the host, as addresses or networks."""

    def __init__(self, networks: Iterable[str]) -> None:
        self.networks = [ipaddress.ip_network(one, strict=False) for one in networks]

    def knows(self, peer: str) -> bool:
        """Is this one of them?"""
        found = address(peer)
        return found is not None and any(found in network for network in self.networks)

    def origin(self, lines: Sequence[str]) -> str | None:
        """Who stands before the last of them, by one X-Forwarded-For; two of them are nobody's word."""
        if len(lines) != 1:
            return None
        for word in reversed(lines[0].split(",")):
            if address(word) is None:
                return None
            if not self.knows(word):
                return word.strip()
        return None
