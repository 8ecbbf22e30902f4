"""Starting a game, rematches, and moves."""

import pytest

from cluehouse.games.campaign import Book
from cluehouse.tables import commands
from cluehouse.tables.settings import Settings
from tests.encoding import raw
from tests.tables.driver import TableDriver, codenames, decipher, describing, duet, table_of, trapwords


def finished() -> TableDriver:
    """A game of Codenames that red has lost to the assassin."""
    driver = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    driver.play("red-chief: clue animal 1", "red-1: guess POISON")
    return driver


# --- starting ---------------------------------------------------------------------------------------


def test_a_game_starts_with_the_seated_people_in_seats_without_gaps() -> None:
    driver = table_of("codenames", "red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    driver.do("p2", commands.Stand())
    driver.do("p1", commands.Start())
    assert driver.table.seats == {"red-chief": "p1", "red-1": "p3", "blue-chief": "p4", "blue-1": "p5"}
    assert driver.state.deal.options.red == 2


def test_a_game_does_not_start_with_too_few_or_while_one_is_under_way() -> None:
    driver = table_of("codenames", "red-chief", "red-1", "blue-chief")
    assert driver.refused("p1", commands.Start()) == "too-few-players"
    driver.join("blue-1")
    driver.do("p1", commands.Start())
    assert driver.refused("p1", commands.Start()) == "game-running"
    assert driver.refused("p1", commands.Rematch()) == "game-running"


def test_a_rematch_needs_an_earlier_game() -> None:
    driver = table_of("codenames", "red-chief", "red-1", "blue-chief", "blue-1")
    assert driver.refused("p1", commands.Rematch()) == "no-game"


def test_the_deal_follows_from_the_seed_of_the_command() -> None:
    one, other = (table_of("duet", "A1", "B1") for _ in range(2))
    one.do("p1", commands.Start())
    other.join()
    other.do("p1", commands.Start())
    assert one.state.deal.seed != other.state.deal.seed
    assert one.state.deal.words != other.state.deal.words


# --- playing again ----------------------------------------------------------------------------------


@pytest.mark.rule("CN-10", "D-CN-20")
def test_in_a_rematch_the_role_of_the_chief_moves_on() -> None:
    driver = finished()
    driver.do("p1", commands.Rematch())
    assert driver.table.seats == {"red-chief": "p2", "red-1": "p3", "red-2": "p1", "blue-chief": "p5", "blue-1": "p4"}


def test_in_a_rematch_people_may_keep_their_seats() -> None:
    driver = finished()
    before = driver.table.seats
    driver.do("p1", commands.Rematch(rotate=False))
    assert driver.table.seats == before


@pytest.mark.rule("CN-10")
def test_turned_cards_are_the_same_cards_with_a_new_key() -> None:
    driver = finished()
    last = driver.state.deal
    driver.do("p1", commands.Rematch(cards="turned"))
    assert driver.state.deal.words == last.backs
    assert driver.state.deal.backs == last.words
    assert driver.state.deal.seed != last.seed


def test_new_cards_are_dealt_from_the_whole_deck() -> None:
    driver = finished()
    last = driver.state.deal
    driver.do("p1", commands.Rematch(cards="new"))
    assert not set(driver.state.deal.words) <= {*last.words, *last.backs}


@pytest.mark.rule("DU-81")
def test_cards_of_duet_can_be_turned_too() -> None:
    driver = duet()
    driver.play("A1: clue animal 1", "B1: guess AB1")
    last = driver.state.deal
    driver.do("p1", commands.Rematch(cards="turned"))
    assert driver.state.deal.words == last.backs


def test_cards_are_not_turned_for_another_number_of_people() -> None:
    driver = finished()
    driver.join("red-3")
    driver.do("p1", commands.Rematch(cards="turned", rotate=False))
    assert driver.state.deal.options.red == 4
    assert driver.who("red-3") == "p6"


def test_a_rematch_follows_settings_that_were_changed() -> None:
    driver = finished()
    driver.do("p1", commands.Agree(Settings("codenames", languages=("pl",), options={"timer": "warn"})))
    driver.do("p1", commands.Rematch(cards="turned"))
    assert driver.state.deal.options.timer == "warn"
    assert driver.state.deal.options.language == "pl"


def test_a_finished_game_stays_visible_after_the_settings_change_to_another_game() -> None:
    driver = finished()
    record = driver.shown()["record"]
    driver.do("p1", commands.Agree(Settings("duet", referee="off")))
    assert driver.table.seats == {"A1": "p1", "A2": "p2", "A3": "p3", "B1": "p4", "B2": "p5"}
    again = TableDriver(driver.table.settings)
    again.live = type(driver.live)(driver.table)  # as after a restart of the house
    for looking in (driver, again):
        assert looking.sees("p1").outcome.reason == "assassin"
        assert looking.shown()["record"] == record
    driver.do("p1", commands.Rematch(cards="turned"))
    driver.play("A1: clue animal 1")


def test_a_finished_game_is_seen_from_the_seat_that_somebody_had_in_it() -> None:
    driver = finished()
    newcomer, seats = driver.join(), dict(driver.table.seats)
    driver.do("p2", commands.Leave())
    driver.do("p1", commands.Stand())
    driver.do(newcomer, commands.Sit("red-chief"))
    assert driver.seat(newcomer) == "red-chief"
    assert driver.sees(newcomer).seat == "spectator"
    assert driver.sees("p1").seat == "red-chief"
    players = driver.shown()["players"]
    assert {seat: player["id"] for seat, player in players.items()} == seats, "also who has left is named"
    assert players["red-1"]["name"] == "Bolek"
    driver.do("p1", commands.Sit("red-1"))
    driver.do("p1", commands.Start())
    assert driver.sees(newcomer).seat == "red-chief"
    assert "players" not in driver.shown()


def test_games_are_counted_and_every_game_has_its_own_record() -> None:
    driver = finished()
    first = driver.shown()["record"]
    assert driver.shown()["game"] == 1
    driver.do("p1", commands.Rematch())
    assert driver.shown()["game"] == 2
    assert "record" not in driver.shown()
    driver.do(driver.who("red-1"), commands.Resign())
    for person in (driver.who("red-chief"), driver.who("red-2")):
        driver.do(person, commands.Consent())
    assert driver.shown()["record"] not in ("", first)


# --- the team's book --------------------------------------------------------------------------------


@pytest.mark.rule("DU-88")
def test_a_mission_that_is_not_open_to_the_team_does_not_start() -> None:
    driver = table_of("duet", "A1", "B1", options={"mission": "berlin"})
    book = Book("Foxes")
    driver.do("p1", commands.OpenBook("book-key"), book=book)
    assert driver.refusal("p1", commands.Start(), book=book).params == {"mission": "berlin"}
    driver.do("p1", commands.OpenBook(""))
    driver.do("p1", commands.Start())
    assert driver.table.play is not None
    assert driver.table.play.book == ""


def test_a_game_with_the_book_on_the_table_counts_for_it() -> None:
    driver = table_of("duet", "A1", "B1")
    driver.do("p1", commands.OpenBook("book-key"), book=Book("Foxes"))
    driver.do("p1", commands.Start(), book=Book("Foxes"))
    assert driver.table.play is not None
    assert driver.table.play.book == "book-key"
    assert driver.refused("p1", commands.OpenBook("")) == "game-running"


def test_a_book_that_is_not_there_is_not_opened() -> None:
    driver = table_of("duet", "A1", "B1")
    assert driver.refused("p1", commands.OpenBook("no such key")) == "no-such-book"
    assert driver.table.team == ""


# --- moves ------------------------------------------------------------------------------------------


def test_only_seated_people_can_move_and_only_during_a_game() -> None:
    driver = table_of("codenames", "red-chief", "red-1", "blue-chief", "blue-1")
    command = commands.MakeMove(raw({"do": "clue", "word": "animal", "number": 1}), 99)
    assert driver.refused("p1", command) == "no-game"
    guest = driver.join()
    driver.do("p1", commands.Start())
    assert driver.refused(guest, command) == "not-seated"


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
def test_moves_that_this_game_does_not_have_are_refused(move: dict[str, object]) -> None:
    driver = codenames()
    refusal = driver.refusal("p1", commands.MakeMove(raw(move), 99))
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
def test_nobody_can_move_for_the_clock_the_referee_or_the_table(person: str, move: dict[str, object]) -> None:
    driver = codenames(timer="warn")
    driver.play("red-chief: clue animal 1")
    assert driver.refused(person, commands.MakeMove(raw(move), 99)) == "not-your-part"


@pytest.mark.rule("CN-50", "D-CN-05")
def test_the_second_of_two_simultaneous_guesses_is_dropped() -> None:
    driver = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    driver.play("red-chief: clue animal 2")
    seen = driver.update(driver.who("red-2"))
    driver.play("red-1: guess ROOT")
    assert driver.refused_move("red-2: guess LEAF", seen) == "stale"
    driver.play("red-2: guess LEAF")


@pytest.mark.rule("DU-75", "D-DU-24")
def test_in_sudden_death_the_second_click_must_be_repeated() -> None:
    driver = duet()
    for number, card in enumerate(("BB1", "BB1", "BB2", "BB2", "BB3", "BB3", "BB4", "BB4", "BB5")):
        giver, guesser = ("B1", "A1") if number % 2 else ("A1", "B1")
        driver.play(f"{giver}: clue animal 2", f"{guesser}: guess {card}")
    assert driver.state.sudden
    seen = driver.update("p2")
    driver.play("A1: guess GG1")
    assert driver.refused_move("B1: guess GG2", seen) == "stale"
    driver.play("B1: guess GG2")


def test_marks_do_not_make_a_move_stale() -> None:
    driver = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    driver.play("red-chief: clue animal 2")
    seen = driver.update(driver.who("red-2"))
    driver.play("red-1: mark ROOT", "red-1: unmark ROOT", "red-1: mark LEAF")
    assert driver.update(driver.who("red-2")) > seen
    driver.do(*driver.move("red-2: guess ROOT", seen))


def test_chat_votes_pauses_and_newcomers_do_not_make_a_move_stale() -> None:
    driver = codenames()
    driver.play("red-chief: clue animal 2")
    seen = driver.update("p2")
    driver.join()
    driver.do("p2", commands.Say("hm"))
    driver.do("p4", commands.Pause())
    driver.do("p4", commands.Resume())
    driver.do("p1", commands.Undo())
    driver.do("p4", commands.Refuse())
    driver.do(*driver.move("red-1: guess ROOT", seen))


def test_hidden_moves_do_not_make_a_move_stale() -> None:
    driver = codenames()
    driver.do("p2", commands.Say("hm"))
    seen, fresh = driver.update("p2"), driver.table.binding_updates["p2"]
    driver.play("red-chief: ask animal 2", "blue-chief: approve")
    assert driver.update("p2") == seen
    assert driver.table.binding_updates["p2"] == fresh
    assert driver.update("p1") > seen
    chief_saw = driver.update("p1") - 1
    assert driver.refused_move("red-chief: clue animal 2", chief_saw) == "stale"


def test_team_members_can_add_traps_at_the_same_time() -> None:
    driver = trapwords()
    seen = {person: driver.update(person) for person in ("p1", "p2", "p3")}
    driver.play("red-1: propose moat")
    assert (driver.update("p1"), driver.update("p2")) == (seen["p1"] + 1, seen["p2"] + 1)
    assert driver.update("p3") == seen["p3"]
    driver.do(*driver.move("red-2: propose turret", seen["p2"]))
    driver.do(*driver.move("blue-1: propose milk", seen["p3"]))


def test_an_undo_makes_earlier_views_stale() -> None:
    driver = duet("A1", "B1")
    driver.play("A1: clue animal 2", "B1: guess GB1")
    seen = driver.update("p2")
    driver.do("p1", commands.Undo())
    driver.do("p2", commands.Consent())
    assert driver.refused_move("A1: clue plant 1", seen) == "stale"


def test_a_new_game_makes_moves_of_the_last_one_stale() -> None:
    driver = finished()
    seen = driver.update("p2")
    driver.do("p1", commands.Rematch(rotate=False))
    assert driver.refused("p1", commands.MakeMove(raw({"do": "clue", "word": "animal", "number": 1}), seen)) == "stale"


@pytest.mark.rule("D-TW-17")
def test_in_trapwords_the_moves_of_one_turn_are_accepted_in_order_of_arrival() -> None:
    driver = describing()
    driver.play('red-1: say "You put it on a slice."')
    seen = {person: driver.update(person) for person in ("p1", "p2", "p3")}
    driver.play('red-1: say "It is fat and golden."')
    driver.do(*driver.move("red-2: guess cheese", seen["p2"]))
    driver.do(*driver.move("blue-1: call-trap milk 1", seen["p3"]))
    assert driver.state.turn.doubts[0].trap == "milk"


def test_an_expired_call_period_does_not_make_a_move_stale() -> None:
    driver = describing()
    driver.play('red-1: say "You put it on a slice."')
    seen = driver.update("p1")
    driver.wait(5)
    assert driver.state.turn.lapsed == 1
    driver.do(*driver.move('red-1: say "It is fat and golden."', seen))


def test_simultaneous_attempts_in_decipher_are_taken_in_order_of_arrival() -> None:
    driver = decipher()
    driver.play("P1: set-word LIS")
    seen = driver.update("p3")
    driver.play("P2: attempt KOT")
    driver.do(*driver.move("P3: attempt LIS", seen))
    assert len(driver.state.sheet) == 1


def test_a_move_prepared_in_another_seat_is_stale() -> None:
    driver = codenames()
    seen = {who: driver.update(who) for who in ("p1", "p2", "p3", "p4")}
    driver.do("p1", commands.Swap("red-chief", "blue-chief"))
    assert driver.refused_move("red-chief: clue animal 2", seen["p3"]) == "stale"
    driver.play("red-chief: clue animal 2")
    assert driver.table.binding_updates["p2"] == driver.update("p2")
