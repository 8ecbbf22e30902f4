"""Saved seats: found again, forgotten, and readable only by their owner."""

import stat
from pathlib import Path

import pytest

from cluehouse.terminal.join.http import HOUSE, read_address, socket_address
from cluehouse.terminal.join.saved_seats import SavedSeat, find_saved, forget_seat, save_seat, state_folder

ALA = SavedSeat("http://house", "BADO-KEMI", "Ala", "token-a")
OLA = SavedSeat("http://house", "BADO-KEMI", "Ola", "token-o")


def test_a_seat_is_found_again_at_its_table_alone(tmp_path: Path) -> None:
    save_seat(tmp_path, ALA)
    assert find_saved(tmp_path, "http://house", "BADO-KEMI", None) == ALA
    assert find_saved(tmp_path, "http://house", "BADO-KEMU", None) is None
    assert find_saved(tmp_path, "http://other", "BADO-KEMI", None) is None


def test_of_two_seats_saved_for_one_table_the_name_selects_one_and_else_the_latest(tmp_path: Path) -> None:
    save_seat(tmp_path, ALA)
    save_seat(tmp_path, OLA)
    assert find_saved(tmp_path, "http://house", "BADO-KEMI", "ala") == ALA
    assert find_saved(tmp_path, "http://house", "BADO-KEMI", None) == OLA
    assert find_saved(tmp_path, "http://house", "BADO-KEMI", "Ewa") is None


def test_a_place_that_was_given_up_is_forgotten(tmp_path: Path) -> None:
    save_seat(tmp_path, ALA)
    save_seat(tmp_path, OLA)
    forget_seat(tmp_path, OLA)
    assert find_saved(tmp_path, "http://house", "BADO-KEMI", None) == ALA


def test_nobody_else_can_read_the_tokens(tmp_path: Path) -> None:
    folder = tmp_path / "state"
    save_seat(folder, ALA)
    (kept,) = folder.iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_spoilt_file_or_folder_costs_only_the_way_back(tmp_path: Path) -> None:
    (tmp_path / "seats.json").write_text("no JSON")
    assert find_saved(tmp_path, "http://house", "BADO-KEMI", None) is None
    save_seat(tmp_path / "seats.json", ALA)
    assert find_saved(tmp_path / "seats.json", "http://house", "BADO-KEMI", None) is None


def test_the_seats_are_in_the_users_state_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert state_folder() == tmp_path / "cluehouse"
    monkeypatch.delenv("XDG_STATE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert state_folder() == tmp_path / ".local" / "state" / "cluehouse"


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ((None, None), (HOUSE, "")),
        (("bado-kemi", None), (HOUSE, "BADO-KEMI")),
        (("BADOKEMI", None), (HOUSE, "BADO-KEMI")),
        (("games.example.org:8000", "bado kemi"), ("http://games.example.org:8000", "BADO-KEMI")),
        (("https://games.example.org/", None), ("https://games.example.org", "")),
        (("https://games.example.org/t/BADO-KEMI", None), ("https://games.example.org", "BADO-KEMI")),
    ],
)
def test_a_place_is_an_address_a_code_both_or_a_link(
    given: tuple[str | None, str | None], place: tuple[str, str]
) -> None:
    assert read_address(*given) == place


def test_an_https_server_is_reached_over_a_secure_websocket() -> None:
    assert socket_address("https://games.example.org") == "wss://games.example.org/ws"
    assert socket_address("http://localhost:8765") == "ws://localhost:8765/ws"
