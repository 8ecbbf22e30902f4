"""A table at one keyboard: whose screen it is, what is typed there, and the moves that come of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from cluehouse.games.game import SPECTATOR
from cluehouse.games.record import Record
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.messages import explain
from cluehouse.terminal.codenames import CODENAMES_DESK
from cluehouse.terminal.decipher import DECIPHER_DESK
from cluehouse.terminal.desk import AnyGame, Desk, Names, Offers, Sight
from cluehouse.terminal.duet import DUET_DESK
from cluehouse.terminal.reading import Moves, clearer_line, help_lines, is_command, read_card, read_line
from cluehouse.terminal.screen import BOLD, Leave, Talk, ask, paint, show, wipe
from cluehouse.terminal.trapwords import TRAPWORDS_DESK

_AT_ONCE: Final = 0.01  # seconds; 0 would silence the bell

DESKS: Final[Mapping[str, Desk]] = {
    "codenames": CODENAMES_DESK,
    "duet": DUET_DESK,
    "trapwords": TRAPWORDS_DESK,
    "decipher": DECIPHER_DESK,
}


@dataclass
class Table:
    """One game under way at one keyboard."""

    talk: Talk
    game: AnyGame
    names: Names
    state: Any
    moves: Moves = field(default_factory=list)
    plan: Moves = field(default_factory=list)  # moves typed in advance
    news: list[str] = field(default_factory=list)
    chosen: str = ""  # who said that it is for them to act
    holders: tuple[str, ...] = ()  # who looks at a private screen now
    started: float | None = None  # when the hourglass was turned
    seconds: int = 0  # for how long it had run when it was stopped

    @property
    def desk(self) -> Desk:
        """How this game is played at one keyboard."""
        return DESKS[self.game.name]


def play_out(talk: Talk, game: AnyGame, deal: Any, names: Names) -> Record:
    """Play a game to its end and show how it ended. Leave is raised, with the record so far, when people get
    up before."""
    table = Table(talk, game, names, game.start(deal))
    try:
        while table.state.outcome is None:
            if not _plays_plan(table):
                _act(table, _who(table))
        _show_public(table)
    except Leave as leave:
        raise Leave(Record(game.name, deal, tuple(table.moves))) from leave
    finally:
        talk.ring(0, "")
        if table.holders:
            wipe(talk)  # whoever leaves in the middle leaves no secret behind
    return Record(game.name, deal, tuple(table.moves))


# --- what there is to see -------------------------------------------------------------------------


def _offers(table: Table) -> Offers:
    game, state = table.game, table.state
    return {seat: {choice.do: choice for choice in game.choices(state, seat)} for seat in game.seats(state)}


def _public_view(table: Table) -> Any:
    return table.game.view(table.state, SPECTATOR)


def _is_private(table: Table, seat: str) -> bool:
    return table.desk.is_private(_public_view(table), seat)


def _sight(table: Table, seat: str, private: bool) -> Sight:
    """What is before whoever acts: their own view in private, else only what everybody may see."""
    return Sight(
        talk=table.talk,
        game=table.game,
        names=table.names,
        seat=seat,
        view=table.game.view(table.state, seat if private else SPECTATOR),
        offers=_offers(table),
        seconds=table.seconds if table.started is None else int(table.talk.now() - table.started),
    )


def _show_public(table: Table, seat: str = SPECTATOR) -> None:
    sight = _sight(table, seat, private=False)
    table.holders = ()
    wipe(table.talk)
    show(table.talk, [*table.desk.draw(sight), *table.news, *table.desk.status(sight)])


# --- who acts -------------------------------------------------------------------------------------


def _who(table: Table) -> str:
    offers = _offers(table)
    if offers.get(table.chosen):
        return table.chosen
    leads = table.desk.leads(_public_view(table), offers)
    if len(leads) == 1:
        return leads[0]
    _show_public(table)
    return _menu(table, leads)


def _menu(table: Table, seats: tuple[str, ...]) -> str:
    """Ask who acts; people answer with a number or a name."""
    talk = table.talk
    show(talk, [f"  {number}. {table.names[seat]}" for number, seat in enumerate(seats, 1)])
    while True:
        line = _line(table, talk.say("ask-who"))
        for number, seat in enumerate(seats, 1):
            if line == str(number) or line.casefold() in (seat.casefold(), table.names[seat].casefold()):
                return seat
        show(talk, [talk.say("not-in-list", most=len(seats))])


def _switch(table: Table) -> None:
    """Let people say who acts, among all who can."""
    seats = tuple(seat for seat, choices in _offers(table).items() if choices and seat in table.names)
    table.chosen = _menu(table, seats)


# --- private screens ------------------------------------------------------------------------------


def _hand_over(table: Table, seat: str) -> bool:
    """Hide everything, and give the keyboard to those who may see this seat's screen."""
    talk, holders = table.talk, table.desk.holders(_public_view(table), seat)
    if holders == table.holders:
        return True
    _show_public(table)
    names = talk.listed(table.names[holder] for holder in holders)
    show(talk, ["", paint(talk, talk.say("hand-over", names=names, count=len(holders)), BOLD)])
    talk.forget()
    while line := _line(table, talk.say("press-enter")):  # a line typed too late must not open the secret
        if is_command(talk, "who", line):
            _switch(table)
            return False
    table.holders = holders
    return True


def _show_private(table: Table, seat: str) -> None:
    sight = _sight(table, seat, private=True)
    wipe(table.talk)
    show(table.talk, [*table.desk.draw(sight), *table.desk.status(sight)])


def _peek(table: Table, seat: str) -> None:
    """A look at the own secret in the middle of a public screen."""
    if _hand_over(table, seat):
        _show_private(table, seat)
        _line(table, table.talk.say("press-enter-when-seen"))


# --- a screen -------------------------------------------------------------------------------------


def _act(table: Table, seat: str) -> None:
    """One screen: drawn once, asked until somebody has moved or somebody else is to act."""
    desk, private = table.desk, _is_private(table, seat)
    if not private:
        _show_public(table, seat)
    elif not _hand_over(table, seat):
        return
    elif line := desk.looks(_public_view(table), seat):
        _look(table, seat, line)
        return
    else:
        _show_private(table, seat)
    while not _answer(table, seat, private):
        pass


def _look(table: Table, seat: str, line: str) -> None:
    """Looking at the screen is itself the move: the describer has opened the book."""
    moves = read_line(_sight(table, seat, private=True), table.desk, line)
    assert moves is not None
    _play(table, moves)
    _show_private(table, seat)
    _line(table, table.talk.say("press-enter-when-seen"))


def _answer(table: Table, seat: str, private: bool) -> bool:
    """Ask once. Is this screen done with?"""
    talk, desk, sight = table.talk, table.desk, _sight(table, seat, private)
    show(talk, [desk.prompt(sight)])
    line = _line(table, ">")
    sight = _sight(table, seat, private)
    line = line or desk.on_enter(sight)
    if not line:
        return False
    moves = read_card(sight, desk, line)
    if moves is None:
        if is_command(talk, "help", line) or line in ("?", "？"):
            show(talk, [*desk.reference(sight), *help_lines(sight, desk, _house_commands(table, seat, private))])
            return False
        if is_command(talk, "who", line):
            _switch(table)
            return True
        if is_command(talk, "key", line) and desk.peeks(_public_view(table), seat):
            _peek(table, seat)
            return True
        moves = read_line(sight, desk, line)
    if moves is None:
        show(talk, [talk.say("not-understood")])
        return False
    warning = desk.warns(sight, moves[0][1])
    if warning and not is_command(talk, "yes", ask(talk, f"{warning} {talk.say('ask-sure')}")):
        return False
    try:
        _play(table, moves)
    except Refusal as refusal:
        refusal = _to_the_point(table, seat, moves[0][1], refusal)
        clearer = clearer_line(sight, desk, line)
        hint = [] if clearer is None else [talk.say("or-do-you-mean", line=clearer)]
        show(talk, [explain(talk.language, refusal), *hint])
        return False
    return True


def _to_the_point(table: Table, seat: str, move: Move, refusal: Refusal) -> Refusal:
    """At an open screen a move that is not for whoever acts there may be somebody else's: why not theirs?"""
    public, desk = _public_view(table), table.desk
    if refusal.code != "not-your-part" or desk.is_private(public, seat):
        return refusal
    for other in desk.voices(public, seat):
        try:
            if not desk.is_private(public, other):
                table.game.play(table.state, other, move)
        except Refusal as theirs:
            if theirs.code != "not-your-part":
                return theirs
    return refusal


def _house_commands(table: Table, seat: str, private: bool) -> tuple[str, ...]:
    key = ("key",) if not private and table.desk.peeks(_public_view(table), seat) else ()
    return (*key, "who", "quit")


def _line(table: Table, prompt: str) -> str:
    """What people type; leaving is asked twice, for it may have been a slip."""
    talk = table.talk
    while is_command(talk, "quit", line := ask(talk, prompt)):
        if is_command(talk, "yes", ask(talk, talk.say("ask-leave"))):
            raise Leave
    return line


# --- moves ----------------------------------------------------------------------------------------


def _play(table: Table, moves: Moves) -> None:
    """Make the moves one after another, or none if one of them is not offered. Those whose time has not come
    yet are kept as a plan."""
    offers = _offers(table)
    for seat, move in moves:
        choice = offers[seat].get(_name(move))
        if choice is not None and not choice.admits(move):
            _make(table, seat, move)  # the rules say why not
    for number, (seat, move) in enumerate(moves):
        if number and _name(move) not in _offers(table)[seat]:
            table.plan = moves[number:]
            return
        _make(table, seat, move)


def _plays_plan(table: Table) -> bool:
    """Make the next planned move, if its time has come. A plan that does not fit any more is dropped."""
    if not table.plan:
        return False
    (seat, move), *rest = table.plan
    offers = _offers(table)[seat]
    if not offers:
        return False
    table.plan = []
    if _name(move) not in offers or not offers[_name(move)].admits(move):
        return False
    _make(table, seat, move)
    table.plan = rest
    return True


def _make(table: Table, seat: str, move: Move) -> None:
    before = _public_view(table)
    table.state = table.game.play(table.state, seat, move)
    table.moves.append((seat, move))
    table.chosen = ""
    after = _sight(table, seat, private=False)
    if after.view != before:
        table.news = table.desk.news(after, before)
    _mind_hourglass(table)


def _mind_hourglass(table: Table) -> None:
    seconds, talk = table.desk.hourglass(_public_view(table)), table.talk
    if seconds is None:
        if table.started is not None:
            talk.ring(0, "")
            table.seconds = int(talk.now() - table.started)
        table.started = None
        return
    if table.started is None:
        table.started = talk.now()
    left = table.started + seconds - talk.now()
    talk.ring(max(left, _AT_ONCE), talk.say("trapwords-bell"))


def _name(move: Move) -> str:
    return str(move.__struct_config__.tag)
