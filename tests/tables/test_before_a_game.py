"""What the lobby rests on: what it still takes to begin, and own words that outlast a change of the settings."""

from typing import Any

import msgspec
from msgspec.structs import replace

from cluehouse.tables import commands
from cluehouse.tables.payload import table_section
from cluehouse.tables.settings import Settings
from tests.tables.scene import Scene

OWN = tuple(
    "acorn badger candle dragon engine feather guitar hammer island jacket kettle lantern mirror needle".split()
) + (tuple("orchard pillow quartz ribbon saddle teapot umbrella violin walnut yogurt zipper".split()))


def shown(scene: Scene) -> dict[str, Any]:
    """The table as everybody sees it."""
    section: dict[str, Any] = msgspec.json.decode(table_section(scene.table, ()))
    return section


def test_a_table_says_which_seat_it_still_takes_to_begin() -> None:
    scene = Scene(Settings("codenames"))
    assert shown(scene)["missing"] == {"code": "seat-empty", "params": {"seat": "red-chief"}}
    scene.do("p1", commands.Sit("red-chief"))
    assert shown(scene)["missing"] == {"code": "too-few-players", "params": {"team": "red", "needed": 2}}


def test_nothing_is_missing_where_a_game_can_begin_or_has_begun() -> None:
    scene = Scene(Settings("duet"))
    scene.do("p1", commands.Sit("A1"))
    scene.do("p1", commands.AddBot("B1"))
    assert "missing" not in shown(scene)
    scene.do("p1", commands.Start())
    assert "missing" not in shown(scene)


def test_own_words_can_be_kept_by_a_host_who_was_never_sent_them() -> None:
    scene = Scene(Settings("codenames", pack="\n".join(OWN)))
    sent = msgspec.convert(shown(scene)["settings"], Settings)
    assert sent.pack == ""
    scene.do("p1", commands.Agree(replace(sent, referee="strict"), keep_words=True))
    assert (scene.table.settings.referee, scene.table.settings.pack) == ("strict", "\n".join(OWN))
    scene.do("p1", commands.Agree(sent))
    assert scene.table.settings.pack == ""
