"""A whole tournament: it plays what is missing in the file of results, and goes on where it stopped."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from cluehouse.bots.progress import progress
from cluehouse.games import GAMES
from cluehouse.lab.entries import check_entry, prepare, relatives
from cluehouse.lab.pool import Workers
from cluehouse.lab.records import RecordsFolder
from cluehouse.lab.tournament.event import Result, play
from cluehouse.lab.tournament.pairing import (
    ITSELF,
    STRANGERS,
    Pairing,
    Related,
    pairings,
    round_robin,
    swiss_pairs,
    with_itself,
)
from cluehouse.lab.tournament.ratings import ratings, standings
from cluehouse.lab.tournament.report import report
from cluehouse.lab.tournament.results import Plan, ResultsFile

Play = Callable[[Sequence[Pairing]], None]  # plays what is missing of these


def run(plan: Plan, path: Path, workers: Workers, records: Path | None = None) -> dict[str, Any]:
    """Play the tournament and write its report beside the results; what the report says, as data."""
    for entry in plan.entries:
        check_entry(entry, plan.event.game)
    related = relatives(plan.entries, plan.event.game)
    prepare(plan.entries, plan.event.language)
    results = ResultsFile(path, plan)
    folder = None if records is None else RecordsFolder(records)

    def play_missing(wanted: Sequence[Pairing]) -> None:
        _play(plan, results, wanted, workers, folder)

    if plan.system == "round-robin":
        play_missing(round_robin(GAMES[plan.event.game], plan.entries, plan.deals, related))
    else:
        _play_swiss(plan, results, play_missing, related)
    ordered = results.in_order()
    found = {
        "plan": plan,
        "games": len(ordered),
        "ratings": ratings(plan.event, ordered),
        "standings": standings(plan.event, ordered, plan.entries),
    }
    page = path.with_suffix(".html")
    page.write_text(report(plan, ordered), encoding="utf-8")
    return found | {"report": str(page)}


def _play(
    plan: Plan, results: ResultsFile, wanted: Sequence[Pairing], workers: Workers, records: RecordsFolder | None
) -> None:
    missing = [(plan.event, pairing) for pairing in wanted if pairing.number not in results.found]
    with progress(f"{plan.event.game} {plan.event.language}", len(missing)) as shown:
        for result, record in workers(play, missing):
            if records is not None:  # before the result: what the file of results has is not played again
                records.add(f"{plan.event.game}-{plan.event.language}", result.pairing.number, record)
            results.add(result)
            shown.step()


def _play_swiss(plan: Plan, results: ResultsFile, play_missing: Play, related: Related) -> None:
    """Rounds of as many deals each. Who meets whom follows from the rounds before: it is the same after a restart."""
    met: set[frozenset[str]] = set()
    first = 0
    for number in range(plan.rounds):
        before = [each for each in results.in_order() if each.pairing.number < first]
        pairs = swiss_pairs(plan.entries, _scores(before), met)
        met |= {frozenset(pair) for pair in pairs}
        deal = number * plan.deals * len(plan.entries)
        pairs = [pair for pair in pairs if pair[0] != pair[1]]
        wanted = pairings(pairs, plan.deals, deal, first, STRANGERS, related)
        itself = with_itself(GAMES[plan.event.game], plan.entries, pairs)
        wanted += pairings(itself, plan.deals, deal, first + len(wanted), ITSELF)
        play_missing(wanted)
        first += len(wanted)


def _scores(results: Sequence[Result]) -> dict[str, float]:
    scores: dict[str, float] = {}
    for result in results:
        if result.pairing.partners == STRANGERS:
            for seat in result.winners:
                scores[result.seats[seat]] = scores.get(result.seats[seat], 0.0) + 1
    return scores
