"""The lines with which bots describe a word are legal to our own referee."""

import pytest

from cluehouse.languages import LANGUAGES, language
from cluehouse.referee import judge_speech


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_describing_line_of_the_lexicon_passes_the_referee(lang: str) -> None:
    refused = [
        (entry.word, line, ruling.reason, ruling.evidence)
        for entry in language(lang).lexicon.values()
        for line in entry.lines
        if (ruling := judge_speech(line, [], entry.word, lang)).verdict != "allowed"
    ]
    assert refused == []
