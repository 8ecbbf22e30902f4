"""The referee: the rulebooks' own cases, cases of our own, speed of mind and steadiness of nerve."""
