"""A whole tournament: it plays what is missing in the file of results, and goes on where it stopped."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from cluehouse.bots.progress import progress
from cluehouse.lab.entries import check_entry, make_ready, relatives
from cluehouse.lab.pool import Workers
from cluehouse.lab.records import RecordsFolder
from cluehouse.lab.tournament.event import Result, play, resolved, tables
from cluehouse.lab.tournament.pairing import (
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
    plan = made_ready(plan)
    results = ResultsFile(path, plan)
    folder = None if records is None else RecordsFolder(records)
    related = relatives(plan.entries, plan.event.game)

    def play_missing(wanted: Sequence[Pairing]) -> None:
        _play(plan, results, wanted, workers, folder)

    if plan.system == "round-robin":
        play_missing(round_robin(tables(plan.event), plan.entries, plan.deals, related))
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


def made_ready(plan: Plan) -> Plan:
    """The plan with all options of the game and what is known of its players, all of whom can play; or a ValueError."""
    twice = [entry for entry, count in Counter(plan.entries).items() if count > 1]
    if twice:
        raise ValueError(f"the entry {twice[0]} is named twice")
    for entry in (*plan.entries, plan.event.rival):
        check_entry(entry, plan.event.game)
    event = resolved(plan.event)
    playing = (*plan.entries, event.rival) if event.rival else plan.entries
    return replace(plan, event=event, players=make_ready(playing, event.game, event.language))


def _play(
    plan: Plan, results: ResultsFile, wanted: Sequence[Pairing], workers: Workers, records: RecordsFolder | None
) -> None:
    missing = [(plan.event, pairing) for pairing in wanted if pairing.number not in results.found]
    with progress(f"{plan.event.game} {plan.event.language}", len(missing)) as shown:
        for result, record in workers(play, missing):
            if records is not None:  # before the result: what the file of results has is not played again
                name = f"{plan.event.game}-{plan.event.language}"
                records.add(name, result.pairing.number, record, result.seats)
            results.add(result)
            shown.step()


def _play_swiss(plan: Plan, results: ResultsFile, play_missing: Play, related: Related) -> None:
    """Rounds of as many deals each. Who meets whom follows from the rounds before: it is the same after a restart."""
    seats, met, first = tables(plan.event), set[frozenset[str]](), 0
    for number in range(plan.rounds):
        before = [each for each in results.in_order() if each.pairing.number < first]
        pairs = swiss_pairs(plan.entries, _scores(before), met)
        met |= {frozenset(pair) for pair in pairs}
        deals = range(number * plan.deals, (number + 1) * plan.deals)
        wanted = pairings(seats, [*pairs, *with_itself(seats, plan.entries)], deals, first, related)
        play_missing(wanted)
        first += len(wanted)


def _scores(results: Sequence[Result]) -> dict[str, float]:
    """How many games each entry has won beside strangers; in how many seats does not matter."""
    scores: Counter[str] = Counter()
    for result in results:
        if result.pairing.partners == STRANGERS:
            scores.update({result.seats[seat] for seat in result.team if seat in result.winners})
    return dict(scores)
