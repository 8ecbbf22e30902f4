"""One game at one keyboard that people hand on: whose screen it is, what is typed, and the moves."""

from dataclasses import dataclass, field
from typing import Any, Final

from cluehouse.games.game import AnyGame
from cluehouse.games.record import Record
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.games.seating import SPECTATOR
from cluehouse.messages import explain
from cluehouse.terminal.console import BOLD, Console, Leave, ask, paint, show, wipe
from cluehouse.terminal.game_screen import GameScreen, Names, Offers, ScreenContext, screen_of
from cluehouse.terminal.reading import Moves, clearer_line, help_lines, is_command, read_card, read_line
from cluehouse.terminal.secrecy import needs_privacy

_AT_ONCE: Final = 0.01  # seconds; 0 would silence the bell


@dataclass
class HotseatGame:
    """One game under way at one keyboard."""

    console: Console
    game: AnyGame
    names: Names
    state: Any
    moves: Moves = field(default_factory=list)
    plan: Moves = field(default_factory=list)  # moves typed in advance
    news: list[str] = field(default_factory=list)
    chosen: str = ""  # who said that they act next
    viewers: tuple[str, ...] = ()  # who looks at a private screen now
    started: float | None = None  # when the hourglass was turned
    seconds: int = 0  # for how long it had run when it was stopped

    @property
    def screen(self) -> GameScreen:
        """How this game is played at a terminal."""
        return screen_of(self.game)


def play_out(console: Console, game: AnyGame, deal: Any, names: Names) -> Record:
    """Play a game to its end and show how it ended. Leave is raised, with the record so far, if people leave
    before."""
    hotseat = HotseatGame(console, game, names, game.start(deal))
    try:
        while hotseat.state.outcome is None:
            if not _plays_plan(hotseat):
                _act(hotseat, _who(hotseat))
        _show_public(hotseat)
    except Leave as leave:
        raise Leave(Record(game.name, deal, tuple(hotseat.moves))) from leave
    finally:
        console.ring(0, "")
        if hotseat.viewers:
            wipe(console)  # whoever leaves in the middle leaves no secret behind
    return Record(game.name, deal, tuple(hotseat.moves))


# --- what there is to see -------------------------------------------------------------------------


def _offers(hotseat: HotseatGame) -> Offers:
    game, state = hotseat.game, hotseat.state
    return {seat: {choice.do: choice for choice in game.choices(state, seat)} for seat in game.seats(state)}


def _public_view(hotseat: HotseatGame) -> Any:
    return hotseat.game.view(hotseat.state, SPECTATOR)


def _is_private(hotseat: HotseatGame, seat: str) -> bool:
    """Does this seat act at a screen that nobody else may see?"""
    is_private = hotseat.screen.is_private
    if is_private is not None:
        return is_private(_public_view(hotseat), seat)
    return needs_privacy(hotseat.game, hotseat.state, seat)


def _context(hotseat: HotseatGame, seat: str, private: bool) -> ScreenContext:
    """What whoever acts has before them: their own view in private, otherwise only what everybody may see."""
    public = _public_view(hotseat)
    return ScreenContext(
        console=hotseat.console,
        game=hotseat.game,
        names=hotseat.names,
        seat=seat,
        view=hotseat.game.view(hotseat.state, seat) if private else public,
        public=public,
        offers=_offers(hotseat),
        seconds=hotseat.seconds if hotseat.started is None else int(hotseat.console.now() - hotseat.started),
    )


def _show_public(hotseat: HotseatGame, seat: str = SPECTATOR) -> None:
    context = _context(hotseat, seat, private=False)
    hotseat.viewers = ()
    wipe(hotseat.console)
    show(hotseat.console, [*hotseat.screen.draw(context), *hotseat.news, *hotseat.screen.status(context)])


# --- who acts -------------------------------------------------------------------------------------


def _who(hotseat: HotseatGame) -> str:
    offers = _offers(hotseat)
    if offers.get(hotseat.chosen):
        return hotseat.chosen
    seats = hotseat.screen.who_acts(_context(hotseat, SPECTATOR, private=False))
    if len(seats) == 1:
        return seats[0]
    _show_public(hotseat)
    return _menu(hotseat, seats)


def _menu(hotseat: HotseatGame, seats: tuple[str, ...]) -> str:
    """Ask who acts; people answer with a number or a name."""
    console = hotseat.console
    show(console, [f"  {number}. {hotseat.names[seat]}" for number, seat in enumerate(seats, 1)])
    while True:
        line = _line(hotseat, console.say("ask-who"))
        for number, seat in enumerate(seats, 1):
            if line == str(number) or line.casefold() in (seat.casefold(), hotseat.names[seat].casefold()):
                return seat
        show(console, [console.say("not-in-list", most=len(seats))])


def _switch(hotseat: HotseatGame) -> None:
    """Let people choose who acts, among all who can."""
    seats = tuple(seat for seat, choices in _offers(hotseat).items() if choices and seat in hotseat.names)
    hotseat.chosen = _menu(hotseat, seats)


# --- private screens ------------------------------------------------------------------------------


def _hand_over(hotseat: HotseatGame, seat: str) -> bool:
    """Hide everything, and have the keyboard handed to those who may see this seat's screen. Returns whether they
    have it."""
    console, viewers = hotseat.console, hotseat.screen.viewers(_public_view(hotseat), seat)
    if viewers == hotseat.viewers:
        return True
    _show_public(hotseat)
    names = console.listed(hotseat.names[holder] for holder in viewers)
    show(console, ["", paint(console, console.say("hand-over", names=names, count=len(viewers)), BOLD)])
    console.forget()
    while line := _line(hotseat, console.say("press-enter")):  # only an empty line opens the secret
        if is_command(console, "who", line):
            _switch(hotseat)
            return False
    hotseat.viewers = viewers
    return True


def _show_private(hotseat: HotseatGame, seat: str) -> None:
    context = _context(hotseat, seat, private=True)
    wipe(hotseat.console)
    show(hotseat.console, [*hotseat.screen.draw(context), *hotseat.screen.status(context)])


def _peek(hotseat: HotseatGame, seat: str) -> None:
    """Show a seat its secret in the middle of a public screen."""
    if _hand_over(hotseat, seat):
        _show_private(hotseat, seat)
        _line(hotseat, hotseat.console.say("press-enter-when-seen"))


# --- a screen -------------------------------------------------------------------------------------


def _act(hotseat: HotseatGame, seat: str) -> None:
    """Draw one screen, and ask until somebody has moved or somebody else is to act."""
    screen, private = hotseat.screen, _is_private(hotseat, seat)
    if not private:
        _show_public(hotseat, seat)
    elif not _hand_over(hotseat, seat):
        return
    elif line := screen.look_move(_public_view(hotseat), seat):
        _look(hotseat, seat, line)
        return
    else:
        _show_private(hotseat, seat)
    while not _answer(hotseat, seat, private):
        pass


def _look(hotseat: HotseatGame, seat: str, line: str) -> None:
    """Show a screen whose sight counts as a move: a describer opens the book."""
    moves = read_line(_context(hotseat, seat, private=True), line)
    assert moves is not None
    _play(hotseat, moves)
    _show_private(hotseat, seat)
    _line(hotseat, hotseat.console.say("press-enter-when-seen"))


def _answer(hotseat: HotseatGame, seat: str, private: bool) -> bool:
    """Ask once and do what is typed. Returns whether this screen is done with."""
    console, screen, context = hotseat.console, hotseat.screen, _context(hotseat, seat, private)
    show(console, [screen.prompt(context)])
    line = _line(hotseat, ">")
    context = _context(hotseat, seat, private)
    line = line or screen.on_enter(context)
    if not line:
        return False
    moves = read_card(context, line)
    if moves is None:
        if is_command(console, "help", line) or line in ("?", "？"):
            show(
                console,
                [*screen.reference(context), *help_lines(context, _house_commands(hotseat, seat, private))],
            )
            return False
        if is_command(console, "who", line):
            _switch(hotseat)
            return True
        if is_command(console, "key", line) and screen.can_peek(_public_view(hotseat), seat):
            _peek(hotseat, seat)
            return True
        moves = read_line(context, line)
    if moves is None:
        show(console, [console.say("not-understood")])
        return False
    warning = screen.warning(context, moves[0][1])
    if warning and not is_command(console, "yes", ask(console, f"{warning} {console.say('ask-sure')}")):
        return False
    try:
        _play(hotseat, moves)
    except Refusal as refusal:
        refusal = _to_the_point(hotseat, seat, moves[0][1], refusal)
        clearer = clearer_line(context, line)
        hint = [] if clearer is None else [console.say("or-do-you-mean", line=clearer)]
        show(console, [explain(console.language, refusal), *hint])
        return False
    return True


def _to_the_point(hotseat: HotseatGame, seat: str, move: Move, refusal: Refusal) -> Refusal:
    """A better reason for a move that was refused because somebody else at this public screen would make it."""
    if refusal.code != "not-your-part" or _is_private(hotseat, seat):
        return refusal
    for other in hotseat.screen.speakers(_public_view(hotseat), seat):
        try:
            if not _is_private(hotseat, other):
                hotseat.game.play(hotseat.state, other, move)
        except Refusal as theirs:
            if theirs.code != "not-your-part":
                return theirs
    return refusal


def _house_commands(hotseat: HotseatGame, seat: str, private: bool) -> tuple[str, ...]:
    key = ("key",) if not private and hotseat.screen.can_peek(_public_view(hotseat), seat) else ()
    return (*key, "who", "quit")


def _line(hotseat: HotseatGame, prompt: str) -> str:
    """Ask for a line. Whoever wants to leave has to confirm it, for it may have been a slip."""
    console = hotseat.console
    while is_command(console, "quit", line := ask(console, prompt)):
        if is_command(console, "yes", ask(console, console.say("ask-leave"))):
            raise Leave
    return line


# --- moves ----------------------------------------------------------------------------------------


def _play(hotseat: HotseatGame, moves: Moves) -> None:
    """Make the moves one after another, or none if one of them does not fit. Those that cannot be made yet are
    kept as a plan."""
    offers = _offers(hotseat)
    for seat, move in moves:
        choice = offers[seat].get(move.name)
        if choice is not None and not choice.admits(move):
            _make(hotseat, seat, move)  # the rules say why not
    for number, (seat, move) in enumerate(moves):
        if number and move.name not in _offers(hotseat)[seat]:
            hotseat.plan = moves[number:]
            return
        _make(hotseat, seat, move)


def _plays_plan(hotseat: HotseatGame) -> bool:
    """Make the next planned move, if it can be made now. A plan that does not fit any more is dropped."""
    if not hotseat.plan:
        return False
    (seat, move), *rest = hotseat.plan
    offers = _offers(hotseat)[seat]
    if not offers:
        return False
    hotseat.plan = []
    if move.name not in offers or not offers[move.name].admits(move):
        return False
    _make(hotseat, seat, move)
    hotseat.plan = rest
    return True


def _make(hotseat: HotseatGame, seat: str, move: Move) -> None:
    before = _public_view(hotseat)
    hotseat.state = hotseat.game.play(hotseat.state, seat, move)
    hotseat.moves.append((seat, move))
    hotseat.chosen = ""
    after = _context(hotseat, seat, private=False)
    if after.view != before:
        hotseat.news = hotseat.screen.news(after, before)
    _set_bell(hotseat)


def _set_bell(hotseat: HotseatGame) -> None:
    seconds, console = hotseat.screen.hourglass(_public_view(hotseat)), hotseat.console
    if seconds is None:
        if hotseat.started is not None:
            console.ring(0, "")
            hotseat.seconds = int(console.now() - hotseat.started)
        hotseat.started = None
        return
    if hotseat.started is None:
        hotseat.started = console.now()
    left = hotseat.started + seconds - console.now()
    console.ring(max(left, _AT_ONCE), console.say(hotseat.screen.bell))
