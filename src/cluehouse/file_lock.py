"""Locks on files between processes, on POSIX systems and on Windows. A lock ends with its descriptor or its process."""

import sys

if sys.platform == "win32":
    import msvcrt

    def lock_file(descriptor: int, *, wait: bool = False, shared: bool = False) -> None:
        """Lock an open file, or raise BlockingIOError. Windows knows no shared locks: an exclusive one is tried."""
        try:
            msvcrt.locking(descriptor, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from None

else:
    import fcntl

    def lock_file(descriptor: int, *, wait: bool = False, shared: bool = False) -> None:
        """Lock an open file, or raise BlockingIOError if somebody else has it."""
        kind = fcntl.LOCK_SH if shared else fcntl.LOCK_EX
        fcntl.flock(descriptor, kind if wait else kind | fcntl.LOCK_NB)
