"""The HTML document of the page."""

import json
import re

import pytest
from msgspec.structs import replace

from cluehouse.server.facts import ServerFacts, server_facts
from cluehouse.server.page import insert_facts


def facts_in(document: str) -> object:
    found = re.search(r'<script type="application/json" id="games">(.*?)</script>', document, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def test_the_document_carries_the_facts_of_all_games() -> None:
    found = facts_in(insert_facts("<html><head></head><body></body></html>", server_facts()))
    assert isinstance(found, dict)
    assert [game["name"] for game in found["games"]] == ["codenames", "duet", "trapwords", "decipher"]
    assert found["games"][0]["seats"]["red-chief"] == {"side": "red", "role": "chief", "number": 1}


@pytest.mark.parametrize("text", ["</script><script>alert(1)</script>", "<!--", "a < b"])
def test_no_text_of_a_game_can_close_the_script_element(text: str) -> None:
    facts = server_facts()
    hostile = ServerFacts((replace(facts.games[0], messages={"en": text}),), facts.languages)
    document = insert_facts("<html><head></head><body></body></html>", hostile)
    found = facts_in(document)
    assert isinstance(found, dict)
    assert found["games"][0]["messages"] == {"en": text}
    assert document.count("<script") == document.count("</script>") == 1
