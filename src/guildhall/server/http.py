"""The HTTP side: games, rules, words; tables made, listed, joined, looked back at, downloaded and brought."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse

from guildhall import __version__
from guildhall.server import catalogue, shapes
from guildhall.server.house import Denied, House
from guildhall.server.messages import Language, TableMessage
from guildhall.server.visitors import visitor_of, welcome

WRONG: dict[int | str, dict[str, Any]] = {
    code: {"model": shapes.ErrorTold} for code in (400, 403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(responses=WRONG)
GameSlug = Annotated[str, Path(max_length=60)]
TableId = Annotated[str, Path(max_length=60, pattern="^[0-9a-f]+$")]
Lang = Annotated[Language, Query()]


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def known(game: str) -> str:
    if not catalogue.has(game):
        raise Denied(404, "no_game", "there is no such game")
    return game


@router.get("/healthz", response_model=shapes.Health)
async def health(request: Request, response: Response) -> dict[str, Any]:
    """Whether the house is in order: the database answers."""
    told = await house_of(request).health()
    response.status_code = 200 if told["status"] == "ok" else 503
    return {"version": __version__, **told}


@router.get("/api/preparing", response_model=shapes.Preparing)
async def preparing(request: Request) -> dict[str, Any]:
    """How far the games are compiled."""
    return house_of(request).preparation.told()


@router.get("/api/games", response_model=list[shapes.Game])
def games() -> list[dict[str, Any]]:
    return [catalogue.game_told(game) for game in catalogue.NAMES]


@router.get("/api/games/{game}", response_model=shapes.GameInFull)
def game(game: GameSlug) -> dict[str, Any]:
    """A game with every printed thing, and where it is known from."""
    return {**catalogue.game_told(known(game)), "components": catalogue.components_told(game)}


@router.get("/api/games/{game}/rules", response_model=list[shapes.RuleTold])
def rules(game: GameSlug, language: Lang = "en") -> list[dict[str, str]]:
    return catalogue.rules_told(known(game), language)


@router.get("/api/games/{game}/words", response_class=PlainTextResponse)
def words(game: GameSlug, language: Lang = "en") -> str:
    """Names and labels, as Fluent."""
    return catalogue.words_told(known(game), language)


@router.get("/api/tables", response_model=list[shapes.Listed])
async def my_tables(request: Request) -> list[dict[str, Any]]:
    """The tables of this visitor, the last changed first."""
    visitor = visitor_of(request.cookies)
    return [] if visitor is None else await house_of(request).tables_of(visitor)


@router.post("/api/tables", response_model=shapes.TableMade, status_code=201)
async def make_table(wanted: shapes.TableWanted, request: Request, response: Response) -> dict[str, Any]:
    """Sets a table up. The secrets of invitations are told here and never again."""
    house = house_of(request)
    known(wanted.game)
    house.limit_tables(request)
    visitor = welcome(request.cookies, response, house.secure(request))
    id, secrets = await house.make_table(wanted, visitor)
    return {"id": id, "invitations": secrets}


@router.post("/api/logs", response_model=shapes.LogTaken, status_code=201)
async def bring_log(brought: shapes.LogBrought, request: Request, response: Response) -> dict[str, Any]:
    """A table from a log or a position; whoever brings it sits at every seat."""
    house = house_of(request)
    house.limit_tables(request)
    visitor = welcome(request.cookies, response, house.secure(request))
    return {"id": await house.bring(brought, visitor)}


@router.post("/api/tables/{table}/claim", response_model=shapes.Claimed)
async def claim(table: TableId, claim: shapes.Claim, request: Request, response: Response) -> dict[str, Any]:
    """Sits down on the chair that a link opens."""
    house = house_of(request)
    visitor = welcome(request.cookies, response, house.secure(request))
    return {"seat": await house.claim(table, claim, visitor)}


@router.get("/api/tables/{table}/at/{n}", response_model=TableMessage)
async def at(
    table: TableId,
    n: Annotated[int, Path(ge=0, le=1_000_000)],
    request: Request,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    language: Lang = "en",
) -> dict[str, Any]:
    """The table as it stood after line n, through the eyes of a seat; of any seat when the game is over."""
    return await house_of(request).look_back(table, n, seat, language, visitor_of(request.cookies))


@router.get("/api/tables/{table}/log", response_class=PlainTextResponse)
async def log(table: TableId, request: Request, seat: Annotated[int | None, Query(ge=0, le=15)] = None) -> Response:
    """The log: redacted and without the seed while the game runs, in full when it is over."""
    text = await house_of(request).log_of(table, seat, visitor_of(request.cookies))
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="guildhall-{table}.log"'})


@router.get("/api/tables/{table}/verify", response_model=shapes.Verified)
async def verify(table: TableId, request: Request) -> dict[str, Any]:
    """Whether the finished game was played with the seed that was promised at its start."""
    return await house_of(request).verify(table)


@router.get("/api/tables/{table}/chances", response_model=shapes.Course)
async def chances(table: TableId, request: Request) -> dict[str, Any]:
    """How likely each seat was to win, line by line, and the turning points; when the game is over."""
    return await house_of(request).course(table)
