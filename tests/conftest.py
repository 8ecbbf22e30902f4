"""Settings for all tests, and the list of slow tests."""

import signal
from typing import Final

import pytest

# A shell that starts a command in the background makes it ignore Ctrl-C, and so do all processes that a test starts.
# The tests of Ctrl-C would then wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

# What `make quick` leaves out: what starts browsers and processes, plays whole games with bots, or takes a second of
# processor time for one test. Measured with `pytest --durations=0`.
SLOW: Final = (
    "tests/bots/",
    "tests/browser/",
    "tests/bus/test_access.py",
    "tests/cluster/test_cluster_report.py",
    "tests/cluster/test_make_cluster.py",
    "tests/cluster/test_ready.py",
    "tests/conformance/test_conserved.py::test_counts_are_conserved[trapwords]",
    "tests/conformance/test_play.py::test_replay_equals_live_and_records_come_back_from_text_and_json[trapwords]",
    "tests/conformance/test_play.py::test_what_is_not_offered_is_refused_and_changes_nothing[trapwords]",
    "tests/endurance/",
    "tests/lab/",
    "tests/review/test_findings.py",
    "tests/secrecy/",
    "tests/server/test_logs.py::test_a_table_in_the_logs_cannot_be_found_by_trying_all_codes",
    "tests/server/test_administration.py",
    "tests/server/test_data_commands.py",
    "tests/server/test_schema.py::test_every_message_of_a_whole_game_matches_the_schema",
    "tests/server/test_whole_games.py",
    "tests/tables/test_log.py::test_random_sessions_contain_every_kind_of_event",
    "tests/terminal/test_cli.py",
    "tests/password/",
    "tests/terminal/test_generic.py",
    "tests/terminal/test_session.py",
    "tests/terminal/test_join_command.py",
    "tests/terminal/test_join_games.py",
    "tests/terminal/test_program.py",
    "tests/terminal/test_secrecy.py",
    "tests/terminal/test_whole_games.py",
    "tests/test_dev.py",
    "tests/test_examples.py",
    "tests/test_release_build.py::test_the_wheel_works_in_an_empty_environment",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the slow tests."""
    for item in items:
        if item.nodeid.startswith(SLOW):
            item.add_marker("slow")
