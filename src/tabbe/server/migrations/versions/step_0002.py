"""Finished matches get a public name, by which they can be looked at again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of finished matches; each is entered when it ends, those before are not."""
    op.create_table(
        "game",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("game_table.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("game_table_number", "game", ["table_id", "number"], unique=True)


def downgrade() -> None:
    """Drop it."""
    op.drop_table("game")
