"""Cookies, links and names."""

from __future__ import annotations

from contextlib import suppress
from string import ascii_letters, digits

import pytest

from tabbe.server.identity import Signer, new_code, new_id, person_of
from tabbe.server.refusal import Refusal


def test_cookie_is_read_only_when_this_server_signed_it() -> None:
    """Another key, a changed value or none gives nobody."""
    value, person = Signer("key").new_cookie()
    assert Signer("key").read_cookie(value) == person
    assert Signer("other").read_cookie(value) is None
    for wrong in (None, "", value[:-1], value + "a", "x" * 500, person):
        assert Signer("key").read_cookie(wrong) is None


def test_id_does_not_tell_the_secret_when_known() -> None:
    """Ids follow from secrets one way, and two people never share one."""
    assert person_of("a") != person_of("b")
    assert "a" * 8 not in person_of("a" * 32)
    value, person = Signer("key").new_cookie()
    assert person not in value


def test_link_is_read_only_when_whole() -> None:
    """A link names table and seat, and a changed one is refused."""
    signer = Signer("key")
    token = signer.link("table", 3, 2)
    assert signer.read_link(token)[:3] == ("table", 3, 2)
    assert signer.read_link(token)[3] != signer.read_link(signer.link("table", 3, 2))[3]
    for wrong in ("", token[:-2], token.replace(".", "", 1), signer.new_cookie()[0]):
        with pytest.raises(Refusal):
            signer.read_link(wrong)


def test_link_is_known_again_when_its_signature_is_written_otherwise() -> None:
    """Signs that are skipped, and bits that are left over, make no second link of one."""
    signer = Signer("key")
    token = signer.link("table", 3, 2)
    known = signer.read_link(token)
    head, _, signed = token.rpartition(".")
    varied = [f"{token}=", f"{head}.{signed[:4]}!{signed[4:]}"]
    varied += [token[:-1] + sign for sign in (*ascii_letters, *digits, *"-_")]
    read = []
    for other in varied:
        with suppress(Refusal):
            read.append(signer.read_link(other))
    assert len(read) > 2
    assert set(read) == {known}


def test_ids_and_codes_are_long_and_plain_when_made() -> None:
    """Addresses hold 128 bits; codes have no signs that look alike."""
    assert len({new_id() for _ in range(100)}) == 100
    assert all(len(new_id()) >= 22 for _ in range(10))
    assert not set("".join(new_code() for _ in range(300))) & set("IO01L")
