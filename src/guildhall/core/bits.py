"""Sets of small numbers as bits of one: how many there are."""

from guildhall.core.compile import leaf


@leaf
def size(bits):
    """How many of the lowest 32 bits are set."""
    bits = bits - (bits >> 1 & 0x55555555)
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    return ((bits + (bits >> 4) & 0x0F0F0F0F) * 0x01010101 & 0xFFFFFFFF) >> 24
