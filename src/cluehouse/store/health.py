"""What is wrong with a store. Every fault is logged once, and reported until it is over."""

import logging
from pathlib import Path
from typing import Final

from cluehouse.store.contract import NotSavedReason, Problem

PAGE_DAMAGED: Final = "a page of the database is damaged"
_LOG: Final = logging.getLogger("cluehouse.store")


class StoreHealth:
    """The faults of one store. Any thread may report."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.not_saved: NotSavedReason | None = None  # why the last append failed; None if it did not
        self.damaged: set[str] = set()  # logs
        self._dropped_commits = 0

    def appends_failed(self, reason: NotSavedReason) -> None:
        """Report that nothing can be saved."""
        if reason != self.not_saved:
            self.not_saved = reason
            level = logging.ERROR if reason.startswith("file-") else logging.WARNING
            _LOG.log(level, "nothing can be saved", extra={"path": str(self._path), "reason": reason})

    def append_done(self) -> None:
        """Report that saving works."""
        if self.not_saved is not None:
            self.not_saved = None
            _LOG.warning("saving works again", extra={"path": str(self._path)})

    def log_is_damaged(self, name: str, fault: str) -> None:
        """Report a log that cannot be read as a whole."""
        if name not in self.damaged:
            self.damaged.add(name)
            _LOG.error("a log is damaged", extra={"table": name, "path": str(self._path), "reason": fault})

    def log_is_whole(self, name: str) -> None:
        """Report that a log could be read as a whole."""
        if name in self.damaged:
            self.damaged.discard(name)
            _LOG.warning("a damaged log can be read again", extra={"table": name, "path": str(self._path)})

    def journal_is_damaged(self, dropped_commits: int, copy: Path) -> None:
        """Report that SQLite could not recover everything after a crash."""
        self._dropped_commits = dropped_commits
        self._log("the write-ahead log was damaged; a copy was kept", f"{dropped_commits} commits dropped: {copy.name}")

    def rescued(self, copy: Path | None) -> None:
        """Report what became of the data of a lost file."""
        if copy is None:
            self._log("the data could not be rescued")
        else:
            _LOG.error("everything acknowledged was written to a file again", extra={"path": str(copy)})

    def problems(self) -> list[Problem]:
        """Return what is wrong now."""
        found = []
        if self.not_saved is not None:
            found.append(Problem("not-saved", self.not_saved))
        if self.damaged:
            found.append(Problem("logs-damaged", count=len(self.damaged)))
        if self._dropped_commits:
            found.append(Problem("journal-damaged", count=self._dropped_commits))
        return found

    def _log(self, what: str, reason: str = "") -> None:
        _LOG.error(what, extra={"path": str(self._path), "reason": reason})
