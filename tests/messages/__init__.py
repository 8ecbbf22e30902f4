"""Tests of what the house says."""
