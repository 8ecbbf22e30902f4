"""The decks and how they are read."""
