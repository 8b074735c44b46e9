"""Alembic runs this for every command: the connection comes from the caller."""

from __future__ import annotations

from alembic import context

from slipstream.server.store.database import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
