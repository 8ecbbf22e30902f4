"""The referee: the rulebooks' cases, our own cases, and robustness against any input."""
