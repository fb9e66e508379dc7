"""What Alembic runs for every step; the connection comes from `tabbe.server.upgrade`."""

from __future__ import annotations

from alembic import context

from tabbe.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
