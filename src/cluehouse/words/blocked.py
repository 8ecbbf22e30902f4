"""What the house's own bots never say: children may sit at any table. What people say is their own business."""

from cluehouse.languages import language


def blocked(code: str) -> frozenset[str]:
    """The words of this language that bots never say, in small letters."""
    return language(code).blocked
