"""The HTTP side: games, rules, words; tables made, listed, joined, looked back at, downloaded and brought."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from guildhall.server import catalogue, http_models
from guildhall.server.errors import Denied
from guildhall.server.from_page import Language
from guildhall.server.service import Service, address_of
from guildhall.server.to_page import Json, StepView, TableMessage
from guildhall.server.visitors import visitor_of, welcome

WRONG: dict[int | str, Json] = {
    code: {"model": http_models.ErrorAnswer} for code in (400, 403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(responses=WRONG)
GameSlug = Annotated[str, Path(max_length=60)]
TableId = Annotated[str, Path(max_length=60, pattern="^[0-9a-f]+$")]
Lang = Annotated[Language, Query()]


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


def known(game: str) -> str:
    if not catalogue.has(game):
        raise Denied(404, "no_game", "there is no such game")
    return game


@router.get("/healthz", response_model=http_models.Health)
async def health(request: Request, response: Response) -> http_models.Health:
    """Whether the house is in order: the database answers."""
    health = await service_of(request).health()
    response.status_code = 200 if health.status == "ok" else 503
    return health


@router.get("/api/preparing", response_model=http_models.Preparing)
async def preparing(request: Request) -> Json:
    """How far the games are compiled."""
    return service_of(request).preparation.told()


@router.post("/api/preparing", response_model=http_models.Preparing)
async def want(wanted: http_models.GameWanted, request: Request) -> Json:
    """Somebody has picked a game: it is compiled before the others."""
    preparation = service_of(request).preparation
    preparation.want(known(wanted.game))
    return preparation.told()


@router.get("/api/games", response_model=list[http_models.Game])
def games() -> list[Json]:
    return [catalogue.about_game(game) for game in catalogue.names()]


@router.get("/api/games/{game}", response_model=http_models.GameInFull)
def game(game: GameSlug) -> Json:
    """A game with every printed thing, and where it is known from; and what its board shows."""
    about = catalogue.about_game(known(game))
    return {**about, "components": catalogue.components_of(game), "fields": catalogue.fields_of(game)}


@router.get("/api/games/{game}/rules", response_model=list[http_models.RuleView])
def rules(game: GameSlug, language: Lang = "en") -> list[dict[str, str]]:
    return catalogue.rules_of(known(game), language)


@router.get("/api/games/{game}/words", response_class=PlainTextResponse)
def words(game: GameSlug, language: Lang = "en") -> str:
    """Names and labels, as Fluent."""
    return catalogue.words_of(known(game), language)


@router.get("/api/tables", response_model=list[http_models.Listed])
async def my_tables(
    request: Request,
    over: bool | None = None,
    offset: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    limit: Annotated[int, Query(ge=1, le=200)] = 50,
) -> list[http_models.Listed]:
    """The tables of this visitor, the last changed first: running ones, finished ones or all."""
    visitor = visitor_of(request.cookies)
    return [] if visitor is None else await service_of(request).tables_of(visitor, over, offset, limit)


@router.post("/api/tables", response_model=http_models.TableMade, status_code=201)
async def make_table(wanted: http_models.TableWanted, request: Request, response: Response) -> http_models.TableMade:
    """Sets a table up. The secrets of invitations are sent here and never again."""
    service = service_of(request)
    known(wanted.game)
    service.limit_tables(request)
    visitor = welcome(request.cookies, response, service.secure(request))
    id, secrets = await service.make_table(wanted, visitor)
    return http_models.TableMade(id=id, invitations=secrets)


@router.delete("/api/tables/{table}", response_model=http_models.TableLeft)
async def leave_table(table: TableId, request: Request) -> http_models.TableLeft:
    """Takes a table off this visitor's list. Where nobody else sat, it is gone for good."""
    return http_models.TableLeft(gone=await service_of(request).leave(table, visitor_of(request.cookies)))


@router.post("/api/logs", response_model=http_models.LogTaken, status_code=201)
async def bring_log(brought: http_models.LogBrought, request: Request, response: Response) -> http_models.LogTaken:
    """A table from a log or a position; whoever brings it sits at every seat."""
    service = service_of(request)
    service.limit_tables(request)
    visitor = welcome(request.cookies, response, service.secure(request))
    return http_models.LogTaken(id=await service.bring(brought, visitor))


@router.post("/api/tables/{table}/claim", response_model=http_models.Claimed)
async def claim(table: TableId, claim: http_models.Claim, request: Request, response: Response) -> http_models.Claimed:
    """Sits down on the chair that a link opens."""
    service = service_of(request)
    visitor = welcome(request.cookies, response, service.secure(request))
    return http_models.Claimed(seat=await service.claim(table, claim, visitor))


@router.get("/api/tables/{table}/at/{n}", response_model=TableMessage)
async def at(
    table: TableId,
    n: Annotated[int, Path(ge=0, le=1_000_000)],
    request: Request,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    language: Lang = "en",
) -> TableMessage:
    """The table as it stood after line n, through the eyes of a seat; of any seat when the game is over."""
    return await service_of(request).look_back(table, n, seat, language, visitor_of(request.cookies))


@router.get("/api/tables/{table}/at/{n}/steps", response_model=list[StepView])
async def steps(
    table: TableId,
    n: Annotated[int, Path(ge=1, le=1_000_000)],
    request: Request,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    language: Lang = "en",
) -> list[StepView]:
    """How the table stood after each step of line n, through the same eyes: so that a long turn can be followed."""
    return await service_of(request).look_within(table, n, seat, language, visitor_of(request.cookies))


@router.get("/api/tables/{table}/log", response_class=PlainTextResponse)
async def log(table: TableId, request: Request, seat: Annotated[int | None, Query(ge=0, le=15)] = None) -> Response:
    """The log: redacted and without the seed while the game runs, in full when it is over."""
    text = await service_of(request).log_of(table, seat, visitor_of(request.cookies))
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="guildhall-{table}.log"'})


@router.post("/api/tables/{table}/rematch", response_model=http_models.Rematch, status_code=201)
async def rematch(table: TableId, wanted: http_models.RematchWanted, request: Request) -> http_models.Rematch:
    """Another game of the same people, when one is over. Who asks second is led to the table that the first made."""
    service = service_of(request)
    service.limit_tables(request)
    return http_models.Rematch(id=await service.rematch(table, wanted.deal, visitor_of(request.cookies)))


@router.get("/api/tables/{table}/verify", response_model=http_models.Verified)
async def verify(table: TableId, request: Request) -> http_models.Verified:
    """Whether the finished game was played with the seed that was promised at its start."""
    return await service_of(request).verify(table)


@router.get("/api/tables/{table}/chances", response_model=http_models.WinChances)
async def chances(table: TableId, request: Request) -> http_models.WinChances:
    """How likely each seat was to win, line by line, and the turning points; when the game is over."""
    return await service_of(request).win_chances(table, address_of(request))
