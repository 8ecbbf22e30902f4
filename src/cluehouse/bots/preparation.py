"""Preparing what bots know of a language, in a process of its own: `python -m cluehouse.bots.preparation PACKAGE`.

It takes all cores for some seconds, once for a lexicon. A house that did it itself would stand still meanwhile.
The process is told the package that defines the language, since the house may have registered it by hand. It writes
the percentage that is done to its output, line by line; if the disk refuses, it writes why, and fails.
"""

import os
import signal
import sys
from importlib import import_module
from threading import Thread

_LATER = 10  # how far everything else goes first


def preparation_command(code: str) -> list[str]:
    """The command that prepares a language, or nothing where that was done before."""
    from cluehouse.bots.mind.prepared import is_prepared
    from cluehouse.languages import language

    if is_prepared(code):
        return []
    return [sys.executable, "-m", "cluehouse.bots.preparation", language(code).package]


def main(package: str) -> int:
    """Prepare the language that a package defines, with low priority, and return the exit status."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a server that stops takes it along
    if hasattr(os, "nice"):
        os.nice(_LATER)
    Thread(target=_end_with_the_server, daemon=True).start()
    # Texts are encoded in several threads. numpy, imported below, must not start as many again for each of them.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    from cluehouse.bots.mind.prepared import prepare
    from cluehouse.languages import LANGUAGES, register

    found = import_module(package).LANGUAGE
    if found.code not in LANGUAGES:
        register(found)
    try:
        prepare(found.code, lambda percent: print(percent, flush=True))
    except OSError as error:
        print(error, flush=True)
        return 1
    return 0


def _end_with_the_server() -> None:
    """Wait until our input ends, and end: the server has been killed, and nobody waits for us any more."""
    while os.read(0, 1024):  # not by sys.stdin, whose lock a thread must not hold when the process ends
        pass
    os._exit(1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
