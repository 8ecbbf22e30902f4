"""What holds for all tests."""

import signal

# A shell that starts a command in the background makes it ignore Ctrl-C, and so do all processes that a test starts.
# The tests of Ctrl-C would then wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)
