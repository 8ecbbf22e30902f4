"""Starting, playing again, moving."""

import pytest

from cluehouse.games.campaign import Book
from cluehouse.tables import commands
from cluehouse.tables.settings import Settings
from tests.encoding import raw
from tests.tables.scene import Scene, codenames, decipher, describing, duet, table_of, trapwords


def finished() -> Scene:
    """A game of Codenames that red has lost to the assassin."""
    scene = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    scene.play("red-chief: clue animal 1", "red-1: guess POISON")
    return scene


# --- starting ---------------------------------------------------------------------------------------


def test_a_game_starts_with_those_who_sit_and_closes_the_gaps() -> None:
    scene = table_of("codenames", "red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    scene.do("p2", commands.Stand())
    scene.do("p1", commands.Start())
    assert scene.table.seats == {"red-chief": "p1", "red-1": "p3", "blue-chief": "p4", "blue-1": "p5"}
    assert scene.state.deal.options.red == 2


def test_a_game_does_not_start_with_too_few_or_while_one_is_under_way() -> None:
    scene = table_of("codenames", "red-chief", "red-1", "blue-chief")
    assert scene.refused("p1", commands.Start()) == "too-few-players"
    scene.come("blue-1")
    scene.do("p1", commands.Start())
    assert scene.refused("p1", commands.Start()) == "game-running"
    assert scene.refused("p1", commands.Rematch()) == "game-running"


def test_a_rematch_takes_a_game_before_it() -> None:
    scene = table_of("codenames", "red-chief", "red-1", "blue-chief", "blue-1")
    assert scene.refused("p1", commands.Rematch()) == "no-game"


def test_the_deal_comes_from_the_luck_of_the_command() -> None:
    one, other = (table_of("duet", "A1", "B1") for _ in range(2))
    one.do("p1", commands.Start())
    other.come()
    other.do("p1", commands.Start())
    assert one.state.deal.seed != other.state.deal.seed
    assert one.state.deal.words != other.state.deal.words


# --- playing again ----------------------------------------------------------------------------------


@pytest.mark.rule("CN-10", "D-CN-20")
def test_in_a_rematch_the_role_of_the_chief_moves_on() -> None:
    scene = finished()
    scene.do("p1", commands.Rematch())
    assert scene.table.seats == {"red-chief": "p2", "red-1": "p3", "red-2": "p1", "blue-chief": "p5", "blue-1": "p4"}


def test_in_a_rematch_people_may_keep_their_seats() -> None:
    scene = finished()
    before = scene.table.seats
    scene.do("p1", commands.Rematch(rotate=False))
    assert scene.table.seats == before


@pytest.mark.rule("CN-10")
def test_turned_cards_are_the_same_cards_with_a_new_key() -> None:
    scene = finished()
    last = scene.state.deal
    scene.do("p1", commands.Rematch(cards="turned"))
    assert scene.state.deal.words == last.backs
    assert scene.state.deal.backs == last.words
    assert scene.state.deal.seed != last.seed


def test_new_cards_are_dealt_from_the_whole_deck() -> None:
    scene = finished()
    last = scene.state.deal
    scene.do("p1", commands.Rematch(cards="new"))
    assert not set(scene.state.deal.words) <= {*last.words, *last.backs}


@pytest.mark.rule("DU-81")
def test_cards_of_duet_are_turned_too() -> None:
    scene = duet()
    scene.play("A1: clue animal 1", "B1: guess AB1")
    last = scene.state.deal
    scene.do("p1", commands.Rematch(cards="turned"))
    assert scene.state.deal.words == last.backs


def test_cards_are_not_turned_for_another_number_of_people() -> None:
    scene = finished()
    scene.come("red-3")
    scene.do("p1", commands.Rematch(cards="turned", rotate=False))
    assert scene.state.deal.options.red == 4
    assert scene.who("red-3") == "p6"


def test_a_rematch_follows_settings_that_were_changed() -> None:
    scene = finished()
    scene.do("p1", commands.Agree(Settings("codenames", languages=("pl",), options={"timer": "warn"})))
    scene.do("p1", commands.Rematch(cards="turned"))
    assert scene.state.deal.options.timer == "warn"
    assert scene.state.deal.options.language == "pl"


def test_another_game_may_follow_at_the_same_table_and_the_last_one_stays_in_sight() -> None:
    scene = finished()
    record = scene.shown()["record"]
    scene.do("p1", commands.Agree(Settings("duet", referee="off")))
    assert scene.table.seats == {}
    again = Scene(scene.table.settings)
    again.live = type(scene.live)(scene.table)  # as after a restart of the house
    for looking in (scene, again):
        assert looking.sees("p1").outcome.reason == "assassin"
        assert looking.shown()["record"] == record
    scene.do("p1", commands.Sit("A1"))
    scene.do("p2", commands.Sit("B1"))
    scene.do("p1", commands.Rematch(cards="turned"))
    scene.play("A1: clue animal 1")


def test_games_are_counted_and_every_game_has_its_own_record() -> None:
    scene = finished()
    first = scene.shown()["record"]
    assert scene.shown()["game"] == 1
    scene.do("p1", commands.Rematch())
    assert scene.shown()["game"] == 2
    assert "record" not in scene.shown()
    scene.do(scene.who("red-1"), commands.Resign())
    for person in (scene.who("red-chief"), scene.who("red-2")):
        scene.do(person, commands.Consent())
    assert scene.shown()["record"] not in ("", first)


# --- the team's book --------------------------------------------------------------------------------


@pytest.mark.rule("DU-88")
def test_a_mission_that_is_not_open_to_the_team_does_not_start() -> None:
    scene = table_of("duet", "A1", "B1", options={"mission": "berlin"})
    book = Book("Foxes")
    scene.do("p1", commands.OpenBook("book-key"), book=book)
    assert scene.refusal("p1", commands.Start(), book=book).params == {"mission": "berlin"}
    scene.do("p1", commands.OpenBook(""))
    scene.do("p1", commands.Start())
    assert scene.table.play is not None
    assert scene.table.play.book == ""


def test_a_game_with_the_book_on_the_table_counts_for_it() -> None:
    scene = table_of("duet", "A1", "B1")
    scene.do("p1", commands.OpenBook("book-key"), book=Book("Foxes"))
    scene.do("p1", commands.Start(), book=Book("Foxes"))
    assert scene.table.play is not None
    assert scene.table.play.book == "book-key"
    assert scene.refused("p1", commands.OpenBook("")) == "game-running"


def test_a_book_that_is_not_there_is_not_opened() -> None:
    scene = table_of("duet", "A1", "B1")
    assert scene.refused("p1", commands.OpenBook("no such key")) == "no-such-book"
    assert scene.table.team == ""


# --- moves ------------------------------------------------------------------------------------------


def test_only_those_who_sit_here_move_and_only_in_a_game() -> None:
    scene = table_of("codenames", "red-chief", "red-1", "blue-chief", "blue-1")
    command = commands.MakeMove(raw({"do": "clue", "word": "animal", "number": 1}), 99)
    assert scene.refused("p1", command) == "no-game"
    guest = scene.come()
    scene.do("p1", commands.Start())
    assert scene.refused(guest, command) == "not-seated"


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"do": "nonsense"},
        {"do": 7},
        {"do": "clue"},
        {"do": "clue", "word": "animal", "number": "many"},
        {"do": "take"},
        {"do": "x" * 500},
    ],
)
def test_what_is_no_move_of_this_game_is_refused(move: dict[str, object]) -> None:
    scene = codenames()
    refusal = scene.refusal("p1", commands.MakeMove(raw(move), 99))
    assert refusal.code == "no-such-move"
    assert len(str(refusal.params["move"])) <= 24


@pytest.mark.parametrize(
    ("person", "move"),
    [
        ("p2", {"do": "time-up"}),
        ("p3", {"do": "ruling", "verdict": "forbidden", "rule": "CN-30", "evidence": "mine"}),
        ("p4", {"do": "resign", "side": "red"}),
    ],
)
def test_nobody_speaks_for_the_clock_the_referee_or_the_table(person: str, move: dict[str, object]) -> None:
    scene = codenames(timer="warn")
    scene.play("red-chief: clue animal 1")
    assert scene.refused(person, commands.MakeMove(raw(move), 99)) == "not-your-part"


@pytest.mark.rule("CN-50", "D-CN-05")
def test_of_two_touches_at_one_moment_the_second_is_dropped() -> None:
    scene = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    scene.play("red-chief: clue animal 2")
    seen = scene.update(scene.who("red-2"))
    scene.play("red-1: guess ROOT")
    assert scene.refused_move("red-2: guess LEAF", seen) == "stale"
    scene.play("red-2: guess LEAF")


@pytest.mark.rule("DU-75", "D-DU-24")
def test_in_sudden_death_the_second_click_must_be_repeated() -> None:
    scene = duet()
    for number, card in enumerate(("BB1", "BB1", "BB2", "BB2", "BB3", "BB3", "BB4", "BB4", "BB5")):
        giver, guesser = ("B1", "A1") if number % 2 else ("A1", "B1")
        scene.play(f"{giver}: clue animal 2", f"{guesser}: guess {card}")
    assert scene.state.sudden
    seen = scene.update("p2")
    scene.play("A1: guess GG1")
    assert scene.refused_move("B1: guess GG2", seen) == "stale"
    scene.play("B1: guess GG2")


def test_a_move_is_not_stale_by_marks() -> None:
    scene = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    scene.play("red-chief: clue animal 2")
    seen = scene.update(scene.who("red-2"))
    scene.play("red-1: mark ROOT", "red-1: unmark ROOT", "red-1: mark LEAF")
    assert scene.update(scene.who("red-2")) > seen
    scene.do(*scene.move("red-2: guess ROOT", seen))


def test_a_move_is_not_stale_by_talk_votes_pauses_or_comers() -> None:
    scene = codenames()
    scene.play("red-chief: clue animal 2")
    seen = scene.update("p2")
    scene.come()
    scene.do("p2", commands.Say("hm"))
    scene.do("p4", commands.Pause())
    scene.do("p4", commands.Resume())
    scene.do("p1", commands.Undo())
    scene.do("p4", commands.Refuse())
    scene.do(*scene.move("red-1: guess ROOT", seen))


def test_a_move_is_not_stale_by_what_its_maker_could_not_notice() -> None:
    scene = codenames()
    scene.do("p2", commands.Say("hm"))
    seen, fresh = scene.update("p2"), scene.table.binding_updates["p2"]
    scene.play("red-chief: ask animal 2", "blue-chief: approve")
    assert scene.update("p2") == seen
    assert scene.table.binding_updates["p2"] == fresh
    assert scene.update("p1") > seen
    chief_saw = scene.update("p1") - 1
    assert scene.refused_move("red-chief: clue animal 2", chief_saw) == "stale"


def test_trap_lists_grow_together_without_stale_refusals() -> None:
    scene = trapwords()
    seen = {person: scene.update(person) for person in ("p1", "p2", "p3")}
    scene.play("red-1: propose moat")
    assert (scene.update("p1"), scene.update("p2")) == (seen["p1"] + 1, seen["p2"] + 1)
    assert scene.update("p3") == seen["p3"]
    scene.do(*scene.move("red-2: propose turret", seen["p2"]))
    scene.do(*scene.move("blue-1: propose milk", seen["p3"]))


def test_after_an_undo_what_was_seen_before_it_is_stale() -> None:
    scene = duet("A1", "B1")
    scene.play("A1: clue animal 2", "B1: guess GB1")
    seen = scene.update("p2")
    scene.do("p1", commands.Undo())
    scene.do("p2", commands.Consent())
    assert scene.refused_move("A1: clue plant 1", seen) == "stale"


def test_a_new_game_makes_moves_of_the_last_one_stale() -> None:
    scene = finished()
    seen = scene.update("p2")
    scene.do("p1", commands.Rematch(rotate=False))
    assert scene.refused("p1", commands.MakeMove(raw({"do": "clue", "word": "animal", "number": 1}), seen)) == "stale"


@pytest.mark.rule("D-TW-17")
def test_what_is_said_in_one_turn_of_trapwords_is_taken_in_the_order_it_comes() -> None:
    scene = describing()
    scene.play('red-1: say "You put it on a slice."')
    seen = {person: scene.update(person) for person in ("p1", "p2", "p3")}
    scene.play('red-1: say "It is fat and golden."')
    scene.do(*scene.move("red-2: guess cheese", seen["p2"]))
    scene.do(*scene.move("blue-1: call-trap milk 1", seen["p3"]))
    assert scene.state.turn.team == "blue"


def test_a_lapse_of_the_clock_makes_no_move_stale() -> None:
    scene = describing()
    scene.play('red-1: say "You put it on a slice."')
    seen = scene.update("p1")
    scene.wait(5)
    assert scene.state.turn.lapsed == 1
    scene.do(*scene.move('red-1: say "It is fat and golden."', seen))


def test_an_attempt_of_decipher_goes_by_the_order_of_arrival() -> None:
    scene = decipher()
    scene.play("P1: set-word LIS")
    seen = scene.update("p3")
    scene.play("P2: attempt KOT")
    scene.do(*scene.move("P3: attempt LIS", seen))
    assert len(scene.state.sheet) == 1


def test_what_was_sent_from_another_seat_is_stale() -> None:
    scene = codenames()
    seen = {who: scene.update(who) for who in ("p1", "p2", "p3", "p4")}
    scene.do("p1", commands.Swap("red-chief", "blue-chief"))
    assert scene.refused_move("red-chief: clue animal 2", seen["p3"]) == "stale"
    scene.play("red-chief: clue animal 2")
    assert scene.table.binding_updates["p2"] == scene.update("p2")
