"""The structured log of the server: one event a line, as JSON for machines or as text for people."""

import json
import logging
import sys
import time
from typing import Any

LOGGER = logging.getLogger("guildhall.server")


class JsonLines(logging.Formatter):
    """{"at": …, "level": …, "event": …, and what the event is about}"""

    def format(self, record: logging.LogRecord) -> str:
        facts = {"at": round(record.created, 3), "level": record.levelname.lower(), "event": record.getMessage()}
        facts |= getattr(record, "facts", {})
        if record.exc_info:
            facts["error"] = self.formatException(record.exc_info)
        return json.dumps(facts, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """12:03:07 event key=value"""

    def format(self, record: logging.LogRecord) -> str:
        facts = " ".join(f"{key}={value}" for key, value in getattr(record, "facts", {}).items())
        line = f"{time.strftime('%H:%M:%S', time.localtime(record.created))} {record.getMessage()} {facts}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def begin(kind: str) -> None:
    """Everything that is logged, uvicorn's own lines included, goes to stderr in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else TextLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(logging.INFO)


def note(event: str, **facts: Any) -> None:
    """Something happened that an owner of the house may want to know."""
    LOGGER.info(event, extra={"facts": facts})


def warn(event: str, **facts: Any) -> None:
    LOGGER.warning(event, extra={"facts": facts})


def failed(event: str, **facts: Any) -> None:
    """Something broke that should not; called where the exception is handled."""
    LOGGER.exception(event, extra={"facts": facts})
