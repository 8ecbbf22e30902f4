# ruff: noqa: E501 - styles and tags are long
"""The report of a tournament: one HTML page with tables and plots, without anything from elsewhere."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Final

from cluehouse.games import GAMES
from cluehouse.lab.interval import Interval
from cluehouse.lab.tournament.event import Event, Result
from cluehouse.lab.tournament.pairing import STRANGERS
from cluehouse.lab.tournament.ratings import Mean, Rating, Standing, ratings, standings
from cluehouse.lab.tournament.results import Plan

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c1b19; --soft: #66625a; --paper: #fbfaf7; --line: #d8d3c7; --strangers: #1f6f8b; --relatives: #7a6aa8; --itself: #b5651d }
@media (prefers-color-scheme: dark) { :root { --ink: #ece8df; --soft: #a5a197; --paper: #17181a; --line: #3a3d42; --strangers: #6cc0dd; --relatives: #b3a4e6; --itself: #f0a860 } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 74rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 } h2 { font-size: 1.2rem; margin: 2.5rem 0 0 } p { max-width: 46rem } .soft { color: var(--soft) }
.scroll { overflow-x: auto; margin: 1rem 0 } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .7rem; text-align: right; white-space: nowrap } th { font-weight: 600; vertical-align: bottom }
thead th, tr.first > * { border-top: 1px solid var(--line) } thead th { border-top: 0; border-bottom: 1px solid var(--line) }
th:first-child, th.text, td.text { text-align: left } tbody th { position: sticky; left: 0; background: var(--paper) }
svg { display: block; overflow: visible } .dot::before { content: "● "; color: var(--colour) }
.shade { background: color-mix(in srgb, var(--strangers) var(--share), var(--paper)) }
"""
_WIDE, _HIGH = 120, 18


def report(plan: Plan, results: Sequence[Result]) -> str:
    """The whole page."""
    event, rated = plan.event, ratings(plan.event, results)
    names = short_names(plan.entries)
    deals = len({result.pairing.board for result in results})
    title = f"{event.game.capitalize()} ({event.language}): {len(plan.entries)} entries, {len(results)} games"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">Cluehouse {plan.version}, {deals} deals, {plan.system}, seed “{escape(event.seed)}”; {escape(_options(event))}; strict table.</p>',
        f"<p>{escape(_design(event))}</p>",
        "<h2>Games won</h2>",
        "<p>With <em>strangers</em>, an entry plays beside one that shares nothing with it; <em>relatives</em> know words from the same source; with <em>itself</em>, it has all seats of its team. Only strangers tell how well an entry makes itself understood.</p>",
        _wins_table(standings(event, results, plan.entries), names),
        '<p class="soft">The other columns are means over games: how far the team came, with its interval; <em>refused</em>: the entry’s moves that the rules or the referee refused, and answers that were no legal move; <em>helped</em>: moves that another player made in its place. Intervals are 95 %: exact (binomial) for few deals and where all games went the same way, else by bootstrap over deals.</p>',
    ]
    for role in dict.fromkeys(rating.role for rating in rated):
        own = [rating for rating in rated if rating.role == role]
        parts.append(f"<h2>Rating with strangers: {escape(role)}</h2>")
        if own[-1].place == 1:
            parts.append(
                "<p>The ratings do not tell these entries apart: they differ by less than their intervals.</p>"
            )
        else:
            parts.append(_ratings_table(own, names))
    if any(rating.place > 1 for rating in rated):
        parts.append(
            '<p class="soft">OpenSkill (Plackett–Luce), from 25, the mean over eight orders of the games. The intervals are ±1.96 σ, OpenSkill’s own uncertainty, which takes all games to be independent. Entries that share a place do not differ by more than that; they stand there by name.</p>'
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
    """The options that are not those of the rulebook."""
    usual = GAMES[event.game].options_type()
    chosen = [f"{name} = {value}" for name, value in event.options.items() if value != getattr(usual, name)]
    return ", ".join(chosen) or "rulebook options"


def _design(event: Event) -> str:
    if event.rival:
        return f"Every team plays against the same rival, “{event.rival}” in all seats of the other side. Each deal is played on either side, and by two entries in both orders of their roles."
    return "All seats play together. Each deal is played twice by two entries, with their seats swapped."


def _table(head: Sequence[str], rows: Sequence[str]) -> str:
    cells = "".join(
        f'<th scope="col"{" class=text" if name in ("as", "beside") else ""}>{escape(name)}</th>' for name in head
    )
    lines = "\n".join(rows)
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{cells}</tr></thead><tbody>\n{lines}\n</tbody></table></div>'


def _cells(texts: Sequence[str]) -> str:
    return "".join(f"<td>{escape(text)}</td>" for text in texts)


def _wins_table(table: Sequence[Standing], names: dict[str, str]) -> str:
    with_roles = len({each.role for each in table}) > 1
    numbers = list(dict.fromkeys(name for each in table for name in each.reached))
    rows, last = [], ""
    for each in table:
        rows.append(
            f'<tr{"" if each.entry == last else " class=first"}><th scope="row">{"" if each.entry == last else escape(names[each.entry])}</th>'
            + (f'<td class="text">{escape(each.role)}</td>' if with_roles else "")
            + f'<td class="text dot" style="--colour: var(--{each.partners})">{each.partners}</td>'
            f"<td>{each.wins:.2f}</td><td>{_whisker(each.wins, each.wins_interval, 0.0, 1.0, each.partners)}</td>"
            + _cells((_between(each.wins_interval, 2), str(each.games)))
            + _cells([_counted(each.reached.get(name)) for name in numbers])
            + _cells((f"{each.refused:.2f}", f"{each.helped:.2f}"))
            + "</tr>"
        )
        last = each.entry
    head = ("entry", *(("as",) if with_roles else ()), "beside", "won", "", "95 %", "games", *numbers)
    return _table((*head, "refused", "helped"), rows)


def _between(interval: Interval, digits: int) -> str:
    return "" if interval is None else f"{interval[0]:.{digits}f} – {interval[1]:.{digits}f}"


def _counted(mean: Mean | None) -> str:
    if mean is None:
        return ""
    return f"{mean.mean:.1f}" + (f" ({_between(mean.interval, 1)})" if mean.interval else "")


def _ratings_table(rated: Sequence[Rating], names: dict[str, str]) -> str:
    least, most = min(each.low for each in rated), max(each.high for each in rated)
    rows = [
        f'<tr class="first"><th scope="row">{escape(names[each.entry])}</th><td>{each.place}</td>'
        f"<td>{each.rating:.1f}</td><td>{_whisker(each.rating, (each.low, each.high), least, most, STRANGERS)}</td>"
        + _cells((_between((each.low, each.high), 1), str(each.games)))
        + "</tr>"
        for each in rated
    ]
    return _table(("entry", "place", "rating", "", "±1.96 σ", "games"), rows)


def _reading(event: Event) -> str:
    roles = list(dict.fromkeys(seat.role for seat in GAMES[event.game].seating.seats.values()))
    if not event.rival or len(roles) < 2:
        return "rows and columns are partners, the diagonal is with itself"
    return f"rows are in the role {roles[0]}, columns in the others, the diagonal is with itself"


def _cross_table(plan: Plan, results: Sequence[Result], names: dict[str, str]) -> str:
    won: dict[tuple[str, str], list[float]] = {}
    for result in results:
        played = result.pairing
        team_won = sum(seat in result.winners for seat in result.team) / len(result.team)
        for pair in {(played.one, played.other), *(() if plan.event.rival else ((played.other, played.one),))}:
            won.setdefault(pair, []).append(team_won)
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


def _whisker(value: float, interval: Interval, least: float, most: float, partners: str) -> str:
    """A dot with its interval, on a line from the least to the most."""
    scale, middle = _WIDE / max(most - least, 1e-9), _HIGH / 2
    x, start, end = ((number - least) * scale for number in (value, *(interval or (value, value))))
    colour = f"var(--{partners})"
    return (
        f'<svg width="{_WIDE}" height="{_HIGH}" aria-hidden="true"><line x1="0" x2="{_WIDE}" y1="{middle}" y2="{middle}" stroke="var(--line)"/>'
        f'<line x1="{start:.1f}" x2="{end:.1f}" y1="{middle}" y2="{middle}" stroke="{colour}" stroke-width="4" opacity=".45"/>'
        f'<circle cx="{x:.1f}" cy="{middle}" r="5" fill="{colour}"/></svg>'
    )
