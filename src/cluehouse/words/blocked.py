"""Words that the server's own bots never say, because children may play at any table. People may say what they like."""

from cluehouse.languages import language


def blocked(code: str) -> frozenset[str]:
    """Return the words of this language that bots never say, in lower case."""
    return language(code).blocked
