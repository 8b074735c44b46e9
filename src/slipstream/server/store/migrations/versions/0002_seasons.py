"""Seasons: how many of their races the table has left behind. Revisions: writes of several processes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("raced", sa.Integer, nullable=False, server_default="0"))
        table.add_column(sa.Column("revision", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("revision")
        table.drop_column("raced")
