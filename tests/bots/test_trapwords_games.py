"""Programs in all seats of Trapwords: whole games, every move legal at the first try."""

from itertools import islice, takewhile
from typing import Any

import pytest
from msgspec.structs import replace

from cluehouse.bots import DicePlayer
from cluehouse.bots.player import Player
from cluehouse.bots.trapwords import trapwords_player
from cluehouse.games.deck import Pack
from cluehouse.games.rule import Move
from cluehouse.games.trapwords import TRAPWORDS, State, secret_of
from cluehouse.games.trapwords.cards import CURSE, CURSES
from cluehouse.games.trapwords.moves import Dread, Guess, PassTorch, Propose, Ready, Say, Take, TurnHourglass
from cluehouse.games.trapwords.seats import RIVAL, team_of
from cluehouse.games.trapwords.state import PlacedCurse
from cluehouse.referee import judge_speech, judge_trap
from cluehouse.words import load_pack
from tests.bots.trapwords_table import LEVELS, Step, bots, steps, table

pytestmark = pytest.mark.usefixtures("blind")

CUSTOM = {
    "pl": "hulajnoga smartwatch żelazko kapibara kisiel odkurzacz wiadukt zszywacz hamak foka toster rower xyzzy "
    "bukszpan kwarantanna mikser",
    "en": "quokka toboggan lanyard gazebo stapler wok kayak walrus hoodie podcast emoji xyzzy scooter kebab brunch "
    "gherkin",
    "zh": "滑板车 短视频 螺蛳粉 地铁卡 洗碗机 摄影师 充电宝 共享单车 奶茶 高铁 二维码 微波炉 外卖 快递 口罩 䶮",
}


def is_sound(step: Step) -> bool:
    """Would the referee let this step pass: a trap, a line without traps in the way, a guess that is new?"""
    state, seat, move = step
    language = state.deal.options.language
    if isinstance(move, Propose):
        team = team_of(seat)
        assert team is not None
        secret = secret_of(state.deal, state.round, RIVAL[team])
        return judge_trap(move.word, secret, language, state.lists[team].words).verdict == "allowed"
    if state.turn is None:
        return True
    if isinstance(move, Say):
        nouns = any(CURSE[name].nouns_only for name in state.in_force[state.turn.team])
        secret = secret_of(state.deal, state.round, state.turn.team)
        return judge_speech(move.text, (), secret, language, nouns_only=nouns).verdict == "allowed"
    return not isinstance(move, Guess) or move.text not in [made.text for made in state.turn.guesses]


@pytest.mark.parametrize("word_set", ["fantasy", "modern"])
@pytest.mark.parametrize("language", ["pl", "en", "zh"])
def test_a_game_of_programs_ends_and_the_referee_has_nothing_to_say(language: str, word_set: str) -> None:
    game = table(language, f"{language} {word_set}", word_set=word_set, curse_places=(1, 2, 3, 4), red=3)
    played = list(steps(game, bots(game, "whole game"), "whole game"))
    assert [step for step in played if not is_sound(step)] == []
    assert {Propose, Ready, Take, Say, Guess} <= {type(move) for _, _, move in played}


@pytest.mark.parametrize("language", ["pl", "en", "zh"])
def test_words_without_an_entry_are_played_too(language: str) -> None:
    game = table(language, "own words", pack=Pack(words=tuple(CUSTOM[language].split())), curse_places=(1, 2, 3, 4))
    played = list(steps(game, bots(game, "own words"), "own words"))
    assert [step for step in played if not is_sound(step)] == []


def test_a_mixed_pack_is_played_too() -> None:
    words = tuple(word for language in ("pl", "en", "zh") for word in load_pack(language).words[:40])
    game = table("mixed", "mixed words", pack=Pack(words=words))
    played = list(steps(game, bots(game, "mixed words"), "mixed words"))
    assert [step for step in played if not is_sound(step)] == []
    assert any(isinstance(move, Guess) for _, _, move in played)


def cursed(language: str, curse: str, chamber: int) -> State:
    """Round 1 with both teams under this curse."""
    game = table(language, f"under {curse}")
    placed = (PlacedCurse(curse, chamber, revealed=True),)
    in_force: Any = {"red": (curse,), "blue": (curse,)}
    positions: Any = {"red": chamber, "blue": chamber}
    return replace(game, curses=placed, in_force=in_force, positions=positions, starts=positions)


@pytest.mark.parametrize("language", ["pl", "en", "zh"])
@pytest.mark.parametrize("curse", [curse.name for curse in CURSES])
def test_under_every_curse_the_describer_speaks_as_the_curse_asks(curse: str, language: str) -> None:
    game = cursed(language, curse, chamber=1)
    said = set()
    for step in takewhile(lambda step: not step[0].rounds, steps(game, bots(game, curse, "even"), curse)):
        assert is_sound(step)
        if isinstance(step[2], Say):
            said.add(step[1])
    assert said == {"red-1", "blue-1"}


def test_a_trap_is_marked_under_the_word_of_dread() -> None:
    game = cursed("en", "word-of-dread", chamber=1)
    played = takewhile(lambda step: step[0].phase == "writing", steps(game, bots(game, "dread"), "dread"))
    assert sum(isinstance(move, Dread) for _, _, move in played) == 2


@pytest.mark.parametrize("curse", CURSE)
def test_dice_play_a_turn_under_every_curse(curse: str) -> None:
    """Whatever a curse asks of traps and lines, a player without a strategy gets on."""
    game = cursed("en", curse, chamber=1)
    players: dict[str, Player] = {seat: DicePlayer(seat) for seat in game.deal.seats}
    turned_deal = (state for state, _, _ in islice(steps(game, players, "dice"), 400) if state.turns or state.round > 1)
    assert next(turned_deal, None) is not None


@pytest.mark.parametrize("monster", ["demon", "mummy", "troll", "dragon", "vampire"])
@pytest.mark.parametrize("starred", [False, True])
def test_every_monster_is_fought_by_its_rule(monster: str, starred: bool) -> None:
    game = table("en", f"against the {monster}", starred=starred)
    place: Any = {"red": 4, "blue": 4}
    fight = replace(
        game, deal=replace(game.deal, monster=monster), positions=place, starts=place, fighting=("red", "blue")
    )
    played = list(takewhile(lambda step: not step[0].rounds, steps(fight, bots(fight, monster), monster)))
    assert [step for step in played if not is_sound(step)] == []
    assert any(isinstance(move, Say) for _, _, move in played)


def test_at_a_spoken_table_programs_do_only_what_needs_no_ears() -> None:
    game = table("en", "spoken", spoken=True)
    done = {type(move) for _, seat, move in steps(game, bots(game, "spoken"), "spoken") if seat in game.deal.seats}
    assert done <= {Propose, Dread, Ready, PassTorch, Take, TurnHourglass}
    assert {PassTorch, Ready, Take} <= done


class Forgetful(Player):
    """A player that is created again for every decision."""

    def __init__(self, level: str, seed: str) -> None:
        self._made = (level, seed)

    def choose(self, sent: bytes) -> Move | None:
        return trapwords_player(*self._made).choose(sent)

    def refused(self, move: Move, code: str) -> None:
        raise AssertionError(f"{move} was refused: {code}")


def test_a_player_created_again_during_a_game_makes_the_same_moves() -> None:
    game = table("en", "anew")
    kept = bots(game, "anew", "even")
    anew: dict[str, Player] = {seat: Forgetful("even", f"anew/{seat}") for seat in game.deal.seats}
    assert list(islice(steps(game, kept, "anew"), 150)) == list(islice(steps(game, anew, "anew"), 150))


@pytest.mark.parametrize("level", LEVELS)
def test_a_refused_move_is_not_made_again(level: str) -> None:
    game = table("en", "refused")
    player = trapwords_player(level, "refused")
    tried = set()
    for _ in range(12):
        move = player.choose(TRAPWORDS.sent(game)["red-1"])
        assert isinstance(move, Propose)
        tried.add(move)
        player.refused(move, "bad-text")
    assert len(tried) == 12
