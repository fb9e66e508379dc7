"""What calls depend on runs in the loop, where nothing changes under its hands."""

from __future__ import annotations

from inspect import iscoroutinefunction
from typing import TYPE_CHECKING, Any

from fastapi.routing import APIRoute

from tabbe.server import api, caller, offer, study

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fastapi.dependencies.models import Dependant


def _all(needed: Dependant) -> Iterator[Any]:
    for below in needed.dependencies:
        yield below.call
        yield from _all(below)


def test_no_call_reads_the_tables_from_another_thread() -> None:
    """The framework runs plain functions in threads; none of them is given what the loop changes.

    What a call depends on is a coroutine, and so is the call itself, unless it depends on no more
    than the language.
    """
    routers = (api.router, offer.router, study.router)
    routes = [one for router in routers for one in router.routes if isinstance(one, APIRoute)]
    needed = {one.path: list(_all(one.dependant)) for one in routes}
    assert caller._known in needed["/api/tables/{id}"]
    assert caller._visitor in needed["/api/tables"]
    plain = {call for calls in needed.values() for call in calls if not iscoroutinefunction(call)}
    assert plain == set()
    in_threads = [one.path for one in routes if not iscoroutinefunction(one.endpoint)]
    assert all(needed[path] in ([], [caller._language]) for path in in_threads), in_threads
