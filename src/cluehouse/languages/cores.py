"""One core for one thought. What is multiplied and sorted here is small: more threads only wait for each other, and on
a busy machine they wait ten times as long as they work. This has to be said before numpy is loaded."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
