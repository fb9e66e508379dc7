"""The first schema: tables, their events, people and where they sit."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(8), unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
    )
    op.create_table(
        "event",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("game_table.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_index("event_order", "event", ["table_id", "number"], unique=True)
    op.create_table(
        "person",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sitting",
        sa.Column("person_id", sa.String(32), nullable=False),
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("game_table.id", ondelete="CASCADE"),
            nullable=False,
        ),
    )
    op.create_index("sitting_person", "sitting", ["person_id", "table_id"], unique=True)
    op.create_index("sitting_table", "sitting", ["table_id"])
    op.create_table(
        "note",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("note", "sitting", "person", "event", "game_table"):
        op.drop_table(name)
