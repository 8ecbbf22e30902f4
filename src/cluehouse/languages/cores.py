"""Limits numpy to one thread. Its tasks here are small: more threads only wait for each other, and on a busy machine
they wait ten times as long as they work. This module must be imported before numpy."""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
