"""Who was forgotten before step 0003 is not let in again either."""

from __future__ import annotations

import hashlib
import json
import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_EVENT = sa.table(
    "event", sa.column("table_id"), sa.column("number"), sa.column("kind"), sa.column("data")
)
_PERSON = sa.table("person", sa.column("id"))
_SITTING = sa.table("sitting", sa.column("person_id"), sa.column("table_id"))
_FORGOTTEN = sa.table("forgotten", sa.column("id"))


def upgrade() -> None:
    """Take those off their seats, and mark them, whom the log names and nothing else does.

    Whoever sits down is entered with the table in one transaction, and the entry went when its
    person was forgotten; so a log that names somebody without one names somebody forgotten. One who
    has come back since with the old cookie, to another table, is somebody again and keeps it.
    """
    connection = op.get_bind()
    sitting = {tuple(row) for row in connection.execute(sa.select(_SITTING))}
    here = {person for person, _ in sitting} | set(connection.scalars(sa.select(_PERSON.c.id)))
    marked = set(connection.scalars(sa.select(_FORGOTTEN.c.id)))
    named = sa.select(_EVENT.c.table_id, _EVENT.c.number, _EVENT.c.data)
    stale: dict[tuple[str, str], list[tuple[int, dict[str, object]]]] = {}
    for table, number, data in connection.execute(
        named.where(_EVENT.c.kind.in_(["sat", "device"]))
    ):
        try:
            held = json.loads(data)
            person = str(held["person"])
        except (ValueError, KeyError, TypeError):
            # A damaged table is refused when it is loaded; the others are none the worse for it.
            continue
        if (person, table) not in sitting and not person.startswith("nobody-"):
            stale.setdefault((person, table), []).append((number, held))
    for (_, table), events in stale.items():
        nobody = f"nobody-{secrets.token_hex(8)}"
        for number, held in events:
            at = sa.and_(_EVENT.c.table_id == table, _EVENT.c.number == number)
            instead = json.dumps({**held, "person": nobody}, separators=(",", ":"))
            connection.execute(sa.update(_EVENT).where(at).values(data=instead))
    marks = {_mark(person) for person, _ in stale if person not in here} - marked
    for mark in sorted(marks):
        connection.execute(sa.insert(_FORGOTTEN).values(id=mark))


def _mark(person: str) -> str:
    return hashlib.sha256(f"tabbe/forgotten/{person}".encode()).hexdigest()[:32]


def downgrade() -> None:
    """Nothing to undo: who was forgotten stays so."""
