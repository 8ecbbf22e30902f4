"""Trapwords at a terminal: at one keyboard people speak aloud, and the watchers type."""

from functools import partial
from typing import Final

from cluehouse.games.game import AnyGame
from cluehouse.games.seating import CLOCK, Seat
from cluehouse.games.trapwords import View
from cluehouse.games.trapwords.seats import RIVAL, team_of
from cluehouse.games.trapwords.state import REBUTTALS, ROUNDS, TEAMS, TRAP_FAULTS, Alert, Team, Turn
from cluehouse.terminal.advice import reason_in
from cluehouse.terminal.board import Box, grid
from cluehouse.terminal.console import BOLD, LOG, SITTERS, Console, Spare, paint
from cluehouse.terminal.game_screen import GameScreen, Labelled, ScreenContext, SetupQuestions
from cluehouse.terminal.trapwords_hearing import clue_faults, hearing, numbered

SIGNS: Final[dict[Team, str]] = {"red": "◆", "blue": "●"}
_CURSE, _MONSTER, _DREAD = "✦", "▲", "☠"


# --- who ------------------------------------------------------------------------------------------


def seat_name(console: Console, game: AnyGame, seat: Seat, alone: bool) -> str:
    """What a player without a nickname is called."""
    return console.say("seat-member", side=seat.side, number=str(seat.number))


def _members(view: View, team: Team) -> tuple[str, ...]:
    return tuple(seat for seat in view.seats if team_of(seat) == team)


def _watchers(view: View) -> tuple[str, ...]:
    return () if view.turn is None else _members(view, RIVAL[view.turn.team])


def _open_to_calls(view: View) -> bool:
    return view.turn is not None and not view.turn.closed


def who_acts(context: ScreenContext) -> tuple[str, ...]:
    """A team that still writes, the describer, the watchers, or the team that answers a doubt."""
    view: View = context.view
    if view.turn is None:
        team: Team = "red" if not view.ready["red"] else "blue"
        return _members(view, team)[:1]
    if view.phase == "handover":
        return (view.turn.describer,)
    if view.phase == "called":
        return _answering(view)[:1]
    if view.phase != "settling" or _open_to_calls(view):
        return _watchers(view)[:1]
    return _members(view, view.turn.team)[:1]


def _answering(view: View) -> tuple[str, ...]:
    """The team that has been called, or the writers of a trap that is contested."""
    contested = view.turn is not None and view.turn.call is not None and view.turn.call.contest is not None
    return _watchers(view) if contested or view.turn is None else _members(view, view.turn.team)


def is_private(view: View, seat: str) -> bool:
    """Traps are written in private, the word is read in private, and the watchers look at their list."""
    if view.turn is None:
        return True
    if view.phase == "handover":
        return seat == view.turn.describer
    if view.phase == "called":
        return False
    return seat in _watchers(view) and _open_to_calls(view)


def viewers(view: View, seat: str) -> tuple[str, ...]:
    """A whole team, or the describer alone."""
    team = team_of(seat)
    return (seat,) if view.phase == "handover" or team is None else _members(view, team)


def speakers(view: View, seat: str) -> tuple[str, ...]:
    """The whole team acts at its screen, and says when time is up; a doubt concerns everybody."""
    if view.phase == "called" or (view.phase == "settling" and not _open_to_calls(view)):
        return tuple(other for other in view.seats if other != seat)
    mates = tuple(other for other in view.seats if other != seat and team_of(other) == team_of(seat))
    return (*mates, CLOCK)


def look_move(view: View, seat: str) -> str:
    """The describer opens the book."""
    return "take" if view.phase == "handover" and view.turn is not None and seat == view.turn.describer else ""


# --- the screen -----------------------------------------------------------------------------------


def draw(context: ScreenContext) -> list[str]:
    """The maze, the turns so far, and the monster and curses that the teams face."""
    view: View = context.view
    return [
        paint(context.console, context.say("round-of", round=view.round, rounds=ROUNDS), BOLD),
        *(Spare(line, LOG) for line in _history(context, view)),
        *grid(context.console, [[_chamber(context, view, place) for place in range(len(view.options.chambers))]]),
        *_burdens(context, view),
        Spare(context.say("trapwords-torches", **{team: context.name(view.torches[team]) for team in TEAMS}), SITTERS),
    ]


def _chamber(context: ScreenContext, view: View, place: int) -> Box:
    lines = [str(view.options.chambers[place])]
    lines += [f"{SIGNS[team]} {context.say('team-name', side=team)}" for team in TEAMS if view.positions[team] == place]
    for curse in view.curses:
        if curse.chamber == place:
            lines.append(f"{_CURSE} {'?' if curse.name is None else context.say(f'curse-{curse.name}')}")
    if view.monster_chamber == place:
        lines.append(f"{_MONSTER} {context.say(f'monster-{view.monster.name}')}{'*' if view.monster.starred else ''}")
    return Box(tuple(lines) + ("",) * (4 - len(lines)))


def _burdens(context: ScreenContext, view: View) -> list[str]:
    monster = f"monster-{view.monster.name}"
    rule = context.say(f"{monster}.{'starred' if view.monster.starred else 'rule'}")
    lines = [context.say("labelled", label=f"{_MONSTER} {context.say(monster)}", text=rule)]
    lines += [context.say("trapwords-fights", side=team) for team in view.fighting]
    for team in TEAMS:
        for name in view.in_force[team]:
            label = f"{_CURSE} {context.say(f'curse-{name}')} {SIGNS[team]}"
            lines.append(context.say("labelled", label=label, text=context.say(f"curse-{name}.rule")))
    return lines


def _history(context: ScreenContext, view: View) -> list[str]:
    played = [(turn, each.secrets[turn.team]) for each in view.rounds for turn in each.turns]
    played += [(each.turn, each.secret) for each in view.finished]
    return [f" {_result(context, turn, secret)}" for turn, secret in played]


def _result(context: ScreenContext, turn: Turn, secret: str) -> str:
    return context.say("labelled", label=f"{SIGNS[turn.team]} {secret}", text=_ending(context, turn))


def _ending(context: ScreenContext, turn: Turn) -> str:
    return context.say(f"trapwords-end-{turn.end}", trap=turn.sprung)


# --- how things stand -----------------------------------------------------------------------------


def status(context: ScreenContext) -> list[str]:
    """What is to be done now, and what this seat knows."""
    view: View = context.view
    if view.outcome is not None:
        winner = view.outcome.winners[0] if len(view.outcome.winners) == 1 else "both"
        return [paint(context.console, context.say(f"trapwords-outcome-{view.outcome.reason}", side=winner), BOLD)]
    if view.turn is None:
        return _writing(context, view)
    team = view.turn.team
    describer = context.name(view.turn.describer)
    lines = _stream(context, view.turn)
    if view.turn.end is None:
        lines.append(context.say(f"trapwords-phase-{view.phase}", side=team, name=describer, seconds=context.seconds))
    else:  # under the Word of Dread a lost turn can still be called
        lines.append(f"{SIGNS[team]} {_ending(context, view.turn)}")
    if view.secret is not None:
        lines += [paint(context.console, context.say("trapwords-secret", word=view.secret), BOLD)]
    elif view.seat in _watchers(view):
        lines += _watch_list(context, view)
    if view.phase == "settling" and not _open_to_calls(view):
        lines += _doubts(context, view.turn)
        if context.can("reject"):
            lines.append(
                context.say("trapwords-rebuttals", reasons=numbered(context, "trapwords-rebuttal", REBUTTALS[1:]))
            )
    if view.turn.call is not None:
        lines += hearing(context, view.turn, view.turn.call)
    return lines


def _stream(context: ScreenContext, turn: Turn) -> list[str]:
    """Clues and the guesses between them, at a table where people type."""
    lines = []
    for number in range(len(turn.lines) + 1):
        lines += [f"  {number}. {turn.lines[number - 1].text}"] if number else []
        for guess in turn.guesses:
            if guess.after == number and guess.text:
                verdict = {None: "?", True: "✓", False: "✗"}[guess.right]
                lines.append(f"     {context.name(guess.seat)}: {guess.text} {verdict}")
    return lines


def _writing(context: ScreenContext, view: View) -> list[str]:
    team = team_of(view.seat)
    if team is None:
        return [context.say("trapwords-phase-writing", red=view.needed["red"], blue=view.needed["blue"])]
    written = () if view.traps is None else view.traps.words
    return [
        paint(context.console, context.say("trapwords-set-word", side=RIVAL[team], word=view.set_word or ""), BOLD),
        context.say("trapwords-describer", name=context.name(view.torches[RIVAL[team]])),
        *_traps(view),
        context.say("trapwords-needed", needed=view.needed[team], written=len(written)),
    ]


def _traps(view: View) -> list[str]:
    if view.traps is None:
        return []
    return [
        f"  {number}. {word}{f' {_DREAD}' if word == view.traps.dread else ''}"
        for number, word in enumerate(view.traps.words, 1)
    ]


def _watch_list(context: ScreenContext, view: View) -> list[str]:
    assert view.turn is not None
    lines = [
        paint(context.console, context.say("trapwords-their-word", word=view.set_word or ""), BOLD),
        *_traps(view),
        f"  {len(numbered_values(context, 'trap'))}. {view.set_word}",
    ]
    faults = clue_faults(context)
    if faults:
        lines.append(context.say("trapwords-reasons", reasons=numbered(context, "trapwords-fault", faults)))
    if view.phase == "describing" and view.burden is not None:
        made = len(view.turn.guesses)
        lines.append(context.say("trapwords-guesses-made", made=made, all=view.burden.guesses))
    return lines + (_doubts(context, view.turn) if _open_to_calls(view) else [])


def _doubts(context: ScreenContext, turn: Turn) -> list[str]:
    return [
        f"  {number}. "
        + context.say("trapwords-was-trap-said" if doubt.trap else "trapwords-was-clue-illegal", trap=doubt.trap)
        for number, doubt in enumerate(turn.doubts, 1)
        if doubt.settled is None
    ]


# --- what is typed --------------------------------------------------------------------------------


def prompt(context: ScreenContext) -> str:
    """What is to be typed now."""
    view: View = context.view
    team = team_of(context.seat)
    if view.turn is not None and view.turn.call is not None:
        return context.say("trapwords-ask-answer" if view.turn.call.contest is None else "trapwords-ask-contest")
    if view.turn is None and not (team is not None and view.ready[team]):
        return context.say("trapwords-ask-ready" if context.can("ready") else "trapwords-ask-trap")
    for move in ("take", "say", "judge", "guess"):
        if context.can(move):
            return context.say(f"trapwords-ask-{move}")
    if context.can("turn-hourglass"):
        return context.say("trapwords-ask-hourglass")
    if context.can("heard"):
        return context.say("trapwords-ask-watchers", seconds=context.seconds, all=int(hourglass(view) or 0))
    if view.phase == "settling":
        return context.say("trapwords-ask-calls" if _open_to_calls(view) else "trapwords-ask-doubt")
    return context.say("ask-anything")


def default_move(context: ScreenContext) -> str:
    """While traps are written, a word is a trap; where people type, a line is a clue or an answer."""
    return next((name for name in ("propose", "say", "guess") if context.can(name)), "")


def on_enter(context: ScreenContext) -> str:
    """Enter hands in a list, opens the book, turns the hourglass, or says that nothing is to be called."""
    for move in ("ready", "take", "turn-hourglass"):
        if context.can(move):
            return move
    return "lapse" if "lapse" in context.offers[CLOCK] and is_private(context.view, context.seat) else ""


def numbered_values(context: ScreenContext, field: str) -> tuple[str, ...]:
    """Traps by their numbers; the secret word is the last one."""
    view: View = context.view
    if view.traps is None:
        return ()
    own = view.traps.words
    if field == "reason":
        if context.can("reject"):
            return REBUTTALS[1:]
        return TRAP_FAULTS if context.can("contest-trap") else clue_faults(context)
    return {"word": own, "trap": (*own, view.set_word or "")}.get(field, ())


def reference(context: ScreenContext) -> list[str]:
    """The aim of the game, and what a describer may not do."""
    return [context.say("game-trapwords.about"), context.say("trapwords-restrictions")]


# --- what happened --------------------------------------------------------------------------------


def news(context: ScreenContext, before: View) -> list[str]:
    """What everybody just saw."""
    view: View = context.view
    lines = []
    if view.torches != before.torches and view.round == before.round:
        team: Team = "red" if view.torches["red"] != before.torches["red"] else "blue"
        lines.append(context.say("trapwords-torch-passed", name=context.name(view.torches[team])))
    if _turns(view) > _turns(before):
        lines += _turn_over(context, view)
    if len(view.rounds) > len(before.rounds) and view.rounds[-1].monster_moved:
        lines.append(context.say("trapwords-monster-moved"))
    return lines


def _turns(view: View) -> int:
    return sum(len(each.turns) for each in view.rounds) + len(view.finished)


def _turn_over(context: ScreenContext, view: View) -> list[str]:
    if view.finished:
        last = view.finished[-1]
        turn, secret, traps = last.turn, last.secret, last.traps
    else:
        turn = view.rounds[-1].turns[-1]
        secret, traps = view.rounds[-1].secrets[turn.team], view.rounds[-1].traps[RIVAL[turn.team]]
    return [
        paint(context.console, _result(context, turn, secret), BOLD),
        context.say("trapwords-traps-were", traps=context.console.listed(traps)),
    ]


def hourglass(view: View) -> float | None:
    """How many seconds the hourglass runs, if it is running."""
    running = view.phase == "describing" and view.turn is not None and view.turn.running
    return view.hourglass_milliseconds / 1000 if running and view.hourglass_milliseconds is not None else None


def alerts(context: ScreenContext) -> list[str]:
    """The traps that the referee found in a clue, for the watchers."""
    view: View = context.view
    if view.outcome is not None:
        return []
    return [_alert(context, alert) for alert in view.alerts]


def _alert(context: ScreenContext, alert: Alert) -> str:
    if alert.trap:
        return context.say("join-alert", trap=alert.trap, line=alert.line)
    return context.say("trapwords-alert-illegal-line", line=alert.line, reason=reason_in(context, alert.evidence))


# --- before the game ------------------------------------------------------------------------------

_CHAMBERS: Final = ((3, 4, 5, 6, 7), (2, 4, 6, 8, 10), (1, 2, 3, 4, 5))
_CURSE_PLACES: Final = ((2, 4), (), (1, 2, 3, 4))


def _presets(presets: tuple[tuple[int, ...], ...], console: Console) -> Labelled:
    return [(preset, ", ".join(map(str, preset)) or console.say("none")) for preset in presets]


SCREEN: Final = GameScreen(
    seat_name=seat_name,
    who_acts=who_acts,
    draw=draw,
    status=status,
    prompt=prompt,
    news=news,
    reference=reference,
    is_private=is_private,
    viewers=viewers,
    speakers=speakers,
    default_move=default_move,
    on_enter=on_enter,
    look_move=look_move,
    numbered_values=numbered_values,
    hourglass=hourglass,
    bell="trapwords-bell",
    several=frozenset({"propose"}),
    distinct=frozenset({"propose"}),
    shortcuts={"right": "heard yes", "wrong": "heard no"},
    referee_notes=alerts,
    setup=SetupQuestions(
        main=("word_set", "starred"),
        more=("chambers", "curse_places", "hourglass", "seconds", "may_pass_torch", "restrictions"),
        remote=("spoken",),
        at_keyboard={"spoken": True},
        values={"chambers": partial(_presets, _CHAMBERS), "curse_places": partial(_presets, _CURSE_PLACES)},
    ),
)
