"""Tests of the message catalogue."""
