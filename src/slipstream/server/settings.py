"""How a server is run: everything that a host may choose."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from platformdirs import user_data_dir

DEFAULT_PORT: Final = 8461
LOOPBACK: Final = ("127.0.0.0/8", "::1")
DATABASE_NAME: Final = "slipstream.db"


def default_database() -> str:
    """A SQLite file in the user's data folder, which is made if it is not there."""
    folder = Path(user_data_dir("slipstream", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / DATABASE_NAME)


@dataclass(frozen=True)
class Settings:
    """Rates are per client address; 0 switches a limit off."""

    database: str  # see `database.database_url`
    origins: tuple[str, ...] = ()  # other addresses the page is served under; links to races say the first
    network_port: int | None = None  # where the machine is reached on its network, if it listens there
    secure_cookies: bool | None = None  # None: when the request came over TLS
    trust_proxy: bool = False  # take client address and scheme from X-Forwarded-*
    proxies: tuple[str, ...] = LOOPBACK  # from whom: addresses or networks
    requests_per_second: float = 20.0
    request_burst: int = 120
    tables_per_minute: float = 20.0
    messages_per_second: float = 20.0
    message_burst: int = 80
    keep_days: float = 400.0  # tables untouched for so long are deleted; 0: never
