"""The application: calls, websocket and page put together."""

from __future__ import annotations

import asyncio
import re
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import structlog
from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from pydantic import ValidationError
from pydantic_core import from_json
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocketDisconnect

from tabbe import __version__
from tabbe.i18n import LANGUAGES, TabbeError
from tabbe.protocol import message as m
from tabbe.server import api, page, public, site
from tabbe.server.caller import language, person_of
from tabbe.server.guard import HEADERS, BodyLimit, Gate, SecurityHeaders, account, check_origin
from tabbe.server.hall import Hall
from tabbe.server.refusal import Refusal
from tabbe.server.socket import Socket
from tabbe.server.store import Store
from tabbe.server.thinker import Thinker
from tabbe.server.wire import short_ear, short_way

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.responses import Response

    from tabbe.server.option import Options

LONGEST_MESSAGE = 4096
"""Characters of a message from a client."""

LARGEST_BODY = 100_000
"""Bytes of a call's body."""

SPOKEN = str(m.PROTOCOL)
"""What a client says that speaks as this server does. Compared as text, so that one that says
anything else is told so, and not that its address is wrong."""

MOST_UNREADABLE = 20
"""Messages that make no sense, after which a socket is closed."""

_BYES = {
    "no_table": m.Bye(code="gone", after=None),
    "private": m.Bye(code="private", after=None),
    "crowded": m.Bye(code="crowded", after=None),
    "unreadable": m.Bye(code="unreadable", after=None),
}
"""What a connection is told when it cannot come in; else that it may come back at once."""

_log = structlog.get_logger("tabbe.app")
_ID = re.compile(r"[\w.:-]{1,40}", re.ASCII)
_COUNTED = ("/api/", "/g/", *(f"/{lang}/g/" for lang in LANGUAGES))
_CHANGING = ("POST", "PUT", "DELETE", "PATCH")


def make_app(options: Options, hall: Hall | None = None) -> FastAPI:
    """Make the application of one server; it opens and closes its tables with its own life."""
    if hall is None:
        thinker = Thinker(options.workers or None, options.analysts or None)
        hall = Hall(Store(options.database, full=options.sync), thinker, options)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    app = FastAPI(
        title="Tabbe",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    # As an argument it is for servers that put it before every path, which not every proxy wants.
    app.root_path = options.root_path
    app.state.hall = hall
    app.state.gate = Gate(options.rate)
    app.include_router(api.router)
    app.add_exception_handler(TabbeError, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _broken)
    app.add_api_websocket_route("/ws/{id}", serve_socket)
    app.add_api_route("/{path:path}", _page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_middleware(Visits)
    app.add_middleware(BodyLimit, most=LARGEST_BODY)
    app.add_middleware(SecurityHeaders, secure=options.secure)
    return app


class Visits:
    """Counts calls and minds where those that change something come from.

    Args:
        app: what answers.
    """

    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request."""
        if scope["type"] != "lifespan":
            scope["app"].state.hall.meter.visits += 1
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        hall, gate = request.app.state.hall, request.app.state.gate
        try:
            if _below_root(request).startswith(_COUNTED):
                await gate.check("any", request.client.host if request.client else "")
            if request.method in _CHANGING:
                check_origin(request.headers, hall.options.url)
            await self._app(scope, receive, send)
        except Refusal as error:
            await _answer(request, error, error.status)(scope, receive, send)


def _below_root(request: Request) -> str:
    """The path as routes know it, whether or not a proxy has taken off what Tabbe lies below."""
    path, root = request.scope["path"], request.scope.get("root_path", "")
    below = path.startswith(f"{root}/")
    return str(path.removeprefix(root) if below else path)


def _answer(request: Request, error: TabbeError, status: int) -> JSONResponse:
    lang = language(request.query_params.get("lang"), request.headers.get("accept-language"))
    return JSONResponse(api.error_body(error, lang), status)


async def _refused(request: Request, error: Exception) -> Response:
    if not isinstance(error, TabbeError):
        raise error
    request.app.state.hall.meter.refused(error)
    return _answer(request, error, error.status if isinstance(error, Refusal) else 422)


async def _unreadable(request: Request, error: Exception) -> Response:
    if not isinstance(error, RequestValidationError):
        raise error
    first = error.errors()[0]
    # Of what is no JSON it names the place in the text, which is no field.
    where = "" if first["type"] == "json_invalid" else ".".join(map(str, first["loc"][1:]))[:60]
    return _answer(request, Refusal("bad_field", 422, field=where or "body"), 422)


async def _http_error(request: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    if isinstance(error.__cause__, TabbeError):
        # A body that was refused while it came in, which the framework calls unreadable.
        return await _refused(request, error.__cause__)
    code = {404: "no_page", 405: "no_method"}.get(error.status_code, "malformed")
    answer = _answer(request, Refusal(code, error.status_code), error.status_code)
    answer.headers.update(error.headers or {})
    return answer


async def _broken(request: Request, _: Exception) -> Response:
    """What a visitor gets to see of an error of the server's own, which goes to its log."""
    answer: Response
    if _below_root(request).startswith("/api/"):
        answer = _answer(request, Refusal("failed", 500), 500)
    else:
        lang = language(None, request.headers.get("accept-language"))
        base = public.base_of(request, request.app.state.hall.options)
        answer = HTMLResponse(public.failed(lang, base, page.shell()), 500)
    # This is said outside of all that is put around the application.
    answer.headers.update({name.decode(): value.decode() for name, value in HEADERS})
    return answer


async def _page(request: Request) -> Response:
    if _below_root(request).startswith(("/api/", "/ws/")):
        raise Refusal("no_page", 404)
    lang = language(None, request.headers.get("accept-language"))
    return await site.visit(request, request.app.state.hall, lang, person_of(request))


async def serve_socket(websocket: WebSocket, id: str, protocol: str = SPOKEN) -> None:  # noqa: A002
    """Serve one connection to a table, from the greeting until either side goes."""
    hall: Hall = websocket.app.state.hall
    address = websocket.client.host if websocket.client else ""
    try:
        check_origin(websocket.headers, hall.options.url)
        await websocket.app.state.gate.check("socket", address)
    except Refusal as error:
        # Before it is accepted this is answered as an HTTP call would be.
        await websocket.close(4403 if error.status == 403 else 4029)
        return
    await websocket.accept()
    loop = asyncio.get_running_loop()
    person, write = person_of(websocket), short_way(websocket.scope)
    socket = Socket(websocket, person, loop.time(), hall.options.rate, write)
    if hall.closing:
        await socket.part(m.Bye(code="restart", after=1000))
        return
    if protocol != SPOKEN:
        await socket.part(m.Bye(code="outdated", after=None))
        return
    try:
        room = await hall.room(id)
        if not room.payer and room.table.seat_of(person) is not None:
            # Who made it is not kept; after a restart it is thought for on the account of a player.
            room.payer = account(address)
        room.enter(socket)
        await _listen(socket, hall)
    except Refusal as error:
        await socket.part(_BYES.get(error.code, m.Bye(code="restart", after=2000)))
    except Exception as error:  # noqa: BLE001 - whatever it is, the other side must not wait for ever
        _log.error("connection failed", exc_info=error)
        await socket.part(m.Bye(code="failed", after=5000))
    finally:
        socket.end()
        if socket.room is not None:
            socket.room.exit(socket)


async def _listen(socket: Socket, hall: Hall) -> None:
    """Have messages answered, as they come where the server can do that, until either side goes."""
    ear = Ear(socket, hall)
    listen = short_ear(socket.websocket.scope)
    if listen is not None:
        listen(ear.hear)
    while not socket.closing:
        try:
            message = await socket.websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if message["type"] != "websocket.receive" or socket.closing:
            return
        if not ear.take(message.get("text")):
            await socket.part(m.Bye(code="flood", after=5000))
            return


class Ear:
    """Takes what a connection says.

    Args:
        socket: the connection, which has entered a room.
        hall: of its table.
    """

    __slots__ = ("_error", "_flooded", "_hall", "_now", "_socket", "_unreadable")

    def __init__(self, socket: Socket, hall: Hall) -> None:
        self._socket = socket
        self._hall = hall
        self._now = asyncio.get_running_loop().time
        self._unreadable = 0
        self._flooded = False
        self._error: Exception | None = None

    def hear(self, text: str) -> bool:
        """Take a message as soon as it comes; gives whether it was taken.

        Where not, it is to come to `take`, which ends the connection.
        """
        if self._error is not None or self._socket.closing:
            return False
        try:
            return self.take(text)
        except Exception as error:  # noqa: BLE001 - nobody is here who could deal with it
            self._error = error
            return False

    def take(self, text: str | None) -> bool:
        """Have a message answered; gives False for one that is too much.

        Raises:
            Exception: something is broken, now or when a message was heard.
        """
        if self._error is not None:
            raise self._error
        socket, started = self._socket, self._now()
        if not self._flooded:
            out_of = socket.bucket is not None and not socket.bucket.take(started)
            self._flooded = out_of or self._unreadable > MOST_UNREADABLE
        if self._flooded:
            return False
        if text is None or len(text) > LONGEST_MESSAGE:
            self._unreadable += 1
            socket.send(_malformed(None))
            return True
        try:
            asked = m.read_request(text)
        except ValidationError:
            self._unreadable += 1
            socket.send(_malformed(text))
            return True
        if socket.room is not None:
            socket.room.desk.request(socket, asked)
        self._hall.meter.answered.observe(self._now() - started)
        return True


def _malformed(text: str | None) -> bytes:
    """The refusal of what is no message, with its id where it has one."""
    why = m.Reason(code="malformed", key="server-malformed", args={})
    try:
        given = from_json(text) if text else None
    except ValueError:
        given = None
    id = given.get("id") if isinstance(given, dict) else None  # noqa: A001
    known = isinstance(id, str) and _ID.fullmatch(id) is not None
    return m.write(m.Refused(id=id if known else None, reason=why))
