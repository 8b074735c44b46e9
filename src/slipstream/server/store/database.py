"""The database: its tables, how it is opened, and how it is brought up to date.

SQLite and PostgreSQL have the same tables and migrations. `entries` is append-only: what was accepted,
in order; everything else follows from it or describes the table.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    URL,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    make_url,
)
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
MIGRATING: Final = 0x511D5  # of a lock in PostgreSQL
READS: Final = "slipstream_reads"  # an option of a connection: it changes nothing
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000")

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("phase", String(8), nullable=False),  # lobby, running, over
    Column("wanted", Text, nullable=False),  # the TableSetup, JSON
    Column("agreed", Text),  # what the race was started with, JSON
    Column("seed", String(32)),  # hexadecimal; a secret until the race is over
    Column("rules_version", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the last entry
    Column("state", LargeBinary),  # the game after that entry
    Column("origin_rules", Integer),  # the record begins at this state, after a change of rules
    Column("origin_number", Integer),
    Column("origin_state", LargeBinary),
    Column("rematch", String(16)),
    Column("raced", Integer, nullable=False, server_default="0"),  # races of a season that were looked at
    Column("revision", Integer, nullable=False, server_default="0"),  # goes up with every write
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("shown", Text),  # what a list of races shows of it, JSON
    Column("doomed", Float),  # since when it is known to be so old that it is deleted
    Column("beside", Text),  # what it keeps beside the race, JSON: see `tables.beside`
    Column("code", String(8)),  # what it is called on a screen that everybody sees
    Index("ix_tables_updated", "updated"),
    Index("ix_tables_code", "code", unique=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(24), nullable=False),
    Column("colour", String(8), nullable=False),
    Column("kind", String(8), nullable=False),  # human, driver
    Column("token", String(64)),  # proves it, see `holdings`; older ones are the SHA-256 of a cookie
    Column("host", Boolean, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("gone", Boolean, nullable=False),  # gave up or was removed
    Column("driver", String(16)),  # the automated driver at the wheel
    Column("handicap", Integer, nullable=False),
)

#: seats of a browser, or of a private link: whoever has the secret drives
holdings = Table(
    "holdings",
    metadata,
    Column("browser", String(64), primary_key=True),  # SHA-256 of the secret
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("token", String(64), nullable=False),  # that of the seat
    Column("at", Float, nullable=False),
    Index("ix_holdings_table_id", "table_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String(80), nullable=False),  # in notation; "undo" takes the one before back
    Column("at", Float, nullable=False),
)


class DatabaseError(ValueError):
    """The database cannot be used. Carries a key and arguments; `str()` is the English sentence."""

    def __init__(self, key: str, **arguments: object) -> None:
        super().__init__(DATABASE_SENTENCES[key].format(**arguments))
        self.key = key
        self.arguments = arguments


DATABASE_SENTENCES: Final = {
    "bad-url": "{url!r} is not a database: use sqlite:///FILE or postgresql://USER@HOST/NAME",
    "newer": (
        "the database was written by a newer version of Slipstream (it is at {found}, this version knows "
        "up to {known}); nothing was changed: start the newer version, or name another database"
    ),
    "no-connection": "the database cannot be reached: {reason}",
}


def database_url(text: str) -> str:
    """The URL with the driver this program uses; a plain path is a SQLite file."""
    if "://" not in text:
        return f"sqlite+aiosqlite:///{Path(text).expanduser().resolve()}"
    try:
        url = make_url(text)
    except ArgumentError:
        raise DatabaseError("bad-url", url=text) from None
    driver = DRIVERS.get(url.drivername.partition("+")[0])
    if driver is None:
        raise DatabaseError("bad-url", url=text)
    return url.set(drivername=driver).render_as_string(hide_password=False)


def open_database(url: str) -> AsyncEngine:
    """An engine for this URL (see `database_url`)."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, hide_parameters=True)  # values are secrets, errors are logged
    _set_up_sqlite(engine.sync_engine)
    return engine


def open_in_thread(url: URL) -> Engine:
    """The same SQLite file for threads of our own."""
    engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
    _set_up_sqlite(engine)
    return engine


def _set_up_sqlite(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # BEGIN is left to the hook below
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        reads = connection.get_execution_options().get(READS)  # these wait for nobody
        connection.exec_driver_sql("BEGIN" if reads else "BEGIN IMMEDIATE")


def migration_config() -> Config:
    """Alembic's configuration: the migrations inside this package."""
    config = Config()
    config.set_main_option("script_location", "slipstream.server.store:migrations")
    return config


def _upgrade(connection: Connection) -> None:
    config = migration_config()
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        raise DatabaseError("newer", found=found, known=script.get_current_head())
    if connection.dialect.name == "postgresql":  # one process at a time, if several start at once
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def prepare(engine: AsyncEngine) -> None:
    """Create the tables or bring them up to date; DatabaseError if they are newer than this program."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except (SQLAlchemyError, OSError) as error:
        await asyncio.sleep(0.1)  # the thread of a connection that failed still reports to this loop
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise DatabaseError("no-connection", reason=reason) from None
