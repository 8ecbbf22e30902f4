"""Cases by people who had not seen the referee (cases/independent): how many it rules on as they do."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from cluehouse.referee import judge_clue, judge_speech, judge_trap

CASES = Path(__file__).parent / "cases" / "independent"
PEOPLE = {
    "example",
    "examples",
    "private",
    "private-knowledge",
    "room",
    "in-the-room",
    "object-in-room",
}  # they see what software does not


def cases(name: str) -> Iterator[list[str]]:
    """The lines of a file of cases, without those that are left to people."""
    lines = (CASES / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    return (case for line in lines if line and (case := line.split("\t"))[-1] not in PEOPLE)


def clue_shares(lang: str, part: str, entry: str) -> dict[str, float]:
    """Shares of the forbidden clues that are caught and forbidden, and of the fair ones that are not allowed."""
    counted = Counter(
        (verdict, judge_clue(clue, [card], lang).verdict)
        for card, clue, verdict, has_entry, _ in cases(f"{lang}-{part}-clues")
        if has_entry == entry
    )
    bad = sum(count for (verdict, _), count in counted.items() if verdict == "forbidden")
    fair = counted.total() - bad
    return {
        "caught": 1 - counted["forbidden", "allowed"] / bad,
        "forbidden": counted["forbidden", "forbidden"] / bad,
        "wrongly forbidden": counted["fair", "forbidden"] / fair,
        "needlessly doubted": counted["fair", "doubtful"] / fair,
    }


# Language, part, entry; at least: caught, forbidden; at most: wrongly forbidden, needlessly doubted.
CLUES = [
    ("en", "learnt", "yes", 0.98, 0.97, 0.01, 0.03),
    ("en", "learnt", "no", 0.98, 0.97, 0.01, 0.03),
    ("pl", "learnt", "yes", 0.98, 0.97, 0.01, 0.03),
    ("pl", "learnt", "no", 0.98, 0.97, 0.01, 0.05),
    ("zh", "learnt", "yes", 0.98, 0.97, 0.01, 0.01),
    ("zh", "learnt", "no", 0.98, 0.97, 0.01, 0.01),
    ("en", "mended", "yes", 0.98, 0.97, 0.02, 0.01),
    ("en", "mended", "no", 0.97, 0.97, 0.01, 0.01),
    ("pl", "mended", "yes", 0.98, 0.97, 0.01, 0.02),
    ("pl", "mended", "no", 0.98, 0.97, 0.0, 0.09),
    ("pl", "mended-2", "yes", 1.0, 1.0, 0.01, 0.0),
    ("pl", "mended-2", "no", 1.0, 0.98, 0.0, 0.05),
    ("zh", "mended", "yes", 0.98, 0.97, 0.01, 0.03),
    ("zh", "mended", "no", 0.98, 0.97, 0.01, 0.06),
    ("en", "mended-2", "yes", 0.99, 0.97, 0.0, 0.0),
    ("en", "mended-2", "no", 0.99, 0.99, 0.0, 0.02),
    ("zh", "mended-2", "yes", 1.0, 1.0, 0.0, 0.02),
    ("zh", "mended-2", "no", 1.0, 1.0, 0.0, 0.0),
    ("en", "unseen", "yes", 1.0, 1.0, 0.0, 0.014),
    ("en", "unseen", "no", 0.97, 0.97, 0.014, 0.014),
    ("pl", "unseen", "yes", 0.98, 0.98, 0.0, 0.014),
    ("pl", "unseen", "no", 0.97, 0.94, 0.0, 0.0),
    ("zh", "unseen", "yes", 1.0, 0.98, 0.0, 0.03),
    ("zh", "unseen", "no", 1.0, 0.92, 0.0, 0.0),
]


@pytest.mark.parametrize(("lang", "part", "entry", "caught", "forbidden", "wrongly", "doubted"), CLUES)
def test_clues(
    lang: str, part: str, entry: str, caught: float, forbidden: float, wrongly: float, doubted: float
) -> None:
    found = clue_shares(lang, part, entry)
    assert found["caught"] >= caught, found
    assert found["forbidden"] >= forbidden, found
    assert found["wrongly forbidden"] <= wrongly, found
    assert found["needlessly doubted"] <= doubted, found


# Language, part; at least caught: sprung traps, illegal hints; at most called: clean sentences.
SPEECH = [
    ("en", "learnt", 0.98, 0.98, 0.0),
    ("pl", "learnt", 0.98, 0.98, 0.0),
    ("zh", "learnt", 0.98, 0.98, 0.0),
    ("en", "mended", 0.97, 0.98, 0.0),
    ("en", "mended-2", 0.98, 1.0, 0.03),
    ("pl", "mended", 0.97, 0.98, 0.0),
    ("pl", "mended-2", 0.98, 1.0, 0.0),
    ("zh", "mended", 0.98, 0.98, 0.0),
    ("zh", "mended-2", 1.0, 1.0, 0.0),
    ("en", "mended-3", 1.0, 1.0, 0.0),
    ("pl", "mended-3", 1.0, 1.0, 0.03),
    ("zh", "mended-3", 0.85, 1.0, 0.03),
    ("en", "mended-4", 1.0, 1.0, 0.0),
    ("pl", "mended-4", 1.0, 1.0, 0.0),
    ("zh", "mended-4", 1.0, 1.0, 0.0),
    ("en", "unseen", 1.0, 0.96, 0.06),
    ("pl", "unseen", 1.0, 1.0, 0.0),
    ("zh", "unseen", 0.97, 0.96, 0.06),
]


@pytest.mark.parametrize(("lang", "part", "sprung", "illegal", "clean"), SPEECH)
def test_speech(lang: str, part: str, sprung: float, illegal: float, clean: float) -> None:
    counted = Counter(
        (verdict, judge_speech(text, traps.split(","), secret, lang).verdict != "allowed")
        for traps, secret, text, verdict, _ in cases(f"{lang}-{part}-speech")
    )
    called = {
        verdict: counted[verdict, True] / (counted[verdict, True] + counted[verdict, False])
        for verdict in ("sprung", "illegal", "clean")
    }
    assert called["sprung"] >= sprung, called
    assert called["illegal"] >= illegal, called
    assert called["clean"] <= clean, called


def fair_play(question: str, secret: str, others: list[str], text: str) -> str:
    """What the referee says to a trap word, a line or a call."""
    if question == "trap":
        return judge_trap(text, secret, "zh", others).verdict
    ruling = judge_speech(text, others, secret, "zh")
    sprung = {each.ruling.verdict for each in ruling.sprung}
    if question == "call":
        return "confirmed" if "forbidden" in sprung else "doubted" if sprung else "denied"
    illegal = any(fault.verdict == "forbidden" for fault in ruling.faults)
    return "sprung" if "forbidden" in sprung else "illegal" if illegal else ruling.verdict


@pytest.mark.parametrize(("part", "most"), [("learnt", 0.013), ("unseen", 0.025)])
def test_chinese_traps_lines_and_calls(part: str, most: float) -> None:
    judged = [
        (fair_play(question, secret, [other for other in others.split(",") if other], text) in accepted.split("|"))
        for question, secret, others, text, accepted, _ in cases(f"zh-{part}-fairplay")
    ]
    assert 1 - sum(judged) / len(judged) <= most
