"""Tables that a visitor has taken off its list."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "hidden",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("visitor", sa.Text, primary_key=True),
        sa.Index("hidden_from_a_visitor", "visitor"),
    )


def downgrade() -> None:
    op.drop_table("hidden")
