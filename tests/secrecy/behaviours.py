"""Random behaviours of participants: each gives a message to send, or None if it does not apply now."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from cluehouse.games.choice import Choice
from cluehouse.games.trapwords.seats import RIVAL
from cluehouse.tables.knowledge import is_late
from cluehouse.tables.settings import game_of
from cluehouse.tables.table import Table, all_seats, is_running, seat_of
from cluehouse.tables.talk import PHRASES, channels
from cluehouse.words.lexicon import lexicon
from tests.random_play import WEIGHTS, filled
from tests.secrecy.random_tables import VISITOR
from tests.secrecy.world import World

SentText = tuple[str, str]  # the sender and the text


class Situation(Struct):
    """The current state of the world, from which a behaviour chooses what happens next."""

    world: World
    table: Table
    dice: random.Random
    command: int = 0

    def order(self, participant: str, **command: Any) -> SentText:
        """A command of this participant, with a new id."""
        return participant, msgspec.json.encode({"id": f"c{self.command}", "command": command}).decode()

    def present(self) -> list[str]:
        """The participants who are at the table and have a connection."""
        world = self.world
        return [
            name
            for name, participant in world.participants.items()
            if participant.person in self.table.people and self.is_on(name)
        ]

    def is_on(self, participant: str) -> bool:
        """Does this participant have a connection?"""
        return self.world.connection_of(participant) is not None

    def seated(self) -> list[tuple[str, str]]:
        """The present participants who are seated, with their seats."""
        seats = ((name, seat_of(self.table, self.world.participants[name].person)) for name in self.present())
        return [(name, seat) for name, seat in seats if seat is not None]

    def host(self) -> str | None:
        """The host, if present."""
        name = self.world.participant_of(self.table.host)
        return name if name in self.present() else None

    def number_of(self, participant: str) -> int:
        """The latest update that this participant has."""
        return self.table.updates[self.world.participants[participant].person]

    def choices(self) -> list[tuple[str, str, Choice]]:
        """All choices of the present participants."""
        if self.table.play is None or not is_running(self.table):
            return []
        game, state = game_of(self.table.settings), self.table.play.state
        return [(name, seat, choice) for name, seat in self.seated() for choice in game.choices(state, seat)]


Behaviour = Callable[[Situation], SentText | None]

_WEIGHTS = WEIGHTS | {
    "ask": 5,
    "alert": 5,
    "mark": 3,
    "attempt": 1,
    "agree": 1,
    "strike": 1,
    "call-illegal": 2,
    "take": 40,
    "ready": 200,
}


# --- the game -------------------------------------------------------------------------------------


def play(now: Situation) -> SentText | None:
    """Somebody makes a move of the game."""
    offers = now.choices()
    if not offers:
        return None
    participant, _, choice = now.dice.choices(offers, [_WEIGHTS.get(choice.do, 8) for _, _, choice in offers])[0]
    move = _move(now, choice)
    return None if move is None else now.order(participant, do="move", move=move, seen=now.number_of(participant))


def _move(now: Situation, choice: Choice) -> dict[str, Any] | None:
    assert now.table.play is not None
    move = filled(game_of(now.table.settings), now.table.play.state, choice, now.dice)
    if move is None:
        return None
    made: dict[str, Any] = msgspec.to_builtins(move)
    if choice.do == "guess" and _is_deadly(now, made) and now.dice.random() < 0.97:
        return _move(now, choice)  # otherwise games would be short
    for word in _better_words(now, choice):
        if all(arg.admits({**made, **word}[name]) for name, arg in choice.args.items()):
            return {**made, **word}
    return made


def _is_deadly(now: Situation, move: dict[str, Any]) -> bool:
    assert now.table.play is not None
    deal: Any = now.table.play.deal
    keys = [getattr(deal, key, ()) for key in ("key", "key_a", "key_b")]
    return any(key and key[deal.words.index(move["card"])] == "assassin" for key in keys)


def _better_words(now: Situation, choice: Choice) -> Iterator[dict[str, str]]:
    """Real words, so that the referee gives rulings; sentences that spring traps."""
    assert now.table.play is not None
    state: Any = now.table.play.state
    settings = now.table.settings
    words = list(_WORDS[settings.languages[0]])
    match choice.do:
        case "clue" | "propose" | "ask":
            yield {"word": now.dice.choice(words)}
        case "set-word":
            yield from ({"word": word} for word in now.dice.sample(words, len(words)) if now.dice.random() < 0.8)
        case "say" if settings.game == "trapwords":
            traps = state.lists[RIVAL[state.turn.team]].words
            if traps and now.dice.random() < 0.3:
                yield {"text": f"not {now.dice.choice(traps)} not"}
                yield {"text": now.dice.choice(traps)}


_WORDS = {
    language: tuple(sorted(entry.word for entry in lexicon(language).values() if " " not in entry.word))
    for language in ("en", "pl", "zh")
}


def make_illegal_move(now: Situation) -> SentText | None:
    """A move that is not offered, stale, or malformed."""
    offers, present = now.choices(), now.present()
    if not offers or not present:
        return None
    participant = now.dice.choice(present)
    _, _, choice = now.dice.choice(offers)
    move = _move(now, choice) or {"do": choice.do}
    seen = now.number_of(participant)
    match now.dice.randrange(4):
        case 0:
            move = {**move, "do": now.dice.choice(["fly", "guess", "clue", "say", "approve", "call-trap", "mark"])}
        case 1:
            move = {name: now.dice.choice([value, "", -1, "xyz"]) for name, value in move.items()} | {"do": choice.do}
        case 2:
            seen = max(0, seen - now.dice.randint(1, 6))
    return now.order(participant, do="move", move=move, seen=seen)


def consult(now: Situation) -> SentText | None:
    """Somebody asks the referee in private."""
    return _anybody(
        now, do="consult", text=now.dice.choice([*_WORDS[now.table.settings.languages[0]][:300], "a  b", ""])
    )


def vote(now: Situation) -> SentText | None:
    """Somebody starts a vote or answers one."""
    if now.table.vote is None:
        return _anybody(now, do="undo" if now.dice.random() < 0.9 else "resign")
    agrees = now.table.vote.kind == "undo" and now.dice.random() < 0.85
    asked = [name for name, seat in now.seated() if seat in now.table.vote.waiting]
    if not asked or now.dice.random() < 0.2:
        return _anybody(now, do=now.dice.choice(["consent", "refuse", "undo"]))
    return now.order(now.dice.choice(asked), do="consent" if agrees else "refuse")


def pause(now: Situation) -> SentText | None:
    """Somebody pauses or resumes the game."""
    return _anybody(now, do="resume" if now.table.paused else "pause")


def sand(now: Situation) -> SentText | None:
    """Somebody turns the hourglass."""
    return _anybody(now, do="sand") if now.table.settings.sand == "manual" else None


# --- talk -----------------------------------------------------------------------------------------


def talk(now: Situation) -> SentText | None:
    """Somebody sends a message to an allowed or a forbidden channel."""
    present, anywhere = now.present(), ("table", "side", "chiefs", "gallery")
    if not present:
        return None
    participant = now.dice.choice(present)
    allowed = channels(now.table, now.world.participants[participant].person)
    channel = now.dice.choice(allowed if allowed and now.dice.random() < 0.9 else anywhere)
    return now.order(participant, do="say", text=f"talk {now.dice.randrange(1000)}", channel=channel)


def phrase(now: Situation) -> SentText | None:
    """Somebody sends a phrase."""
    return _anybody(now, do="phrase", phrase=now.dice.choice(PHRASES))


def mute(now: Situation) -> SentText | None:
    """Somebody mutes a person, or the host hushes one."""
    other, on = now.dice.choice([*now.table.people, "p99"]), now.dice.random() < 0.6
    host = now.host()
    if host is not None and now.dice.random() < 0.3:
        return now.order(host, do="hush", person=other, on=on and now.dice.random() < 0.5)
    return _anybody(now, do="mute", person=other, on=on)


# --- people ---------------------------------------------------------------------------------------


def stand(now: Situation) -> SentText | None:
    """Somebody stands up."""
    return _anybody(now, do="stand")


def sit(now: Situation) -> SentText | None:
    """Somebody tries to take a seat, usually an empty one."""
    return _anybody(now, do="sit", seat=now.dice.choice([*_empty(now), *_empty(now), *all_seats(now.table), "throne"]))


def fill(now: Situation) -> SentText | None:
    """The host gives an empty seat to somebody, or to a bot."""
    host, empty = now.host(), _empty(now)
    if host is None or not empty:
        return None
    seat = now.dice.choice(empty)
    late = [] if now.table.play is None else sorted(who for who in now.table.play.late if is_late(now.table.play, who))
    if late and now.dice.random() < 0.5:
        return now.order(host, do="admit", person=now.dice.choice(late))
    if now.dice.random() < 0.3:
        return now.order(host, do="add-bot", seat=seat, level=now.dice.choice(["dice", "even"]))
    standing = [who for who in now.table.people if seat_of(now.table, who) is None]
    return now.order(host, do="place", seat=seat, person=now.dice.choice(standing)) if standing else None


def change_device(now: Situation) -> SentText | None:
    """Somebody offers their place to another device, claims somebody's place, or says whether a claim is true."""
    for claimant, claim in now.table.claims.items():
        asked = [name for name in now.present() if now.world.participants[name].person in claim.waiting]
        if asked:
            return now.order(now.dice.choice(asked), do="vouch", person=claimant, yes=now.dice.random() < 0.7)
    if now.dice.random() < 0.2:
        return _anybody(now, do="transfer")
    standing = [name for name in now.present() if seat_of(now.table, now.world.participants[name].person) is None]
    away = [who for who in now.table.people if not now.is_on(now.world.participant_of(who))]
    person = now.dice.choice([*now.table.people, "", *away * 9])
    return now.order(now.dice.choice(standing), do="claim", person=person) if standing else None


def act_as_host(now: Situation) -> SentText | None:
    """The host, or somebody who is not, gives a host's command."""
    participant = now.host() if now.dice.random() < 0.8 else now.dice.choice(now.present() or [""])
    if not participant:
        return None
    person, seats = now.dice.choice(list(now.table.people)), all_seats(now.table)
    match now.dice.randrange(9):
        case 5:
            return now.order(participant, do="lock", on=not now.table.locked)
        case 6:
            return now.order(participant, do="unban", person=now.dice.choice([*now.table.bans, "p99"]))
        case 7:
            return now.order(participant, do="admit", person=person)
        case 8:
            return now.order(participant, do="ban", person=person)
        case 0:
            return now.order(participant, do="swap", seat=now.dice.choice(seats), other=now.dice.choice(seats))
        case 1:
            return now.order(participant, do="host", person=person)
        case 2:
            return now.order(participant, do="add-bot", seat=now.dice.choice(seats), level="dice")
        case 3:
            return now.order(participant, do="rename", name=f"{participant} {now.command}")
    return now.order(participant, do="kick", person=person)


def send_garbage(now: Situation) -> SentText | None:
    """A malformed message from anybody."""
    on = [name for name in (*now.world.participants, VISITOR) if now.is_on(name)]
    texts = ['{"ping": 7}', "{", '{"id": "x", "command": {"do": "start"}}', '{"id": "x", "command": {"do": "dance"}}']
    return (now.dice.choice(on), now.dice.choice(texts)) if on else None


def _anybody(now: Situation, **command: Any) -> SentText | None:
    present = now.present()
    return now.order(now.dice.choice(present), **command) if present else None


def _empty(now: Situation) -> list[str]:
    return [seat for seat in all_seats(now.table) if seat not in now.table.seats]


BEHAVIOURS: dict[Behaviour, int] = {
    play: 100,
    make_illegal_move: 8,
    consult: 4,
    vote: 3,
    pause: 1,
    sand: 2,
    talk: 14,
    phrase: 2,
    mute: 2,
    stand: 1,
    sit: 1,
    change_device: 6,
    act_as_host: 5,
    send_garbage: 2,
}
