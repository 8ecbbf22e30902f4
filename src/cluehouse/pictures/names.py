"""What a picture is called. A record may hold a picture that the deck no longer has: its id is then read as words."""

from typing import Final

from cluehouse.pictures.deck import FACES, MOTIF_NAMES, PREFIX, SENSES, Names

_OTHERWISE: Final = "en"  # for languages that nobody has written names in


def is_picture(face: str) -> bool:
    """Whether this face of a card is a picture, and not a word."""
    return face.startswith(PREFIX)


def face_name(face: str, language: str) -> str:
    """Return what is to be seen on a picture, in this language; a word is returned as it is."""
    if not is_picture(face):
        return face
    found = FACES.get(face)
    return _as_words(face) if found is None else _in(found.alt, language)


def motif_names(face: str, language: str) -> tuple[str, ...]:
    """Return the names of the motifs that a picture is made of; a word stands for itself."""
    if not is_picture(face):
        return (face,)
    found = FACES.get(face)
    return (_as_words(face),) if found is None else tuple(_in(MOTIF_NAMES[motif], language) for motif in found.motifs)


def motif_senses(face: str, language: str) -> tuple[str, ...]:
    """Return words that mean what is drawn, for whoever goes by words alone: a rock in a picture is no music."""
    found = SENSES.get(language, {})
    return tuple(word for name in motif_names(face, language) for word in found.get(name, (name,)))


def _in(names: Names, language: str) -> str:
    return names.get(language, names[_OTHERWISE])


def _as_words(face: str) -> str:
    return face.removeprefix(PREFIX).replace("-", " ")
