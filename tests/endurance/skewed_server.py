"""`cluehouse` on a machine whose time is wrong by as many seconds as a file says, and can be set while it runs.

Usage: CLUEHOUSE_SKEW=FILE python -m tests.endurance.skewed_server ARGUMENTS
"""

import os
import sys
import time
from pathlib import Path


def _set_clock(file: Path) -> None:
    seconds, nanoseconds = time.time, time.time_ns
    time.time = lambda: seconds() + float(file.read_text())
    time.time_ns = lambda: nanoseconds() + round(float(file.read_text()) * 1_000_000_000)


if __name__ == "__main__":
    _set_clock(Path(os.environ["CLUEHOUSE_SKEW"]))
    from cluehouse.cli import main

    sys.exit(main())
