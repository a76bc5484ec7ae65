"""Tables, lines, chairs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def of_a_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_table(
        "lines",
        of_a_table(),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("public", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "seals",
        of_a_table(),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("moves", sa.Text, nullable=False),
    )
    op.create_table(
        "chairs",
        of_a_table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("invitation", sa.Text, nullable=False),
    )
    op.create_table(
        "keys",
        of_a_table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("visitor", sa.Text, primary_key=True),
    )
    op.create_index("keys_of_a_visitor", "keys", ["visitor"])


def downgrade() -> None:
    for name in ("keys", "chairs", "seals", "lines", "tables"):
        op.drop_table(name)
