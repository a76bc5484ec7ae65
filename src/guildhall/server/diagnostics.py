"""The structured log of the server: one event a line, as JSON for machines or as text for people."""

import json
import logging
import re
import sys
import time

LOGGER = logging.getLogger("guildhall.server")
FACT, ERROR = 300, 4000  # characters of a fact and of an error that are written
SECRET = re.compile(r"[0-9a-f]{32,}")  # a seed, or the hash of somebody's cookie
AT_ONCE, PER_SECOND = 200, 5.0  # lines; whoever makes us complain does not fill the disk


def _short(text: object, length: int = FACT) -> str:
    """Without secrets, and without its middle where it is long: it begins with where it was and ends with what it was."""
    text = SECRET.sub("…", str(text)[: 100 * length])
    return text if len(text) <= length else f"{text[: length // 4]} … {text[-length * 3 // 4 :]}"


class Calm(logging.Filter):
    """So many lines at once and so many a second; then it says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._left, self._at, self._omitted = float(AT_ONCE), time.monotonic(), 0

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        self._left = min(AT_ONCE, self._left + (now - self._at) * PER_SECOND)
        self._at = now
        if self._left < 1:
            self._omitted += 1
            return False
        self._left -= 1
        if self._omitted:
            record.facts = {**getattr(record, "facts", {}), "lines_left_out_before": self._omitted}
            self._omitted = 0
        return True


class JsonLines(logging.Formatter):
    """{"at": …, "level": …, "event": …, and what the event is about}"""

    def format(self, record: logging.LogRecord) -> str:
        facts = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": _short(record.getMessage(), ERROR),
        }
        for key, value in getattr(record, "facts", {}).items():
            facts[key] = value if isinstance(value, int | float) else _short(value)
        if record.exc_info:
            facts["error"] = _short(self.formatException(record.exc_info), ERROR)
        return json.dumps(facts, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """12:03:07 event key=value"""

    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{key}={_short(value)}" for key, value in getattr(record, "facts", {}).items())
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        line = f"{at} {_short(record.getMessage(), ERROR)} {facts}".rstrip()
        return f"{line}\n{_short(self.formatException(record.exc_info), ERROR)}" if record.exc_info else line


def begin(kind: str) -> None:
    """Everything that is logged, uvicorn's own lines included, goes to stderr in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(Calm())
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(logging.INFO)


def note(event: str, **facts: object) -> None:
    """Something happened that an owner of the house may want to know."""
    LOGGER.info(event, extra={"facts": facts})


def warn(event: str, **facts: object) -> None:
    LOGGER.warning(event, extra={"facts": facts})


def failed(event: str, **facts: object) -> None:
    """Something broke that should not; called where the exception is handled."""
    LOGGER.exception(event, extra={"facts": facts})
