"""The components as read-only arrays: the plan with its sight lines, tiles, numbers."""

from pathlib import Path

from guildhall.core.compile import frozen
from guildhall.core.components import ComponentError, components_folder, load_numbers, load_rows
from guildhall.core.fields import NONE

HOME = Path(__file__).parent
FOLDER = components_folder("city_and_guilds")
KINDS = ("building", "market", "minstrel", "tavern")
BUILDING, MARKET, MINSTREL, TAVERN = range(len(KINDS))

# The plan.
_blocks = load_rows(FOLDER / "board.toml", "block", {})
BLOCKS = [row["slug"] for row in _blocks]
_spaces = load_rows(
    FOLDER / "board.toml", "space", {"name": str, "block": tuple(BLOCKS), "x": int, "y": int, "neighbours": list}
)
load_rows(FOLDER / "board.toml", "scenery", {"kind": ("trough", "fountain"), "x": int, "y": int})
SPACES = [row["name"] for row in _spaces]
N_BLOCKS, N_SPACES = len(BLOCKS), len(SPACES)
_at = {(row["x"], row["y"]): n for n, row in enumerate(_spaces)}
if len(_at) != N_SPACES or len(set(SPACES)) != N_SPACES:
    raise ComponentError("board.toml: two spaces have the same name or the same place")
DIRECTIONS = ((0, -1), (1, 0), (0, 1), (-1, 0))
_SPAN = 1 + max(max(place) for place in _at)


def sight(n: int, dx: int, dy: int) -> int:
    """The next space in a straight line, over streets of any length; NONE at the edge of the city."""
    row = _spaces[n]
    for k in range(1, _SPAN):
        found = _at.get((row["x"] + k * dx, row["y"] + k * dy))
        if found is not None:
            return found
    return NONE


NEIGHBOUR = frozen([sight(n, dx, dy) for dx, dy in DIRECTIONS] for n in range(N_SPACES))  # [space, direction]
AT = frozen([row["x"], row["y"]] for row in _spaces)  # [space, x and y] on the plan
BLOCK = frozen(BLOCKS.index(row["block"]) for row in _spaces)  # [space]
_in_block = [[n for n, row in enumerate(_spaces) if row["block"] == block] for block in BLOCKS]
PER_BLOCK = len(_in_block[0])
if any(len(spaces) != PER_BLOCK for spaces in _in_block):
    raise ComponentError("board.toml: all blocks have the same number of spaces")
IN_BLOCK = frozen(_in_block)  # [block, n] space

# Guilds and tiles.
_guilds = load_rows(FOLDER / "tiles.toml", "guild", {"colour": str})
GUILDS = [row["slug"] for row in _guilds]
N_GUILDS = len(GUILDS)
_tiles = load_rows(
    FOLDER / "tiles.toml",
    "tile",
    {"guild": (*GUILDS, "none"), "kind": KINDS, "copies": int, "value": int, "step": int, "figures": (0, 1, 2)},
)
TILES = [row["slug"] for row in _tiles]
if [row["kind"] for row in _tiles].count("tavern") != 1 or _tiles[-1]["kind"] != "tavern":
    raise ComponentError("tiles.toml: there is one kind of tavern, and it is the last row")
for _row in _tiles:
    if (_row["guild"] == "none") == (_row["kind"] in ("building", "market")):
        raise ComponentError(
            f"tiles.toml: {_row['slug']}: buildings and markets belong to a guild, and nothing else does"
        )
N_TILES, TAVERN_TILE = len(TILES), len(TILES) - 1
N_TYPES = N_TILES - 1  # those that are drawn and held
TYPES = TILES[:N_TYPES]
COPIES = frozen(row["copies"] for row in _tiles)  # [tile]
GUILD_OF = frozen(GUILDS.index(row["guild"]) if row["guild"] != "none" else NONE for row in _tiles)  # [tile]
KIND = frozen(KINDS.index(row["kind"]) for row in _tiles)  # [tile]
VALUE = frozen(row["value"] for row in _tiles)  # [tile]
STEP = frozen(row["step"] for row in _tiles)  # [tile]
FIGURES = frozen(row["figures"] for row in _tiles)  # [tile]
MOST_COPIES = max(row["copies"] for row in _tiles)
DRAWN_TILES = sum(row["copies"] for row in _tiles[:-1])
LONGEST_TRACK = max(sum(row["copies"] * row["step"] for row in _tiles if row["guild"] == guild) for guild in GUILDS)

# Numbers.
_n = load_numbers(
    FOLDER / "numbers.toml",
    "number",
    (
        *("opening_tiles", "display", "track_limit", "track_drawn", "block_value", "pair_bonus", "tavern_blocks"),
        *("guild_first", "guild_second", "guild_third", "unused_figure"),
    ),
)
OPENING_TILES, DISPLAY, TRACK_LIMIT, BLOCK_VALUE = (
    _n[name] for name in ("opening_tiles", "display", "track_limit", "block_value")
)
PAIR_BONUS, TAVERN_BLOCKS, UNUSED_FIGURE = _n["pair_bonus"], _n["tavern_blocks"], _n["unused_figure"]
GUILD_POINTS = frozen([_n["guild_first"], _n["guild_second"], _n["guild_third"]])  # [place - 1]
if min(int(COPIES[TAVERN_TILE]), TAVERN_BLOCKS) != TAVERN_BLOCKS:
    raise ComponentError("numbers.toml: tavern_blocks: there are not so many taverns")
_players = load_rows(FOLDER / "numbers.toml", "players", {"seats": int, "figures": int})
FIGURES_FOR = frozen(
    next((row["figures"] for row in _players if row["seats"] == seats), 0) for seats in range(6)
)  # [seats]
MOST_FIGURES = max(row["figures"] for row in _players)
_chain = load_rows(FOLDER / "numbers.toml", "chain", {"blocks": int, "bonus": int})
CHAIN_BONUS = frozen([0, *(row["bonus"] for row in sorted(_chain, key=lambda row: row["blocks"]))])  # [blocks]
if len(CHAIN_BONUS) != N_BLOCKS + 1:
    raise ComponentError("numbers.toml: one bonus for every number of blocks")
