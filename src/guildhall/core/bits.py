"""Numbers as bits: how many are set, and numbers read off the bytes of a record."""

from guildhall.core.compile import leaf


@leaf
def size(bits):
    """How many of the lowest 32 bits are set."""
    bits = bits - (bits >> 1 & 0x55555555)
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    return ((bits + (bits >> 4) & 0x0F0F0F0F) * 0x01010101 & 0xFFFFFFFF) >> 24


@leaf
def number_at(raw, i, offset, width):
    """The signed number of some bytes of record i; raw: [record, byte]."""
    value = 0
    for byte in range(width):
        value |= int(raw[i, offset + byte]) << (8 * byte)
    if width < 8 and value >> (8 * width - 1):
        value -= 1 << (8 * width)
    return value
