"""Who one is, without accounts: a secret in a signed cookie, and links that carry a seat over."""

from __future__ import annotations

import hashlib
import secrets

from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from tabbe.server.refusal import Refusal

COOKIE = "tabbe"
LINK_SECONDS = 600

_CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def new_id() -> str:
    """The secret address of a table: 128 random bits."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """A short code to read aloud: no letters and digits that sound or look alike."""
    return "".join(secrets.choice(_CODE_SIGNS) for _ in range(6))


def person_of(secret: str) -> str:
    """The public-safe id of a person: it follows from the secret in the cookie, not back."""
    return hashlib.sha256(f"tabbe/person/{secret}".encode()).hexdigest()[:32]


def mark_of(person: str) -> str:
    """By what a person who was forgotten is told again: it follows from the id, not back."""
    return hashlib.sha256(f"tabbe/forgotten/{person}".encode()).hexdigest()[:32]


class Signer:
    """Signs and reads cookies and links.

    Args:
        key: the server's own secret.
    """

    def __init__(self, key: str) -> None:
        self._cookies = URLSafeSerializer(key, salt="tabbe/cookie")
        self._links = URLSafeTimedSerializer(key, salt="tabbe/device")

    def new_cookie(self) -> tuple[str, str]:
        """A new person: the value of the cookie, and the id."""
        secret = secrets.token_hex(16)
        return str(self._cookies.dumps(secret)), person_of(secret)

    def read_cookie(self, value: str | None) -> str | None:
        """The person of a cookie, None for none or a forged one."""
        if not value or len(value) > 300:
            return None
        try:
            secret = self._cookies.loads(value)
        except BadData:
            return None
        return person_of(secret) if isinstance(secret, str) else None

    def link(self, table: str, seat: int, sitting: int) -> str:
        """A token that carries a seat to another device, once and for ten minutes.

        Args:
            table: id of the table.
            seat: to be carried over.
            sitting: how many people have sat down there, so that the next one's is not carried.
        """
        return str(self._links.dumps([table, seat, sitting, secrets.token_hex(8)]))

    def read_link(self, token: str) -> tuple[str, int, int, str]:
        """Table, seat and sitting of a token, and the hash by which it is remembered as used.

        The hash is of what was signed: the same signature can be written in several ways.

        Raises:
            Refusal: it is forged, or too old.
        """
        try:
            table, seat, sitting, once = self._links.loads(token, max_age=LINK_SECONDS)
        except (BadData, ValueError, TypeError):
            raise Refusal("bad_link", 403) from None
        used = hashlib.sha256(f"tabbe/link/{table}/{once}".encode()).hexdigest()[:32]
        return str(table), int(seat), int(sitting), used
