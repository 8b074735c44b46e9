"""slipstream serve: the game in the browser."""

from __future__ import annotations

import asyncio
import ipaddress
import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Final

import click

from slipstream.server.settings import DEFAULT_PORT, Settings, default_database

LOCAL: Final = ("127.0.0.1", "localhost", "::1")
PORTS_TO_TRY: Final = 20
EVERYWHERE: Final = "0.0.0.0"


class ServeError(ValueError):
    """The server cannot start. `str()` is the English sentence."""


@click.command()
@click.option(
    "--host", default=EVERYWHERE, show_default=True, help="Address to listen on; 127.0.0.1: only here."
)
@click.option(
    "--port", type=click.IntRange(0, 65535), help=f"Port.  [default: {DEFAULT_PORT}, or the next free one]"
)
@click.option(
    "--database", metavar="URL", help="SQLite file or PostgreSQL URL.  [default: in the user's data folder]"
)
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="Address of the page behind a proxy; repeatable.",
)
@click.option(
    "--behind-proxy", is_flag=True, help="Trust X-Forwarded-For and -Proto: a proxy stands in front."
)
@click.option(
    "--keep-days",
    type=click.FloatRange(0),
    default=400.0,
    show_default=True,
    help="Delete races untouched for so long; 0: never.",
)
@click.option("--no-limits", is_flag=True, help="No rate limits: for load tests and trusted networks.")
@click.option("--no-browser", is_flag=True, help="Do not open the page.")
@click.option("--quiet", is_flag=True, help="No address and QR code; logs only.")
def command(
    host: str,
    port: int | None,
    database: str | None,
    origins: tuple[str, ...],
    behind_proxy: bool,
    keep_days: float,
    no_limits: bool,
    no_browser: bool,
    quiet: bool,
) -> None:
    """Serve the game: a page to race alone or with friends, through a link.

    Everything is kept in one SQLite file, or in PostgreSQL: --database postgresql://user@host/name.
    """
    import uvicorn

    from slipstream.server.app import STATIC, create_app
    from slipstream.server.database import database_url
    from slipstream.server.logs import set_up_logs

    settings = Settings(
        database=database_url(database or os.environ.get("SLIPSTREAM_DATABASE") or default_database()),
        origins=origins,
        trust_proxy=behind_proxy,
        keep_days=keep_days,
        requests_per_second=0 if no_limits else Settings.requests_per_second,
        tables_per_minute=0 if no_limits else Settings.tables_per_minute,
        messages_per_second=0 if no_limits else Settings.messages_per_second,
    )
    if not (STATIC / "index.html").is_file():
        click.echo(
            "slipstream: the page is not built; ./slipstream builds it (needs Node with npm)", err=True
        )
    set_up_logs()
    asyncio.run(check_database(settings.database))
    listening = listen(host, port)
    here, network = addresses(host, listening.getsockname()[1])
    if not quiet:
        welcome(here, network)
    if not (no_browser or quiet) and has_browser():
        threading.Thread(target=open_page, args=(here, listening.getsockname()[1]), daemon=True).start()
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        ws_per_message_deflate=False,
        ws_max_size=1 << 16,
        timeout_graceful_shutdown=3,
        server_header=False,
        proxy_headers=False,
    )
    server = uvicorn.Server(config)
    server.run(sockets=[listening])
    if not server.started:
        raise ServeError("the server did not start")


async def check_database(url: str) -> None:
    """Bring the database up to date, or say in one sentence why it cannot be used."""
    from slipstream.server.database import open_database, prepare

    engine = open_database(url)
    try:
        await prepare(engine)
    finally:
        await engine.dispose()


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket; without a wish the usual port, or the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = [port] if port is not None else list(range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TO_TRY))
    reason = ""
    for number in wanted:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(256)
            listening.set_inheritable(True)
            return listening
        except OSError as error:
            listening.close()
            reason = error.strerror or str(error)
    raise ServeError(f"cannot listen on {host} port {wanted[0]}: {reason}")


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """The page on this machine, and for others on the network if they can reach it."""
    if host in LOCAL:
        return f"http://localhost:{port}/", None
    if host not in (EVERYWHERE, "::"):
        shown = f"[{host}]" if ":" in host else host
        return f"http://{shown}:{port}/", f"http://{shown}:{port}/"
    found = network_address()
    return f"http://localhost:{port}/", None if found is None else f"http://{found}:{port}/"


def network_address() -> str | None:
    """The address of this machine on its network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only the route is looked up
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if ipaddress.ip_address(found).is_loopback else found


def welcome(here: str, network: str | None) -> None:
    """The addresses, and a QR code for phones."""
    click.echo(f"Slipstream is at {here}")
    if network is not None:
        click.echo(f"On this network:  {network}")
        if sys.stdout.isatty():
            import segno

            segno.make(network, error="l").terminal(sys.stdout, compact=True)
    click.echo("Stop with Ctrl+C. Every race is kept.")
    sys.stdout.flush()


def has_browser() -> bool:
    """Is there a screen with a browser?"""
    if sys.platform in ("win32", "darwin"):
        return True
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def open_page(here: str, port: int) -> None:
    """Open the page as soon as the server answers."""
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port), 0.2).close()
            break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(here)
