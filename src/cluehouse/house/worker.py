"""The process that does the jobs of `ProcessWorkers`, one after another, until there are no more.

It reads them from its standard input and ends with it, so that it never outlives its server.
"""

import os
import pickle
import signal
import struct
import sys
from contextlib import suppress
from time import process_time
from typing import Any, Final

from msgspec import Struct

HEAD: Final = struct.Struct(">I")  # before each message: its size
_NICE: Final = 10  # the server comes first


class Done(Struct, frozen=True):
    """What came of a job, and the processor time that it took."""

    result: Any
    seconds: float
    error: str = ""


def main() -> None:
    """Do jobs until the server closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal; the server decides
    with suppress(OSError, AttributeError):  # Windows has no such call
        os.nice(_NICE)
    jobs, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is not an answer
    while len(head := jobs.read(HEAD.size)) == HEAD.size:
        answer = pickle.dumps(_done(jobs.read(*HEAD.unpack(head))))
        answers.write(HEAD.pack(len(answer)) + answer)
        answers.flush()


def _done(job: bytes) -> Done:
    start = process_time()
    try:
        work, args = pickle.loads(job)
        return Done(work(*args), process_time() - start)
    except Exception as error:
        return Done(None, process_time() - start, f"{type(error).__name__}")
