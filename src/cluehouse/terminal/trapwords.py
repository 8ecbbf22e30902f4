"""Trapwords at one keyboard: people speak aloud, the watchers hold the keyboard and the house keeps the rest."""

from typing import Final

from cluehouse.games.game import CLOCK
from cluehouse.games.trapwords import View
from cluehouse.games.trapwords.seats import RIVAL, team_of
from cluehouse.games.trapwords.state import ROUNDS, TEAMS, Team, Turn
from cluehouse.terminal.board import Box, grid
from cluehouse.terminal.desk import Desk, Offers, Sight
from cluehouse.terminal.screen import BOLD, LOG, SITTERS, Spare, Talk, paint

SIGNS: Final[dict[Team, str]] = {"red": "◆", "blue": "●"}
_CURSE, _MONSTER, _DREAD = "✦", "▲", "☠"


# --- who ------------------------------------------------------------------------------------------


def seat_name(talk: Talk, seat: str, seats: tuple[str, ...]) -> str:
    """What somebody is called who gave no name."""
    team, _, number = seat.partition("-")
    return talk.say("seat-member", side=team, number=number)


def _members(view: View, team: Team) -> tuple[str, ...]:
    return tuple(seat for seat in view.seats if team_of(seat) == team)


def _watchers(view: View) -> tuple[str, ...]:
    return () if view.turn is None else _members(view, RIVAL[view.turn.team])


def _open_to_calls(view: View) -> bool:
    return view.turn is not None and not view.turn.closed


def leads(view: View, offers: Offers) -> tuple[str, ...]:
    """A team that still writes, the describer, the watchers, or the team that answers a doubt."""
    if view.turn is None:
        team: Team = "red" if not view.ready["red"] else "blue"
        return _members(view, team)[:1]
    if view.phase == "handover":
        return (view.turn.describer,)
    if view.phase != "settling" or _open_to_calls(view):
        return _watchers(view)[:1]
    return _members(view, view.turn.team)[:1]


def is_private(view: View, seat: str) -> bool:
    """Traps are written in private, the word is read in private, and the watchers look at their list."""
    if view.turn is None:
        return True
    if view.phase == "handover":
        return seat == view.turn.describer
    return seat in _watchers(view) and _open_to_calls(view)


def holders(view: View, seat: str) -> tuple[str, ...]:
    """A whole team, or the describer alone."""
    team = team_of(seat)
    return (seat,) if view.phase == "handover" or team is None else _members(view, team)


def voices(view: View, seat: str) -> tuple[str, ...]:
    """The whole team speaks at its screen, and the clock through it; a doubt concerns everybody."""
    if view.phase == "settling" and not _open_to_calls(view):
        return tuple(other for other in view.seats if other != seat)
    mates = tuple(other for other in view.seats if other != seat and team_of(other) == team_of(seat))
    return (*mates, CLOCK)


def looks(view: View, seat: str) -> str:
    """The describer opens the book."""
    return "take" if view.phase == "handover" and view.turn is not None and seat == view.turn.describer else ""


# --- the picture ----------------------------------------------------------------------------------


def draw(sight: Sight) -> list[str]:
    """The maze, what went before, and what weighs on the teams."""
    view: View = sight.view
    return [
        paint(sight.talk, sight.say("round-of", round=view.round, rounds=ROUNDS), BOLD),
        *(Spare(line, LOG) for line in _history(sight, view)),
        *grid(sight.talk, [[_chamber(sight, view, place) for place in range(len(view.options.chambers))]]),
        *_burdens(sight, view),
        Spare(sight.say("trapwords-torches", **{team: sight.name(view.torches[team]) for team in TEAMS}), SITTERS),
    ]


def _chamber(sight: Sight, view: View, place: int) -> Box:
    lines = [str(view.options.chambers[place])]
    lines += [f"{SIGNS[team]} {sight.say('team-name', side=team)}" for team in TEAMS if view.positions[team] == place]
    for curse in view.curses:
        if curse.chamber == place:
            lines.append(f"{_CURSE} {'?' if curse.name is None else sight.say(f'curse-{curse.name}')}")
    if view.monster_chamber == place:
        lines.append(f"{_MONSTER} {sight.say(f'monster-{view.monster.name}')}{'*' if view.monster.starred else ''}")
    return Box(tuple(lines) + ("",) * (4 - len(lines)))


def _burdens(sight: Sight, view: View) -> list[str]:
    monster = f"monster-{view.monster.name}"
    rule = sight.say(f"{monster}.{'starred' if view.monster.starred else 'rule'}")
    lines = [sight.say("labelled", label=f"{_MONSTER} {sight.say(monster)}", text=rule)]
    lines += [sight.say("trapwords-fights", side=team) for team in view.fighting]
    for team in TEAMS:
        for name in view.in_force[team]:
            label = f"{_CURSE} {sight.say(f'curse-{name}')} {SIGNS[team]}"
            lines.append(sight.say("labelled", label=label, text=sight.say(f"curse-{name}.rule")))
    return lines


def _history(sight: Sight, view: View) -> list[str]:
    played = [(turn, each.secrets[turn.team]) for each in view.rounds for turn in each.turns]
    played += [(each.turn, each.secret) for each in view.finished]
    return [f" {_result(sight, turn, secret)}" for turn, secret in played]


def _result(sight: Sight, turn: Turn, secret: str) -> str:
    return sight.say("labelled", label=f"{SIGNS[turn.team]} {secret}", text=_ending(sight, turn))


def _ending(sight: Sight, turn: Turn) -> str:
    return sight.say(f"trapwords-end-{turn.end}", trap=turn.sprung)


# --- how things stand -----------------------------------------------------------------------------


def status(sight: Sight) -> list[str]:
    """What is to be done now, and what this seat knows."""
    view: View = sight.view
    if view.outcome is not None:
        winner = view.outcome.winners[0] if len(view.outcome.winners) == 1 else "both"
        return [paint(sight.talk, sight.say(f"trapwords-outcome-{view.outcome.reason}", side=winner), BOLD)]
    if view.turn is None:
        return _writing(sight, view)
    team = view.turn.team
    describer = sight.name(view.turn.describer)
    lines = _stream(sight, view.turn)
    if view.turn.end is None:
        lines.append(sight.say(f"trapwords-phase-{view.phase}", side=team, name=describer, seconds=sight.seconds))
    else:  # under the Word of Dread a lost turn can still be called
        lines.append(f"{SIGNS[team]} {_ending(sight, view.turn)}")
    if view.secret is not None:
        lines += [paint(sight.talk, sight.say("trapwords-secret", word=view.secret), BOLD)]
    elif view.seat in _watchers(view):
        lines += _watch_list(sight, view)
    if view.phase == "settling" and not _open_to_calls(view):
        lines += _doubts(sight, view.turn)
    return lines


def _stream(sight: Sight, turn: Turn) -> list[str]:
    """What was typed at a table where people type: clues, and the guesses between them."""
    lines = []
    for number in range(len(turn.lines) + 1):
        lines += [f"  {number}. {turn.lines[number - 1].text}"] if number else []
        for guess in turn.guesses:
            if guess.after == number and guess.text:
                verdict = {None: "?", True: "✓", False: "✗"}[guess.right]
                lines.append(f"     {sight.name(guess.seat)}: {guess.text} {verdict}")
    return lines


def _writing(sight: Sight, view: View) -> list[str]:
    team = team_of(view.seat)
    if team is None:
        return [sight.say("trapwords-phase-writing", red=view.needed["red"], blue=view.needed["blue"])]
    written = () if view.traps is None else view.traps.words
    return [
        paint(sight.talk, sight.say("trapwords-set-word", side=RIVAL[team], word=view.set_word or ""), BOLD),
        sight.say("trapwords-describer", name=sight.name(view.torches[RIVAL[team]])),
        *_traps(view),
        sight.say("trapwords-needed", needed=view.needed[team], written=len(written)),
    ]


def _traps(view: View) -> list[str]:
    if view.traps is None:
        return []
    return [
        f"  {number}. {word}{f' {_DREAD}' if word == view.traps.dread else ''}"
        for number, word in enumerate(view.traps.words, 1)
    ]


def _watch_list(sight: Sight, view: View) -> list[str]:
    assert view.turn is not None
    lines = [
        paint(sight.talk, sight.say("trapwords-their-word", word=view.set_word or ""), BOLD),
        *_traps(view),
        f"  {len(numbered(view, 'trap'))}. {view.set_word}",
    ]
    if view.phase == "describing" and view.burden is not None:
        made = len(view.turn.guesses)
        lines.append(sight.say("trapwords-guesses-made", made=made, all=view.burden.guesses))
    return lines + (_doubts(sight, view.turn) if _open_to_calls(view) else [])


def _doubts(sight: Sight, turn: Turn) -> list[str]:
    return [
        f"  {number}. "
        + sight.say("trapwords-was-trap-said" if doubt.trap else "trapwords-was-clue-illegal", trap=doubt.trap)
        for number, doubt in enumerate(turn.doubts, 1)
        if doubt.settled is None
    ]


# --- what is typed --------------------------------------------------------------------------------


def prompt(sight: Sight) -> str:
    """What is to be typed now."""
    view: View = sight.view
    team = team_of(sight.seat)
    if view.turn is None and not (team is not None and view.ready[team]):
        return sight.say("trapwords-ask-ready" if sight.can("ready") else "trapwords-ask-trap")
    for move in ("take", "say", "judge", "guess"):
        if sight.can(move):
            return sight.say(f"trapwords-ask-{move}")
    if sight.can("turn-hourglass"):
        return sight.say("trapwords-ask-hourglass")
    if sight.can("heard"):
        return sight.say("trapwords-ask-watchers", seconds=sight.seconds, all=int(hourglass(view) or 0))
    if view.phase == "settling":
        return sight.say("trapwords-ask-calls" if _open_to_calls(view) else "trapwords-ask-doubt")
    return sight.say("ask-anything")


def usual(sight: Sight) -> str:
    """While traps are written, a word is a trap; where people type, a line is a clue or an answer."""
    return next((name for name in ("propose", "say", "guess") if sight.can(name)), "")


def on_enter(sight: Sight) -> str:
    """Enter hands in a list, opens the book, turns the hourglass, or says that nothing is to be called."""
    for move in ("ready", "take", "turn-hourglass"):
        if sight.can(move):
            return move
    return "lapse" if "lapse" in sight.offers[CLOCK] and is_private(sight.view, sight.seat) else ""


def numbered(view: View, field: str) -> tuple[str, ...]:
    """Traps by their numbers; the secret word is the last one."""
    if view.traps is None:
        return ()
    own = view.traps.words
    return {"word": own, "trap": (*own, view.set_word or "")}.get(field, ())


def reference(sight: Sight) -> list[str]:
    """The aim of the game, and what a describer may not do."""
    return [sight.say("game-trapwords.about"), sight.say("trapwords-restrictions")]


# --- what happened --------------------------------------------------------------------------------


def news(sight: Sight, before: View) -> list[str]:
    """What everybody just saw."""
    view: View = sight.view
    lines = []
    if view.torches != before.torches and view.round == before.round:
        team: Team = "red" if view.torches["red"] != before.torches["red"] else "blue"
        lines.append(sight.say("trapwords-torch-passed", name=sight.name(view.torches[team])))
    if _turns(view) > _turns(before):
        lines += _turn_over(sight, view)
    if len(view.rounds) > len(before.rounds) and view.rounds[-1].monster_moved:
        lines.append(sight.say("trapwords-monster-moved"))
    return lines


def _turns(view: View) -> int:
    return sum(len(each.turns) for each in view.rounds) + len(view.finished)


def _turn_over(sight: Sight, view: View) -> list[str]:
    if view.finished:
        last = view.finished[-1]
        turn, secret, traps = last.turn, last.secret, last.traps
    else:
        turn = view.rounds[-1].turns[-1]
        secret, traps = view.rounds[-1].secrets[turn.team], view.rounds[-1].traps[RIVAL[turn.team]]
    return [
        paint(sight.talk, _result(sight, turn, secret), BOLD),
        sight.say("trapwords-traps-were", traps=sight.talk.listed(traps)),
    ]


def hourglass(view: View) -> float | None:
    """How many seconds the hourglass runs, if it is running."""
    running = view.phase == "describing" and view.turn is not None and view.turn.running
    return view.hourglass_milliseconds / 1000 if running and view.hourglass_milliseconds is not None else None


TRAPWORDS_DESK: Final = Desk(
    seat_name=seat_name,
    leads=leads,
    draw=draw,
    status=status,
    prompt=prompt,
    news=news,
    reference=reference,
    is_private=is_private,
    holders=holders,
    voices=voices,
    usual=usual,
    on_enter=on_enter,
    looks=looks,
    numbered=numbered,
    hourglass=hourglass,
    many=frozenset({"propose"}),
    once=frozenset({"propose"}),
    shortcuts={"right": "heard yes", "wrong": "heard no"},
)
