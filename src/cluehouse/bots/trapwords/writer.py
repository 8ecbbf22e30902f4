"""The trap writer: it fills the list with the words that the rivals' describer is most likely to say."""

from math import log

from cluehouse.bots.thought import Thought
from cluehouse.bots.trapwords.context import Decider, Decision
from cluehouse.bots.trapwords.drafts import is_thing
from cluehouse.bots.trapwords.lore import language_of
from cluehouse.bots.trapwords.mind import likely_words
from cluehouse.games.choice import Choice
from cluehouse.games.trapwords.cards import CURSE
from cluehouse.games.trapwords.moves import Dread, Propose, Ready, Strike
from cluehouse.games.trapwords.seats import RIVAL
from cluehouse.games.trapwords.state import TrapList
from cluehouse.games.trapwords.view import View
from cluehouse.games.trapwords.writing import writer
from cluehouse.games.words import has_no_s_word
from cluehouse.referee import judge_speech, judge_trap


def write(view: View, choices: dict[str, Choice], decider: Decider) -> Decision:
    """Add missing traps, strike an idea of its own if there are too many, mark the dreaded trap, hand in the list."""
    team = writer(view.seat)
    own, needed, word = view.traps or TrapList(), view.needed[team], view.set_word or ""
    ideas = _ideas(word, view.options.language, view.in_force[RIVAL[team]], decider)
    if len(own.words) < needed and "propose" in choices:
        return _addition(view, ideas, own.words, choices["propose"], decider)
    if len(own.words) > needed and "strike" in choices:
        return _strike([idea for idea in ideas if idea in own.words and Strike(idea) not in decider.refused])
    if "dread" in choices and not own.dread:
        likeliest = next((idea for idea in ideas if idea in own.words), own.words[0])
        return Dread(likeliest), [Thought("dreads", (likeliest,))]
    return (Ready(), [Thought("list-done", own.words)]) if "ready" in choices else (None, [])


def _addition(view: View, ideas: list[str], listed: tuple[str, ...], choice: Choice, decider: Decider) -> Decision:
    for idea in ideas:
        if Propose(idea) in decider.refused or not choice.args["word"].admits(idea):
            continue
        if not _is_covered(idea, listed, view):
            return Propose(idea), [Thought("proposes", (idea,))]
    return None, [Thought("no-idea")]


def _is_covered(idea: str, listed: tuple[str, ...], view: View) -> bool:
    """Does a trap on the list already catch this word, as a form or a relative (D-TW-21, TW-59), or is it too close to
    one for the referee?"""
    language = view.options.language
    if judge_speech(idea, listed, "", language, restrictions=False).verdict == "forbidden":
        return True
    return judge_trap(idea, view.set_word or "", language, listed).verdict != "allowed"


def _strike(own: list[str]) -> Decision:
    """Strike only what this player would have written itself; others strike their own ideas."""
    return (Strike(own[-1]), [Thought("strikes", (own[-1],))]) if own else (None, [Thought("list-too-long")])


def _ideas(word: str, table: str, curses: tuple[str, ...], decider: Decider) -> list[str]:
    """The likely words in this player's order: likely ones first, but a little different for every player."""
    appeal = {
        likely: log(force) - decider.temper.spread * log(-log(decider.dice.fraction()))
        for likely, force in likely_words(word, language_of(table, word))
    }
    ranked = sorted(appeal, key=lambda likely: -appeal[likely])
    return sorted(ranked, key=lambda likely: not _can_be_said(likely, table, curses))


def _can_be_said(word: str, table: str, curses: tuple[str, ...]) -> bool:
    """May the rivals say this word under their curses?"""
    if any(CURSE[name].nouns_only for name in curses):
        return is_thing(word, language_of(table, word))
    return has_no_s_word(word) or not any(CURSE[name].form == "no-s-words" for name in curses)
