"""Reads a QR code as a phone does after it has found one: modules in, text out (byte mode, level M, no errors to correct)."""

import re

# Version: codewords of data in each block, at level M (ISO/IEC 18004, table 9).
DATA = {1: [16], 2: [28], 3: [44], 4: [32] * 2, 5: [43] * 2, 6: [27] * 4, 7: [31] * 4, 8: [38, 38, 39, 39],
        9: [36, 36, 36, 37, 37], 10: [43, 43, 43, 43, 44]}  # fmt: skip
CENTRES = {1: [], 2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42],
           9: [6, 26, 46], 10: [6, 28, 50]}  # fmt: skip
FORMAT_MASK, LEVEL_M = 0b101010000010010, 0b00
QUIET = 4


def drawn(path: str, side: int) -> list[list[bool]]:
    """The modules of a path of unit squares, without the white around them."""
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", path)}
    assert min(min(spot) for spot in dark) == QUIET, "white must surround it"
    return [[(x, y) in dark for x in range(QUIET, side - QUIET)] for y in range(QUIET, side - QUIET)]


def read(rows: list[list[bool]]) -> str:
    size = len(rows)
    version = (size - 17) // 4
    mask = _mask(rows)
    bits = [rows[y][x] ^ _inverted(mask, x, y) for x, y in _way(size) if not _function(version, size, x, y)]
    words = [int("".join(str(int(bit)) for bit in bits[i : i + 8]), 2) for i in range(0, len(bits) - 7, 8)]
    data = _blocks_in_order(words, DATA[version])
    stream = "".join(f"{word:08b}" for word in data)
    assert stream[:4] == "0100", "bytes"
    width = 8 if version < 10 else 16
    length, begin = int(stream[4 : 4 + width], 2), 4 + width
    return bytes(int(stream[begin + 8 * i : begin + 8 * i + 8], 2) for i in range(length)).decode()


def _mask(rows: list[list[bool]]) -> int:
    """Out of the format beside the upper left finder: level and mask stand in its first five bits."""
    spots = [(0, 8), (1, 8), (2, 8), (3, 8), (4, 8)]  # x, y
    first = int("".join(str(int(rows[y][x])) for x, y in spots), 2) ^ (FORMAT_MASK >> 10)
    assert first >> 3 == LEVEL_M
    return first & 7


def _inverted(mask: int, x: int, y: int) -> bool:
    return [
        (x + y) % 2,
        y % 2,
        x % 3,
        (x + y) % 3,
        (x // 3 + y // 2) % 2,
        x * y % 2 + x * y % 3,
        (x * y % 2 + x * y % 3) % 2,
        ((x + y) % 2 + x * y % 3) % 2,
    ][mask] == 0


def _way(size: int) -> list[tuple[int, int]]:
    """Columns of two from the right, upwards first; the column of the timing is left out."""
    way, up = [], True
    for right in [*range(size - 1, 6, -2), *range(5, 0, -2)]:
        for y in range(size - 1, -1, -1) if up else range(size):
            way += [(right, y), (right - 1, y)]
        up = not up
    return way


def _function(version: int, size: int, x: int, y: int) -> bool:
    """Whether a module belongs to the drawing of every code, and holds no data."""
    corner = (x < 9 and y < 9) or (x < 9 and y >= size - 8) or (x >= size - 8 and y < 9)
    if corner or x == 6 or y == 6:
        return True
    if version >= 7 and ((x < 6 and y >= size - 11) or (y < 6 and x >= size - 11)):
        return True
    centres = CENTRES[version]
    last = centres[-1] if centres else 0
    off = {(6, 6), (6, last), (last, 6)}
    return any(abs(x - a) <= 2 and abs(y - b) <= 2 for a in centres for b in centres if (a, b) not in off)


def _blocks_in_order(words: list[int], sizes: list[int]) -> list[int]:
    blocks: list[list[int]] = [[] for _ in sizes]
    rest = iter(words)
    for i in range(max(sizes)):
        for block, size in zip(blocks, sizes, strict=True):
            if i < size:
                block.append(next(rest))
    return [word for block in blocks for word in block]
