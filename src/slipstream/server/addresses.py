"""Under which address others reach the page: what a link says must open on every device."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable

from slipstream.server.settings import Settings


def network_address() -> str | None:
    """The address of this machine on its network. Nothing is sent."""
    for family, somewhere in (  # addresses for documentation: only the route is looked up
        (socket.AF_INET, ("192.0.2.1", 9)),
        (socket.AF_INET6, ("2001:db8::1", 9)),
    ):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect(somewhere)
                found = ipaddress.ip_address(str(probe.getsockname()[0]).partition("%")[0])
        except (OSError, ValueError):
            continue
        if not (found.is_loopback or found.is_link_local or found.is_unspecified):
            return f"[{found}]" if found.version == 6 else str(found)
    return None


def host_of(netloc: str) -> str:
    """The name or address in `Host`, without its port."""
    name = netloc.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    return name.rpartition(":")[0] if name.count(":") == 1 else name


def is_this_machine(host: str) -> bool:
    """Does this name lead every device to itself?"""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return False
    return found.is_loopback or found.is_unspecified


def for_others(
    settings: Settings, host: str, find: Callable[[], str | None] = network_address
) -> tuple[str | None, bool]:
    """What links begin with instead of the reader's own address, if that does not lead others here; and
    whether nobody on another device can come at all. `host` is what the reader's request names."""
    if settings.origins:
        return settings.origins[0].rstrip("/"), False
    if settings.trust_proxy or not is_this_machine(host_of(host)):
        return None, False
    if settings.network_port is None:
        return None, True
    found = find()
    return (None, True) if found is None else (f"http://{found}:{settings.network_port}", False)
