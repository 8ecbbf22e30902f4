"""What the server logs: where something failed, and nothing about people and games."""

import logging
import re
import subprocess
import sys

import msgspec

from cluehouse.server.logs import JsonLines


def test_a_logged_failure_names_the_place_in_the_code_but_no_data() -> None:
    try:
        raise ValueError("the key is ROOT")
    except ValueError as error:
        record = logging.LogRecord(
            "cluehouse", logging.ERROR, "x.py", 1, "it failed", None, (ValueError, error, error.__traceback__)
        )
        record.table = "BADO-KEMI"
    line = JsonLines().format(record)
    told = msgspec.json.decode(line)
    assert told["error"] == "ValueError"
    assert told["where"]
    assert "ROOT" not in line
    assert "BADO-KEMI" not in line


def test_a_table_in_the_logs_cannot_be_found_by_trying_all_codes() -> None:
    named = [
        [sys.executable, "-c", "import logging; from cluehouse.server.logs import JsonLines; r = logging.makeLogRecord"
         "({'table': 'BADO-KEMI'}); print(JsonLines().format(r), JsonLines().format(r))"]
        for _ in range(2)
    ]  # fmt: skip
    told = [re.findall(r'"table":"(\w+)"', subprocess.check_output(line, text=True)) for line in named]
    assert told[0][0] == told[0][1] != told[1][0]
