"""The commands that people can give at a table."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from cluehouse.games.talk import TABLE_CHANNEL
from cluehouse.games.words import LINE_LENGTH
from cluehouse.tables.settings import Settings
from cluehouse.tables.talk import Channel, QuickPhrase

NAME_LENGTH = 24

Name = Annotated[str, Meta(max_length=400)]  # check_name refuses what is empty or too long, and says so
SeatName = Annotated[str, Meta(max_length=24)]
PersonId = Annotated[str, Meta(max_length=12)]
BotName = Annotated[str, Meta(max_length=24)]  # a level, or the name of an installed player


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something that a person asks the table to do."""


# --- people and seats -----------------------------------------------------------------------------


class Rename(Command, frozen=True, tag="rename"):
    """Take another nickname."""

    name: Name  # the new nickname: at most 24 characters, and nobody else's here


class Sit(Command, frozen=True, tag="sit"):
    """Take an empty seat."""

    seat: SeatName  # an empty seat, such as red-1; chairs in the section table holds all seats


class Stand(Command, frozen=True, tag="stand"):
    """Leave the seat; it stays empty until somebody takes it."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave the table for good."""


class Ready(Command, frozen=True, tag="ready"):
    """Say that you are ready to start, or not yet."""

    ready: bool  # whether you are ready


class OfferTransfer(Command, frozen=True, tag="transfer"):
    """Offer your place to another device of yours. The answer contains a secret that can be used once, for ten
    minutes."""


class Claim(Command, frozen=True, tag="claim"):
    """Ask for the place of somebody whose device is out of reach, because you are that person; empty: no longer."""

    person: PersonId  # the id of the person you are; empty: withdraw the claim


class Vouch(Command, frozen=True, tag="vouch"):
    """Say whether this person is the one whose place they claim."""

    person: PersonId  # the id of the claimant
    yes: bool  # whether they are the person whose place they claim; if not, the claim is rejected


class AssignSeat(Command, frozen=True, tag="place"):
    """The host gives a seat to somebody at the table. The previous occupant stands up."""

    seat: SeatName  # the seat, taken or empty
    person: PersonId  # the id of the person or bot who gets it


class Swap(Command, frozen=True, tag="swap"):
    """The host swaps the people of two seats. Anybody can move to an empty seat by sitting there."""

    seat: SeatName  # one of the seats
    other: SeatName  # the other seat


class Kick(Command, frozen=True, tag="kick"):
    """The host removes a person or a bot from the table."""

    person: PersonId  # the id of the person or bot to remove


class Lock(Command, frozen=True, tag="lock"):
    """The host locks the table, so that nobody new can join, or opens it again."""

    on: bool = True  # false: open the table again


class BanPerson(Command, frozen=True, tag="ban"):
    """The host removes a person who may not come back."""

    person: PersonId  # the id of the person or program to remove; not of one of the server's bots


class LiftBan(Command, frozen=True, tag="unban"):
    """The host lets a banned person come back."""

    person: PersonId  # the id that the banned person had here


class Admit(Command, frozen=True, tag="admit"):
    """The host lets somebody play who joined after the deal."""

    person: PersonId  # the id of the person who joined after the deal


class Host(Command, frozen=True, tag="host"):
    """The host makes somebody else the host."""

    person: PersonId  # the id of the new host; not of a bot


class AddBot(Command, frozen=True, tag="add-bot"):
    """The host gives a seat to a bot. The previous occupant stands up."""

    seat: SeatName  # the seat that the bot gets
    level: BotName = "even"  # one of the game's bots in /api/games


class Agree(Command, frozen=True, tag="settings"):
    """The host changes the settings between games. No update contains a table's own words, so `keep_words` keeps
    them."""

    settings: Settings  # the new settings; they replace all of the old ones
    keep_words: bool = False  # keep the table's own words, and ignore the pack in the settings


class ReadWords(Command, frozen=True, tag="words"):
    """The host reads the table's own words between games, to change or share them; the answer contains them."""


class OpenBook(Command, frozen=True, tag="book"):
    """The host opens a team's book at the table, or (empty) closes it."""

    book: Annotated[str, Meta(max_length=40)]  # the key of the book; empty: close the book that is open


# --- games ----------------------------------------------------------------------------------------


class Start(Command, frozen=True, tag="start"):
    """The host starts a game with the people who are seated."""


class Rematch(Command, frozen=True, tag="rematch"):
    """The host starts the next game with the same people: with new cards or the same cards turned over, in the same
    seats or in rotated ones."""

    # turned: the last game's cards turned over; new ones where that is not possible
    cards: Literal["new", "turned"] = "new"
    rotate: bool = True  # whether people move on by one seat within their team


class MakeMove(Command, frozen=True, tag="move"):
    """Make a move of the game. `seen` is the number of the latest update you have."""

    move: msgspec.Raw  # a move of the game that is played
    seen: Annotated[int, Meta(ge=0)]  # the number of the latest update that you have


class Consult(Command, frozen=True, tag="consult"):
    """Ask the referee about a word before you send it; nobody else learns of it."""

    # what you might send: a word or, as a describer in Trapwords, a line
    text: Annotated[str, Meta(max_length=LINE_LENGTH)]


class Undo(Command, frozen=True, tag="undo"):
    """Ask the others to take back everything since your last move that everybody could see."""


class Resign(Command, frozen=True, tag="resign"):
    """Ask your side to give the game up."""


class Consent(Command, frozen=True, tag="consent"):
    """Agree to what somebody proposed."""


class Refuse(Command, frozen=True, tag="refuse"):
    """Reject a proposal, or withdraw your own."""


class Pause(Command, frozen=True, tag="pause"):
    """Stop the game and its clock."""


class Resume(Command, frozen=True, tag="resume"):
    """Continue a paused game."""


class TurnSand(Command, frozen=True, tag="sand"):
    """Start the timer, at a table where it is started by hand."""


# --- talk -----------------------------------------------------------------------------------------


class Say(Command, frozen=True, tag="say"):
    """Say something to the people whom the rules let you talk to."""

    text: Annotated[str, Meta(max_length=LINE_LENGTH)]  # what you say, on one line
    channel: Channel = TABLE_CHANNEL  # one of your channels


class SayPhrase(Command, frozen=True, tag="phrase"):
    """Say a ready-made phrase; everybody reads it in their own language."""

    phrase: QuickPhrase  # one of your phrases


class Mute(Command, frozen=True, tag="mute"):
    """Stop hearing somebody, or hear them again."""

    person: PersonId  # the id of the person or bot whom you do not want to read
    on: bool = True  # false: read them again


class Hush(Command, frozen=True, tag="hush"):
    """The host forbids somebody to talk, or allows it again."""

    person: PersonId  # the id of the person or bot who may not talk
    on: bool = True  # false: let them talk again


AnyCommand = (
    Rename
    | Sit
    | Stand
    | Leave
    | Ready
    | OfferTransfer
    | Claim
    | Vouch
    | AssignSeat
    | Swap
    | Kick
    | Lock
    | BanPerson
    | LiftBan
    | Admit
    | Host
    | AddBot
    | Agree
    | ReadWords
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
