"""Logs: one JSON object a line. No names, tokens, words or moves stand in them; a table is named by a hash."""

import logging
import sys
from datetime import UTC, datetime
from hashlib import blake2b
from secrets import token_bytes
from typing import Any, Final

import msgspec

_KEY: Final = token_bytes(16)  # of this run: there are few codes, and all of them are soon tried


class JsonLines(logging.Formatter):
    """A log line as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        table = getattr(record, "table", None)
        if table is not None:
            # A code is a key to the door, so it is not written down; nor what it could be guessed from.
            line["table"] = blake2b(str(table).encode(), digest_size=6, key=_KEY).hexdigest()
        for name in ("seat", "address", "status", "path", "reason"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record.exc_info[2])
        return msgspec.json.encode(line).decode()


def _where(trace: Any) -> list[str]:
    """Files and lines, without the values that an exception's text might tell."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-8:]


_NOISE: Final = ("Invalid UTF-8 sequence received", "Invalid HTTP request received")


def is_ours(record: logging.LogRecord) -> bool:
    """Is this about the house? Noise that somebody sends is refused, and fills no logs."""
    return not record.getMessage().startswith(_NOISE)


def log_to_stderr(level: str = "INFO") -> None:
    """Let the house, and the server under it, write their logs."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_ours)
    for name, least in (("cluehouse", level), ("uvicorn", "WARNING"), ("uvicorn.error", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)
