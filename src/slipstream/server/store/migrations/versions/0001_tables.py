"""Tables, seats and entries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("wanted", sa.Text, nullable=False),
        sa.Column("agreed", sa.Text),
        sa.Column("seed", sa.String(32)),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("origin_rules", sa.Integer),
        sa.Column("origin_number", sa.Integer),
        sa.Column("origin_state", sa.LargeBinary),
        sa.Column("rematch", sa.String(16)),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_updated", "tables", ["updated"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("colour", sa.String(8), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("token", sa.String(64)),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("driver", sa.String(16)),
        sa.Column("handicap", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("entries")
    op.drop_table("seats")
    op.drop_index("ix_tables_updated", "tables")
    op.drop_table("tables")
