"""What people can ask of a table."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from cluehouse.games.talk import TABLE_CHANNEL
from cluehouse.games.words import LINE_LENGTH
from cluehouse.tables.settings import Settings
from cluehouse.tables.talk import Channel, Phrase

NAME_LENGTH = 24

Name = Annotated[str, Meta(min_length=1, max_length=4 * NAME_LENGTH)]
SeatName = Annotated[str, Meta(max_length=24)]
PersonId = Annotated[str, Meta(max_length=12)]
Level = Literal["dice", "careful", "even", "bold", "beginner"]


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a person asks of the table."""


# --- people and seats -----------------------------------------------------------------------------


class Rename(Command, frozen=True, tag="rename"):
    """Take another nickname."""

    name: Name


class Sit(Command, frozen=True, tag="sit"):
    """Take an empty seat."""

    seat: SeatName


class Stand(Command, frozen=True, tag="stand"):
    """Leave the seat; it stays empty until somebody takes it."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave the table for good."""


class Ready(Command, frozen=True, tag="ready"):
    """Say that you are ready to start, or not yet."""

    ready: bool


class AssignSeat(Command, frozen=True, tag="place"):
    """The host gives a seat to somebody at the table, whoever sat there."""

    seat: SeatName
    person: PersonId


class Swap(Command, frozen=True, tag="swap"):
    """The host lets two seats change people; anybody may change to an empty seat by sitting there."""

    seat: SeatName
    other: SeatName


class Kick(Command, frozen=True, tag="kick"):
    """The host asks somebody to leave, or sends a bot away."""

    person: PersonId


class Host(Command, frozen=True, tag="host"):
    """The host hands the table over."""

    person: PersonId


class AddBot(Command, frozen=True, tag="add-bot"):
    """The host lets a bot take a seat, whoever sat there."""

    seat: SeatName
    level: Level = "even"


class Agree(Command, frozen=True, tag="settings"):
    """The host changes the settings between games. Nobody is sent the own words of a table, so they can be kept."""

    settings: Settings
    keep_words: bool = False


class OpenBook(Command, frozen=True, tag="book"):
    """The host lays a team's book on the table, or (empty) takes it away."""

    book: Annotated[str, Meta(max_length=40)]


# --- games ----------------------------------------------------------------------------------------


class Start(Command, frozen=True, tag="start"):
    """The host starts a game with those who sit here."""


class Rematch(Command, frozen=True, tag="rematch"):
    """The host starts the next game with the same people: new cards or the same turned over, seats moved on or kept."""

    cards: Literal["new", "turned"] = "new"
    rotate: bool = True


class MakeMove(Command, frozen=True, tag="move"):
    """Make a move of the game. `seen` is the number of the latest update you have."""

    move: msgspec.Raw  # of the game that is played
    seen: Annotated[int, Meta(ge=0)]


class Consult(Command, frozen=True, tag="consult"):
    """Ask the referee about a word before you send it; nobody else hears of it."""

    text: Annotated[str, Meta(max_length=LINE_LENGTH)]


class Undo(Command, frozen=True, tag="undo"):
    """Ask the others to take back everything since your last open move."""


class Resign(Command, frozen=True, tag="resign"):
    """Ask your side to give the game up."""


class Consent(Command, frozen=True, tag="consent"):
    """Agree to what somebody proposed."""


class Refuse(Command, frozen=True, tag="refuse"):
    """Do not agree to it; or take your own proposal back."""


class Pause(Command, frozen=True, tag="pause"):
    """Stop the game and its clock."""


class Resume(Command, frozen=True, tag="resume"):
    """Go on."""


class TurnSand(Command, frozen=True, tag="sand"):
    """Turn the hourglass, at a table that turns it by hand."""


# --- talk -----------------------------------------------------------------------------------------


class Say(Command, frozen=True, tag="say"):
    """Say something to those whom the rules let you talk to."""

    text: Annotated[str, Meta(max_length=LINE_LENGTH)]
    channel: Channel = TABLE_CHANNEL


class SayPhrase(Command, frozen=True, tag="phrase"):
    """Say a ready-made phrase; everybody reads it in their own language."""

    phrase: Phrase


class Mute(Command, frozen=True, tag="mute"):
    """Do not hear somebody any more, or again."""

    person: PersonId
    on: bool = True


class Hush(Command, frozen=True, tag="hush"):
    """The host takes somebody's voice away, or gives it back."""

    person: PersonId
    on: bool = True


AnyCommand = (
    Rename
    | Sit
    | Stand
    | Leave
    | Ready
    | AssignSeat
    | Swap
    | Kick
    | Host
    | AddBot
    | Agree
    | OpenBook
    | Start
    | Rematch
    | MakeMove
    | Consult
    | Undo
    | Resign
    | Consent
    | Refuse
    | Pause
    | Resume
    | TurnSand
    | Say
    | SayPhrase
    | Mute
    | Hush
)
