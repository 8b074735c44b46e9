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

from slipstream.cli.told import told_command
from slipstream.server.settings import DEFAULT_PORT, Settings, default_database
from slipstream.words.language import ENGLISH, ToldError, say, speaking

LOCAL: Final = ("127.0.0.1", "localhost", "::1")
PORTS_TO_TRY: Final = 20
BACKLOG: Final = 256
PING_SECONDS: Final = 5.0  # a dead line is noticed within twice that
EVERYWHERE: Final = ("0.0.0.0", "::")


class ServeError(ToldError):
    """The server cannot start."""

    prefix = "serve"


@told_command("serve", facts={"port": DEFAULT_PORT})
@click.option("--host", default=EVERYWHERE[0], show_default=True)
@click.option("--port", type=click.IntRange(0, 65535))
@click.option("--database", metavar="URL")
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
)
@click.option("--behind-proxy", is_flag=True)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    show_default=True,
)
@click.option(
    "--keep-days",
    type=click.FloatRange(0),
    default=400.0,
    show_default=True,
)
@click.option("--no-limits", is_flag=True)
@click.option("--no-browser", is_flag=True)
@click.option("--quiet", is_flag=True)
def command(
    host: str,
    port: int | None,
    database: str | None,
    origins: tuple[str, ...],
    behind_proxy: bool,
    proxies: tuple[str, ...],
    workers: int,
    keep_days: float,
    no_limits: bool,
    no_browser: bool,
    quiet: bool,
) -> None:
    """slipstream serve"""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from slipstream.server.http.app import create_app
    from slipstream.server.http.pages import STATIC
    from slipstream.server.http.patience import PatientProtocol
    from slipstream.server.http.worker import hand_down
    from slipstream.server.logs import set_up_logs
    from slipstream.server.store.database import DatabaseError, database_url

    set_up_logs()
    try:
        url = database_url(database or os.environ.get("SLIPSTREAM_DATABASE") or default_database())
        if workers > 1 and url.startswith("sqlite"):
            raise ServeError("workers-need-postgresql")
        asyncio.run(check_database(url))
    except DatabaseError as error:
        facts = {**error.arguments, "url": repr(error.arguments.get("url"))}
        raise ServeError(f"database-{error.key}", **facts) from None
    listening = listen(host, port)
    bound = listening.getsockname()[1]
    settings = Settings(
        database=url,
        origins=origins,
        network_port=bound if host in EVERYWHERE else None,
        trust_proxy=behind_proxy or bool(proxies),
        proxies=proxy_networks(proxies) or Settings.proxies,
        keep_days=keep_days,
        requests_per_second=0 if no_limits else Settings.requests_per_second,
        tables_per_minute=0 if no_limits else Settings.tables_per_minute,
        messages_per_second=0 if no_limits else Settings.messages_per_second,
    )
    if not (STATIC / "index.html").is_file():
        click.echo(f"slipstream: {say('cli-serve-no-page')}", err=True)
    here, network = addresses(host, bound, origins)

    def say_hello() -> None:
        if not quiet:
            welcome(here, network, bool(origins))
        if not (no_browser or quiet) and has_browser():
            threading.Thread(target=open_page, args=(here, bound), daemon=True).start()

    hand_down(settings)
    PatientProtocol.settle(settings)
    config = uvicorn.Config(
        create_app(settings) if workers == 1 else "slipstream.server.http.worker:create",
        factory=workers > 1,
        http=PatientProtocol,
        workers=workers,
        log_config=None,
        access_log=False,
        ws_per_message_deflate=True,  # uvicorn bounds its windows to 4 KiB each way
        ws_max_size=1 << 16,  # of a message as it is unpacked
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=3,
        timeout_worker_healthcheck=30,  # a worker that starts on a busy machine is not a dead one
        server_header=False,
        proxy_headers=False,
    )
    with speaking(ENGLISH):  # logs and the protocol
        if workers > 1:
            listening.listen(BACKLOG)  # for all of them, whichever is ready first
            say_hello()
            Multiprocess(config, sockets=[listening]).run()
            return

        class Server(uvicorn.Server):
            async def startup(self, sockets: list[socket.socket] | None = None) -> None:
                await super().startup(sockets)
                say_hello()

        server = Server(config)
        server.run(sockets=[listening])
    if not server.started:
        raise ServeError("not-started")


async def check_database(url: str) -> None:
    """Bring the database up to date, or say in one sentence why it cannot be used."""
    from slipstream.server.store.database import open_database, prepare

    engine = open_database(url)
    try:
        await prepare(engine)
    finally:
        await engine.dispose()


def proxy_networks(proxies: tuple[str, ...]) -> tuple[str, ...]:
    """Addresses or networks of proxies; ServeError for anything else."""
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy, strict=False)
        except ValueError:
            raise ServeError("bad-proxy", proxy=proxy) from None
    return proxies


def listen(host: str, port: int | None) -> socket.socket:
    """A socket with its port; without a wish the usual one, or the next one that is free.

    It does not listen before the server is ready: a proxy that is refused tries another machine at once.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = [port] if port is not None else list(range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TO_TRY))
    reason = ""
    for number in wanted:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.set_inheritable(True)
            return listening
        except OSError as error:
            listening.close()
            reason = error.strerror or str(error)
    raise ServeError("cannot-listen", host=host, port=str(wanted[0]), reason=reason)


def addresses(host: str, port: int, origins: tuple[str, ...] = ()) -> tuple[str, str | None]:
    """The page on this machine, and for others if they can reach it: what links to races begin with."""
    from slipstream.server.addresses import network_address

    here = f"http://localhost:{port}/"
    if host not in (*LOCAL, *EVERYWHERE):
        shown = f"[{host}]" if ":" in host else host
        here = f"http://{shown}:{port}/"
    if origins:
        return here, origins[0].rstrip("/") + "/"
    if host in LOCAL:
        return here, None
    if host not in EVERYWHERE:
        return here, here
    found = network_address()
    return here, None if found is None else f"http://{found}:{port}/"


def welcome(here: str, network: str | None, named: bool) -> None:
    """The addresses, and a QR code for phones."""
    click.echo(say("cli-serve-here", address=here))
    if network is None:
        click.echo(say("cli-serve-only-here"))
    else:
        click.echo(
            say("cli-serve-others", address=network) if named else say("cli-serve-network", address=network)
        )
        if sys.stdout.isatty():
            import segno

            segno.make(network, error="l").terminal(sys.stdout, compact=True)
    click.echo(say("cli-serve-stop"))
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
