# ruff: noqa: E501 - styles and tags are long
"""The report of a tournament: one HTML page with tables and plots, without anything from elsewhere."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Final

from cluehouse.games import GAMES
from cluehouse.lab.tournament.event import Event, Result
from cluehouse.lab.tournament.pairing import ITSELF, RELATIVES, STRANGERS
from cluehouse.lab.tournament.ratings import Rating, Standing, ratings, standings
from cluehouse.lab.tournament.results import Plan

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c1b19; --soft: #66625a; --paper: #fbfaf7; --line: #d8d3c7; --strangers: #1f6f8b; --relatives: #7a6aa8; --itself: #b5651d }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --soft: #a5a197; --paper: #17181a; --line: #3a3d42; --strangers: #6cc0dd; --relatives: #b3a4e6; --itself: #f0a860 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 66rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 } h2 { font-size: 1.2rem; margin: 2.5rem 0 0 } p { max-width: 46rem } .soft { color: var(--soft) }
.scroll { overflow-x: auto; margin: 1rem 0 } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .7rem; text-align: right; white-space: nowrap } th { font-weight: 600; vertical-align: bottom }
thead th, tr.first > * { border-top: 1px solid var(--line) } thead th { border-top: 0; border-bottom: 1px solid var(--line) }
th:first-child, th.text, td.text { text-align: left } tbody th { position: sticky; left: 0; background: var(--paper) }
svg { display: block; overflow: visible } .dot::before { content: "● "; color: var(--colour) }
.shade { background: color-mix(in srgb, var(--strangers) var(--share), var(--paper)) }
"""
_WIDE, _HIGH = 180, 18


def report(plan: Plan, results: Sequence[Result]) -> str:
    """The whole page."""
    event, rated = plan.event, ratings(plan.event, results)
    names = short_names(plan.entries)
    deals = len({result.pairing.deal for result in results})
    title = f"{event.game.capitalize()} ({event.language}): {len(plan.entries)} entries, {len(results)} games"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{deals} deals, {plan.system}, seed “{escape(event.seed)}”{escape(_options(event))}. Every deal is played twice with seats swapped, at a strict table.</p>',
        "<h2>Games won</h2>",
        "<p>With <em>strangers</em>, an entry plays beside one that shares nothing with it; <em>relatives</em> know words from the same source; with <em>itself</em>, it plays beside its twin. Only strangers tell how well an entry makes itself understood.</p>",
        _wins_table(standings(event, results, plan.entries), names),
        '<p class="soft">Intervals are 95 %, by bootstrap over deals; exact where all games were won or lost. <em>Refused</em>: moves that the rules or the referee refused; <em>helped</em>: moves that a player without a strategy had to make. Both are for each game.</p>',
    ]
    for role in dict.fromkeys(rating.role for rating in rated):
        own = [rating for rating in rated if rating.role == role]
        parts += [f"<h2>Rating with strangers: {escape(role)}</h2>", _ratings_table(own, names)]
    parts += (
        [
            '<p class="soft">OpenSkill (Plackett–Luce), from 25, the mean over eight orders of the games; intervals are 1.96 σ.</p>'
        ]
        if rated
        else []
    )
    parts += [
        "<h2>Who won beside whom</h2>",
        f"<p>The share of games won by the team of both: {escape(_reading(event))}.</p>",
        _cross_table(plan, results, names),
    ]
    aliases = [f"{name}: <code>{escape(entry)}</code>" for entry, name in names.items() if name != entry]
    parts += [f'<p class="soft">{"; ".join(aliases)}</p>'] if aliases else []
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n<body>\n{body}\n</body></html>\n"
    )


def short_names(entries: Sequence[str]) -> dict[str, str]:
    """The name of each entry in tables: without its module, where that is clear."""
    short = {entry: _short_name(entry) for entry in entries}
    used = Counter(short.values())
    return {entry: name if used[name] == 1 else entry for entry, name in short.items()}


def _short_name(entry: str) -> str:
    module, _, name = entry.rpartition(":")
    return module.rpartition(".")[2] if module and name == "player" else name


def _options(event: Event) -> str:
    return "".join(f", {name} = {value}" for name, value in event.options.items())


def _table(head: Sequence[str], rows: Sequence[str]) -> str:
    cells = "".join(f'<th scope="col"{" class=text" if name == "beside" else ""}>{escape(name)}</th>' for name in head)
    lines = "\n".join(rows)
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{cells}</tr></thead><tbody>\n{lines}\n</tbody></table></div>'


def _cells(texts: Sequence[str]) -> str:
    return "".join(f"<td>{escape(text)}</td>" for text in texts)


def _wins_table(table: Sequence[Standing], names: dict[str, str]) -> str:
    shown = [each for each in table if each.games]
    with_roles = len({each.role for each in shown}) > 1
    rows, last = [], ("", "")
    for each in shown:
        key = (each.entry, each.role)
        name = f"{names[each.entry]}, {each.role}" if with_roles else names[each.entry]
        rows.append(
            f'<tr{"" if key == last else " class=first"}><th scope="row">{"" if key == last else escape(name)}</th>'
            f'<td class="text dot" style="--colour: var(--{each.partners})">{each.partners}</td>'
            f"<td>{each.wins:.2f}</td>"
            f"<td>{_whisker(each.wins, *each.wins_interval, 0.0, 1.0, each.partners)}</td>"
            + _cells(
                (
                    "{:.2f} – {:.2f}".format(*each.wins_interval),
                    str(each.games),
                    f"{each.words:.1f}",
                    f"{each.refused:.2f}",
                    f"{each.helped:.2f}",
                )
            )
            + "</tr>"
        )
        last = key
    return _table(("entry", "beside", "won", "", "95 %", "games", "words", "refused", "helped"), rows)


def _ratings_table(rated: Sequence[Rating], names: dict[str, str]) -> str:
    least, most = min(each.low for each in rated), max(each.high for each in rated)
    rows = [
        f'<tr class="first"><th scope="row">{escape(names[each.entry])}</th>'
        f"<td>{each.rating:.1f}</td><td>{_whisker(each.rating, each.low, each.high, least, most, STRANGERS)}</td>"
        + _cells((f"{each.low:.1f} – {each.high:.1f}", str(each.games)))
        + "</tr>"
        for each in rated
    ]
    return _table(("entry", "rating", "", "95 %", "games"), rows)


def _reading(event: Event) -> str:
    roles = list(dict.fromkeys(seat.role for seat in GAMES[event.game].seating.seats.values()))
    if not GAMES[event.game].seating.sides or len(roles) < 2:
        return "rows and columns are partners, the diagonal is with itself"
    return f"rows are in the role {roles[0]}, columns in the others, the diagonal is with itself"


def _cross_table(plan: Plan, results: Sequence[Result], names: dict[str, str]) -> str:
    won = _won_beside(plan.event, results)
    rows = []
    for one in plan.entries:
        cells = []
        for other in plan.entries:
            own = won.get((one, other))
            share = sum(own) / len(own) if own else None
            cells.append(
                "<td>–</td>"
                if share is None
                else f'<td class="shade" style="--share: {60 * share:.0f}%">{share:.2f}</td>'
            )
        rows.append(f'<tr class="first"><th scope="row">{escape(names[one])}</th>{"".join(cells)}</tr>')
    return _table(("", *names.values()), rows)


def _won_beside(event: Event, results: Sequence[Result]) -> dict[tuple[str, str], list[bool]]:
    """For each entry that has the first seat of a team, and each that has another one: whether the team won."""
    seating = GAMES[event.game].seating
    won: dict[tuple[str, str], list[bool]] = {}
    for result in results:
        teams: dict[str | None, list[str]] = {}
        for seat in result.seats:
            teams.setdefault(seating.side_of(seat) if seating.sides else None, []).append(seat)
        for first, *others in teams.values():
            pairs = {(result.seats[first], result.seats[seat]) for seat in others}
            for pair in pairs if seating.sides else pairs | {(other, one) for one, other in pairs}:
                won.setdefault(pair, []).append(first in result.winners)
    return won


def _whisker(value: float, low: float, high: float, least: float, most: float, partners: str) -> str:
    """A dot with its interval, on a line from the least to the most."""
    scale, middle = _WIDE / max(most - least, 1e-9), _HIGH / 2
    x, start, end = ((number - least) * scale for number in (value, low, high))
    colour = f"var(--{partners if partners in (STRANGERS, RELATIVES, ITSELF) else STRANGERS})"
    return (
        f'<svg width="{_WIDE}" height="{_HIGH}" aria-hidden="true"><line x1="0" x2="{_WIDE}" y1="{middle}" y2="{middle}" stroke="var(--line)"/>'
        f'<line x1="{start:.1f}" x2="{end:.1f}" y1="{middle}" y2="{middle}" stroke="{colour}" stroke-width="4" opacity=".45"/>'
        f'<circle cx="{x:.1f}" cy="{middle}" r="5" fill="{colour}"/></svg>'
    )
