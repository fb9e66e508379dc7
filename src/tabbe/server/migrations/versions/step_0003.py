"""Who has asked to be forgotten is not let in again by the same cookie."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of marks; of those who were forgotten before, nothing is known."""
    op.create_table("forgotten", sa.Column("id", sa.String(32), primary_key=True))


def downgrade() -> None:
    """Drop it."""
    op.drop_table("forgotten")
