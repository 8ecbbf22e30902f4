"""The picture cards (DU-106): what can be dealt, and what every picture is called.

A face of a picture card is `picture:` and an id. Nobody is ever told an id: people and programs hear what is to be seen
(`face_name`), and the referee and the bots ask which two motifs it is made of (`motif_names`).

cards*.json   the faces: id, the two motifs, what is to be seen in each language; and how they are drawn (web/pictures)
motifs*.json  the name of each motif in each language
senses.json   what bots take a motif for whose name has other meanings, by language
"""

from cluehouse.pictures.deck import FACES, MOTIFS, PREFIX, Face, cards
from cluehouse.pictures.names import face_name, is_picture, motif_names, motif_senses

__all__ = ["FACES", "MOTIFS", "PREFIX", "Face", "cards", "face_name", "is_picture", "motif_names", "motif_senses"]
