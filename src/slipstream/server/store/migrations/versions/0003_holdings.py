"""Seats of a browser in one place. What the home page shows. When a table is to be deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "holdings",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("browser", "table_id", name="pk_holdings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_holdings_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_holdings_table_id", "holdings", ["table_id"])
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("shown", sa.Text))
        table.add_column(sa.Column("doomed", sa.Float))


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_column("doomed")
        table.drop_column("shown")
    op.drop_index("ix_holdings_table_id", "holdings")
    op.drop_table("holdings")
