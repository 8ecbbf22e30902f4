"""The mission map: 26 cities, the routes between them, and which of them are open to a team."""

from typing import Final

from cluehouse.games.campaign import Mission, Route
from cluehouse.games.duet.state import Options

START: Final = "prague"  # the standard game (DU-86)

MISSIONS: Final[dict[str, Mission]] = {
    mission.id: mission
    for mission in (  # DU-90
        Mission("prague", 9, 9),
        Mission("moscow", 8, 8),  # DU-91
        Mission("bangkok", 7, 7),  # D-DU-01
        Mission("singapore", 6, 6),
        Mission("cairo", 9, 5),
        Mission("baghdad", 8, 5),
        Mission("dubai", 7, 5),
        Mission("mumbai", 6, 5),
        Mission("yakutsk", 8, 4),
        Mission("shanghai", 7, 4),
        Mission("hong_kong", 6, 4),
        Mission("casablanca", 9, 3),
        Mission("bogota", 8, 3),
        Mission("rio", 7, 3),
        Mission("berlin", 11, 2),
        Mission("london", 10, 2),
        Mission("montreal", 9, 2),
        Mission("los_alamos", 8, 2),
        Mission("washington", 7, 2),
        Mission("cape_town", 10, 1),
        Mission("sydney", 9, 1),
        Mission("tokyo", 8, 1),
        Mission("paris", 11, 0),
        Mission("madrid", 10, 0),
        Mission("monte_carlo", 9, 0),
        Mission("vatican", 8, 0),
    )
}

_STATED: Final = (("prague", "berlin"), ("prague", "cairo"), ("prague", "moscow"))  # DU-88
# The other routes of the printed map are known only from a picture; these are our reconstruction.
_RECONSTRUCTED: Final = (
    ("moscow", "bangkok"),
    ("bangkok", "singapore"),
    ("moscow", "yakutsk"),
    ("yakutsk", "shanghai"),
    ("shanghai", "hong_kong"),
    ("cairo", "baghdad"),
    ("baghdad", "dubai"),
    ("dubai", "mumbai"),
    ("cairo", "casablanca"),
    ("casablanca", "bogota"),
    ("bogota", "rio"),
    ("cairo", "cape_town"),
    ("cape_town", "sydney"),
    ("sydney", "tokyo"),
    ("berlin", "london"),
    ("london", "montreal"),
    ("montreal", "los_alamos"),
    ("los_alamos", "washington"),
    ("berlin", "paris"),
    ("paris", "madrid"),
    ("madrid", "monte_carlo"),
    ("monte_carlo", "vatican"),
)

ROUTES: Final[tuple[Route, ...]] = (
    *(Route(one, other, "rulebook") for one, other in _STATED),
    *(Route(one, other, "reconstruction") for one, other in _RECONSTRUCTED),
)


def unlocked(done: frozenset[str]) -> frozenset[str]:
    """Return the missions open to a team that has won these: the same, their neighbours, and Prague (DU-86, DU-88)."""
    ends = [(route.one, route.other) for route in ROUTES] + [(route.other, route.one) for route in ROUTES]
    return frozenset({START}) | done | frozenset(other for one, other in ends if one in done)


def mission_played(options: Options) -> str | None:
    """Return the mission that a game counts for: its own, or Prague for the plain 9-token game (DU-86, D-DU-27)."""
    if options.mission:
        return options.mission
    return START if options.tokens == 9 else None
