"""The application: the page, its HTTP side, its socket, and the rules of the door."""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from fastapi.routing import APIRoute
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route

from guildhall import __version__
from guildhall.server.diagnostics import failed
from guildhall.server.errors import Denied, NotDone
from guildhall.server.http_routes import router
from guildhall.server.openapi import described
from guildhall.server.page_files import Assets, page_file
from guildhall.server.service import Service, address_of
from guildhall.server.settings import Settings
from guildhall.server.store.opening import StoreError
from guildhall.server.visitors import visitor_of

PAGE = Path(__file__).with_name("page")  # built from web/ by `make page`
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; "
    "media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
BODY_LIMIT = 1_000_000
PACKED_FROM = 1024  # bytes of an answer
UNSAFE = ("POST", "PUT", "PATCH", "DELETE")
WRONG_DOOR, TRY_LATER = 4403, 4503  # how sockets are closed: forbidden, not ready


def make_app(settings: Settings) -> FastAPI:
    """One server process. Several may share one database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            await app.state.service.open()
        except (StoreError, OSError, SQLAlchemyError) as error:
            app.state.failure = str(error).split("\n")[0]
            logging.getLogger("uvicorn.error").disabled = True  # one sentence says it better than its traceback
            raise
        yield
        await app.state.service.close()

    app = FastAPI(title="Guildhall", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.service, app.state.failure = Service(settings), ""
    app.include_router(router)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    _add_the_door(app)
    _add_the_errors(app)
    _add_the_socket(app)
    _add_the_page(app)
    return app


def _add_the_door(app: FastAPI) -> None:
    @app.middleware("http")
    async def door(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        service: Service = app.state.service
        if refused := _refused_at_the_door(service, request):
            return refused
        response = await call_next(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        if request.url.path.startswith("/api"):
            response.headers.setdefault("Cache-Control", "no-store")
        return response


def _refused_at_the_door(service: Service, request: Request) -> Response | None:
    if not service.requests.take(address_of(request)) and request.url.path != "/healthz":
        return _error(429, "too_many_requests", "too many requests from this address; wait a minute")
    if "\x00" in request.url.path or "%00" in request.url.query:
        return _error(400, "bad_request", "an address has no NUL in it")
    if request.method in UNSAFE:
        if not service.same_origin(request):
            return _error(403, "wrong_origin", "this comes from another site")
        nothing = "" if "transfer-encoding" in request.headers else "0"  # what comes in chunks does not say its length
        length = request.headers.get("content-length", nothing)[:20]
        if not length.isdigit() or int(length) > BODY_LIMIT:
            return _error(413, "too_long", f"a request may have {BODY_LIMIT} bytes, and says how many it has")
    return None


def _add_the_errors(app: FastAPI) -> None:
    @app.exception_handler(Denied)
    async def denied(_: Request, error: Denied) -> JSONResponse:
        return _error(error.status, error.error, error.sentence)

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == 405:
            error.headers = {"Allow": ", ".join(sorted(_methods_at(app, request.url.path)))}
        return JSONResponse(
            {"error": "http", "sentence": str(error.detail)},
            error.status_code,
            headers={**HEADERS, **(error.headers or {})},
        )

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        forbidden = first["type"] == "string_pattern_mismatch"
        what = "there are characters in it that do not belong there" if forbidden else first["msg"]
        return _error(422, "bad_request", f"{where}: {what}"[:300])

    @app.exception_handler(RecursionError)
    async def deep(_: Request, __: RecursionError) -> JSONResponse:
        return _error(400, "bad_request", "this is nested too deeply")

    @app.exception_handler(Exception)
    async def broken(request: Request, _: Exception) -> JSONResponse:
        failed("a request failed", path=request.url.path)
        return _error(500, "server", "something broke here; it is in the log of the server")


def _methods_at(app: FastAPI, path: str) -> set[str]:
    """All methods that a path knows, over all its routes."""
    routes = [route for route in app.routes if isinstance(route, Route | APIRoute) and route.path_regex.match(path)]
    return {method for route in routes for method in route.methods or ()}


def _error(status: int, error: str, sentence: str) -> JSONResponse:
    return JSONResponse({"error": error, "sentence": sentence}, status, headers=HEADERS)


def _add_the_socket(app: FastAPI) -> None:
    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str, language: str = "en") -> None:
        service: Service = app.state.service
        address, limits = address_of(websocket), service.socket_limits
        if not service.same_origin(websocket):
            await websocket.close(WRONG_DOOR)
            return
        if not limits.handshakes.take(address) or not limits.sockets.take(address):
            refused = _error(429, "too_many_sockets", "too many sockets from this address; close some or wait a minute")
            await websocket.send_denial_response(refused)
            return
        try:
            try:
                room = await service.lobby.room(table)
            except (Denied, NotDone) as error:
                await websocket.accept()
                await websocket.send_json({"type": "error", "error": error.error})
                await websocket.close(TRY_LATER if error.error == "preparing" else WRONG_DOOR)
                return
            from guildhall.server.sockets import is_full, serve_page

            visitor, spoken = visitor_of(websocket.cookies), language if language in ("en", "de") else "en"
            if is_full(room, visitor, service.settings.visits_per_table):
                await websocket.send_denial_response(_error(429, "too_many_here", "too many are looking at this table"))
                return
            await websocket.accept()
            await serve_page(websocket, service.lobby, room, visitor, spoken, limits, address)
        finally:
            limits.sockets.give_back(address)


def _add_the_page(app: FastAPI) -> None:
    """Shelf and tables are one page; what they load lies beside it."""
    (PAGE / "assets").mkdir(parents=True, exist_ok=True)
    app.mount("/assets", Assets(directory=PAGE / "assets"), name="assets")
    app.add_middleware(GZipMiddleware, minimum_size=PACKED_FROM, compresslevel=5)  # what is not packed already

    @app.api_route("/", methods=["GET", "HEAD"], include_in_schema=False)
    @app.api_route("/table/{table}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request) -> Response:
        index = PAGE / "index.html"
        if not index.exists():
            return HTMLResponse("<h1>Guildhall</h1><p>The page is not built: run <code>make page</code>.</p>", 503)
        return page_file(index, request.headers)

    @app.get("/{name}", include_in_schema=False)
    async def beside(name: str, request: Request) -> Response:
        file = PAGE / name
        if name in ("favicon.svg", "manifest.webmanifest", "robots.txt") and file.exists():
            return page_file(file, request.headers)
        raise HTTPException(404, "there is nothing here")
