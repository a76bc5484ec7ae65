"""What is said at a table: kept for those who come, and sent line by line to those who are there."""

from collections import deque

from guildhall.server.open_page import OpenPage
from guildhall.server.store.chat import CHAT_KEPT, ChatLines
from guildhall.server.to_page import ChatLine

# numbers before the last line that are looked at again: another process may have stored one later than ours
OVERLAP = 50


class Chat:
    """The last lines of one table, in the order in which they were learned of."""

    def __init__(self, table: str, stored: ChatLines):
        self._table, self._stored = table, stored
        self._lines: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self._known = 0  # how many were ever learned of

    async def catch_up(self) -> None:
        """Reads what was said since."""
        last = max((line["id"] for line in self._lines), default=0)
        for line in await self._stored.of(self._table, since=max(0, last - OVERLAP)):
            if all(line["id"] != known["id"] for known in self._lines):
                self._lines.append(line)
                self._known += 1

    def send(self, page: OpenPage) -> None:
        """What this page has not been sent yet: all of it when it comes, then the new lines alone."""
        if page.chat_sent == self._known:
            return
        new = self._known - page.chat_sent if page.chat_sent is not None else len(self._lines)
        lines = list(self._lines)[-new:] if new else []
        whole = page.chat_sent is None or new >= len(self._lines)
        page.send({"type": "chat", "since": 0 if whole else self._lines[-new - 1]["id"], "lines": lines})
        page.chat_sent = self._known
