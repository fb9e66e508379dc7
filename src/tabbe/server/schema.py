"""The tables of the database: the same on SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    insert,
)

METADATA = MetaData()

TABLE = Table(
    "game_table",
    METADATA,
    Column("id", String(32), primary_key=True),
    # Short code to read aloud; given up when the match begins.
    Column("code", String(8), unique=True),
    Column("made", BigInteger, nullable=False),
    Column("setup", Text, nullable=False),
)

EVENT = Table(
    "event",
    METADATA,
    Column("table_id", String(32), ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    Index("event_order", "table_id", "number", unique=True),
)

PERSON = Table(
    "person",
    METADATA,
    # A hash of the secret in the cookie; whoever reads the database cannot make the cookie.
    Column("id", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    # When the name was said last.
    Column("made", BigInteger, nullable=False),
)

SITTING = Table(
    "sitting",
    METADATA,
    Column("person_id", String(32), nullable=False),
    Column("table_id", String(32), ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Index("sitting_person", "person_id", "table_id", unique=True),
    Index("sitting_table", "table_id"),
)

GAME = Table(
    "game",
    METADATA,
    # Public name of a finished match.
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("game_table.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index("game_table_number", "table_id", "number", unique=True),
)

FORGOTTEN = Table(
    "forgotten",
    METADATA,
    # A hash of the id of somebody who was forgotten: it tells the id when it comes, and no more.
    Column("id", String(32), primary_key=True),
)

NOTE = Table(
    "note",
    METADATA,
    # Small things about the server itself: its key, when it was last alive.
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

ADD_EVENT = insert(EVENT)
"""The write of one event; nearly all that is written is of this kind."""
