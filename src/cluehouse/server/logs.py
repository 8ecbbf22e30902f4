"""Logs: one JSON object per line. They contain no names, tokens, words or moves; a table is identified by a hash."""

import logging
import sys
from datetime import UTC, datetime
from hashlib import blake2b
from secrets import token_bytes
from typing import Any, Final

import msgspec

# For this run only; without a key, the hashes of the few possible codes could be reversed
_KEY: Final = token_bytes(16)


class JsonLines(logging.Formatter):
    """Formats a log record as a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        table = getattr(record, "table", None)
        if table is not None:
            # A code lets people join the table, so it is not logged, nor anything from which it could be guessed.
            line["table"] = blake2b(str(table).encode(), digest_size=6, key=_KEY).hexdigest()
        for name in ("seat", "address", "status", "path", "reason"):
            if hasattr(record, name):
                line[name] = getattr(record, name)
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record.exc_info[2])
        return msgspec.json.encode(line).decode()


def _where(trace: Any) -> list[str]:
    """Return files and line numbers, without values that an exception's text might reveal."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return found[-8:]


_NOISE: Final = ("Invalid UTF-8 sequence received", "Invalid HTTP request received")


def is_about_server(record: logging.LogRecord) -> bool:
    """Whether this is about the server itself. Errors that invalid requests cause would only fill the logs."""
    return not record.getMessage().startswith(_NOISE)


def log_to_stderr(level: str = "INFO") -> None:
    """Log to standard error, for this package and the web server below it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(is_about_server)
    for name, least in (("cluehouse", level), ("uvicorn", "WARNING"), ("uvicorn.error", "WARNING")):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(least)
