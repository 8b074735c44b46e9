"""What a table keeps beside its race. Short codes of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.add_column(sa.Column("beside", sa.Text))
        table.add_column(sa.Column("code", sa.String(8)))
        table.create_index("ix_tables_code", ["code"], unique=True)


def downgrade() -> None:
    with op.batch_alter_table("tables") as table:
        table.drop_index("ix_tables_code")
        table.drop_column("code")
        table.drop_column("beside")
