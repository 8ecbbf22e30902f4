"""Tests of the terminal: scripted people at the other end of the conversation."""
