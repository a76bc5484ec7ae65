"""How much one address may ask for: buckets that fill again with time."""

import asyncio
import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable

from guildhall.server.settings import Settings

KEPT = 20_000  # addresses that are remembered; the longest quiet is forgotten first


def counted_as(address: str) -> str:
    """Whose limits an address has. An IPv6 host has 2⁶⁴ addresses of its own: they count as one."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address


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

    def __init__(self, per_minute: int, at_once: int = 0):
        self._per_minute, self._at_once = per_minute, at_once or per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        if self._per_minute <= 0:
            return True
        bucket = self._buckets.pop(address, None) or Bucket(self._at_once, self._per_minute / 60)
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


class Turns(Counted):
    """So many of a thing at once for an address; who finds none is called when one is given back."""

    def __init__(self, limit: int):
        super().__init__(limit)
        self._waiting: dict[str, dict[Callable[[], None], None]] = {}

    def wait(self, address: str, call: Callable[[], None]) -> None:
        self._waiting.setdefault(address, {})[call] = None

    def give_back(self, address: str) -> None:
        super().give_back(address)
        for call in self._waiting.pop(address, {}):  # the longest waiting first; who finds none waits again
            asyncio.get_running_loop().call_soon(call)


class SocketLimits:
    """What those who come through sockets may do, all sockets of an address or a visitor together."""

    def __init__(self, settings: Settings):
        self.handshakes = PerAddress(settings.handshakes_per_minute)
        self.messages = PerAddress(settings.messages_per_minute)
        self.sockets = Counted(settings.sockets_per_address)
        lines = settings.chat_per_minute
        self._talk, self._talk_of_all = PerAddress(lines, (lines + 3) // 4), PerAddress(5 * lines, 2 * lines)

    def may_talk(self, visitor: str, address: str) -> bool:
        return self._talk.take(visitor) and self._talk_of_all.take(address)
