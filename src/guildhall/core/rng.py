"""The generator: sfc32, four words of 32 bits kept in int64, so that Python and compiled code agree bit for bit.

A record holds the root of its chance (`rng`, 128 bits of seed) and one stream a purpose (`streams`), sown anew for every
round: what happens for one purpose, or in one round, never shifts what happens for another.
"""

from guildhall.core.compile import fn, leaf

WORD = 0xFFFFFFFF


def seed_words(seed: int) -> list[int]:
    """The four words of a seed of up to 128 bits."""
    return [seed >> shift & WORD for shift in (0, 32, 64, 96)]


@leaf
def draw_word(rng):
    """The next 32 bits."""
    word = (rng[0] + rng[1] + rng[3]) & WORD
    rng[3] = (rng[3] + 1) & WORD
    rng[0] = rng[1] ^ (rng[1] >> 9)
    rng[1] = (rng[2] + (rng[2] << 3)) & WORD
    rng[2] = (((rng[2] << 21) & WORD | (rng[2] >> 11)) + word) & WORD
    return word


@leaf
def below(rng, n):
    """A number from 0 to n - 1."""
    return (draw_word(rng) * n) >> 32


@fn
def sow(rng, root, purpose, round_no):
    """Starts the stream of one purpose in one round."""
    rng[0] = root[0] ^ (purpose * 0x9E3779B9 & WORD)
    rng[1] = root[1] ^ (round_no * 0x85EBCA6B & WORD)
    rng[2] = root[2]
    rng[3] = root[3]
    for _ in range(15):
        draw_word(rng)


@fn
def sow_streams(s):
    """Starts every stream of the record for the present round."""
    for purpose in range(len(s.streams)):
        sow(s.streams[purpose], s.rng, purpose, s.round_no)


@fn
def reroll(s, rng):
    """Another chance altogether: for guessed worlds, whose future must not be the true one."""
    for k in range(4):
        s.rng[k] = draw_word(rng)
    for purpose in range(len(s.streams)):
        for k in range(4):
            s.streams[purpose][k] = draw_word(rng)
