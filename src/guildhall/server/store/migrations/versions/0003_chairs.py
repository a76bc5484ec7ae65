"""Links that are used once, tables that are dealt when all have come, who was seen when, and who made a line."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ADDED = {"tables": "plan", "lines": "bot", "seals": "bot", "proposals": "wanted"}


def upgrade() -> None:
    op.create_table(
        "links",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("until", sa.Float),
        sa.Column("dead", sa.Text, nullable=False),
    )
    # The link of a chair that nobody took still opens it, once; the others have been used.
    op.execute(
        "INSERT INTO links (table_id, hash, seat, kind, dead) SELECT table_id, invitation, seat, 'invitation', "
        "CASE kind WHEN 'open' THEN '' ELSE 'used' END FROM chairs WHERE invitation <> ''"
    )
    with op.batch_alter_table("chairs") as chairs:
        chairs.drop_column("invitation")
    for table, column in ADDED.items():
        op.add_column(table, sa.Column(column, sa.Text, nullable=False, server_default=""))
    op.add_column("keys", sa.Column("seen", sa.Float, nullable=False, server_default="0"))
    op.execute(f"UPDATE keys SET seen = {time.time()}")
    # Who made an old line is known for chairs that were a bot's from the start. The others count as a person's.
    for made in ("lines", "seals"):
        op.execute(
            f"UPDATE {made} SET bot = COALESCE((SELECT chairs.bot FROM chairs WHERE chairs.table_id = {made}.table_id "
            f"AND chairs.seat = {made}.seat AND chairs.kind = 'bot'), '')"
        )
    op.execute("DELETE FROM proposals")  # a takeback that was asked for is asked for again: whom it needs is new


def downgrade() -> None:
    with op.batch_alter_table("chairs") as chairs:
        chairs.add_column(sa.Column("invitation", sa.Text, nullable=False, server_default=""))
    op.execute(
        "UPDATE chairs SET invitation = COALESCE((SELECT hash FROM links WHERE links.table_id = chairs.table_id "
        "AND links.seat = chairs.seat AND links.kind = 'invitation' AND links.dead = ''), '')"
    )
    op.drop_table("links")
    for table, column in {**ADDED, "keys": "seen"}.items():
        op.drop_column(table, column)
