"""The introductions to the four games: a record for each, in every language (server/lessons.py reads them)."""
