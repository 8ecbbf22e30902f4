"""`python -m cluehouse` is the `cluehouse` command."""

import sys

from cluehouse.cli import main

if __name__ == "__main__":
    sys.exit(main())
