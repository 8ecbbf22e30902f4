"""Tests check promises; each is named after the rule or the promise."""
