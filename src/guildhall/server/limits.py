"""How much one address may ask for: buckets that fill again with time."""

import time
from collections import OrderedDict

KEPT = 20_000  # addresses that are remembered; the longest quiet is forgotten first


class Bucket:
    """So many at once, and so many a second for ever."""

    def __init__(self, size: float, per_second: float):
        self.size, self.per_second = size, per_second
        self.level, self.at = size, time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.per_second)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class PerAddress:
    """A bucket for each address; a limit of 0 is none."""

    def __init__(self, per_minute: int):
        self._per_minute = per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        if self._per_minute <= 0:
            return True
        bucket = self._buckets.pop(address, None) or Bucket(self._per_minute, self._per_minute / 60)
        self._buckets[address] = bucket
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()


class Counted:
    """How many of a thing each address holds right now."""

    def __init__(self, limit: int):
        self._limit = limit
        self._held: dict[str, int] = {}

    def take(self, address: str) -> bool:
        if 0 < self._limit <= self._held.get(address, 0):
            return False
        self._held[address] = self._held.get(address, 0) + 1
        return True

    def give_back(self, address: str) -> None:
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
