"""Every game as a PettingZoo environment (AEC): `pip install cluehouse[lab]`.

    from cluehouse.lab.environment import environment

    env = environment("duet", language="en")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))

An agent is a seat. It observes exactly what its seat is sent at a table, as text and as bytes. Its actions are numbers
with a mask (actions.py), or with `mode="text"` lines such as `clue tree 2`, as in records. At the end of the game the
reward is 1 for a seat that has won and -1 for one that has not.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final, Literal, get_args

import msgspec
import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from cluehouse.games import GAMES, Refusal
from cluehouse.games.choice import Arg, Choice
from cluehouse.games.game import Sent
from cluehouse.games.notation import NotationError, parse_move, print_move
from cluehouse.games.rule import Move
from cluehouse.games.seating import CLOCK, REFEREE
from cluehouse.lab.actions import PASS, Actions, Mask, usual_words
from cluehouse.lab.stalled import Stalled
from cluehouse.lab.table import clock_move
from cluehouse.languages import language as language_of
from cluehouse.tables.advice import check, remarks
from cluehouse.tables.settings import Referee, Settings, options_of, pack_of, settings_of

Mode = Literal["index", "text"]

VIEW_BYTES: Final = 1 << 15  # of a view in the Box; its text is always whole
_LONGEST_VIEW: Final = 1 << 20
_LONGEST_LINE: Final = 400
_FIELDS: Final = 4  # a kind of move and up to three fields
_MOST_STEPS: Final = 200_000  # a game that is longer is truncated
_MOST_REFUSALS: Final = 20  # in a row


class Unlimited(spaces.Text):
    """Any text up to a length, of any characters."""

    def contains(self, x: Any) -> bool:
        """Whether this is such a text."""
        return isinstance(x, str) and len(x) <= self.max_length


def environment(
    game: str,
    *,
    language: str = "en",
    mode: Mode = "index",
    referee: Referee = "strict",
    every_move: bool = False,
    vocabulary: Sequence[str] | None = None,
    **options: Any,
) -> "TableEnvironment":
    """A game as an environment; `options` are the game's own, the sizes of its teams among them.

    With `every_move`, agents are also offered moves that lead nowhere by themselves, such as objecting.
    """
    if mode not in get_args(Mode):
        raise ValueError(f"no such mode: {mode}; known are {', '.join(get_args(Mode))}")
    settings = settings_of(game, language, options, referee)
    return TableEnvironment(settings, mode, every_move, vocabulary)


class TableEnvironment(AECEnv):  # type: ignore[misc]  # pettingzoo is an optional package
    """A table of one game, as PettingZoo sees it.

    Several seats may be able to act at the same time. They are asked one after another; a seat may pass. Once all have
    passed, the clock makes its move; if there is none, somebody has to move.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 - as PettingZoo has it

    def __init__(self, settings: Settings, mode: Mode, every_move: bool, vocabulary: Sequence[str] | None) -> None:
        super().__init__()
        self.metadata = {**self.metadata, "name": f"cluehouse_{settings.game}_v1"}
        self.render_mode = "ansi"
        self._settings, self._mode, self._every_move = settings, mode, every_move
        self.game = GAMES[settings.game]
        self._pack, self._options = pack_of(settings), options_of(settings)
        own = settings.languages[0]
        words = usual_words(own) if vocabulary is None else vocabulary
        self.actions = Actions(self.game, words, language_of(own).negations)
        self.possible_agents = list(self.game.deal(self._options, self._pack, "seats").seats)
        self.agents = list(self.possible_agents)
        self._never = {rule.name for rule in self.game.rules.values() if rule.eagerness == "never"}
        self._spaces = {agent: (self._observation_space(), self._action_space()) for agent in self.possible_agents}
        self._dice, _ = seeding.np_random(None)

    # --- spaces -----------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent observes."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent can do."""
        return self._spaces[agent][1]

    def _observation_space(self) -> spaces.Space[Any]:
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(0, 255, (VIEW_BYTES,), np.uint8),
            "text": Unlimited(_LONGEST_VIEW, min_length=0),
        }
        if self._mode == "index":
            parts["action_mask"] = spaces.Box(0, 1, (self.actions.count,), np.int8)
            parts["chosen"] = spaces.Box(-1, self.actions.count, (_FIELDS,), np.int32)
        return spaces.Dict(parts)

    def _action_space(self) -> spaces.Space[Any]:
        return spaces.Discrete(self.actions.count) if self._mode == "index" else Unlimited(_LONGEST_LINE)

    # --- the game ---------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal and start; the same seed gives the same deal."""
        if seed is not None:
            self._dice, _ = seeding.np_random(seed)
        self.start_with(self.new_state(self._dice.bytes(16).hex()))

    def new_state(self, seed: str) -> Any:
        """A game of these options before its first move."""
        return self.game.start(self.game.deal(self._options, self._pack, seed))

    def start_with(self, state: Any) -> None:
        """Start with this state, such as one from a record; its seats must be those of the environment."""
        self._begin(state)
        self._ask_next()

    def show(self, state: Any, agent: str) -> None:
        """Ask this agent in this state, whoever would be asked there."""
        self._begin(state)
        self.agent_selection = agent

    def _begin(self, state: Any) -> None:
        if list(state.deal.seats) != self.possible_agents:
            raise ValueError(f"the seats are {self.possible_agents}, not {list(state.deal.seats)}")
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._board = self.game.board(state.deal)
        self._last_seat, self.steps = len(self.agents) - 1, 0
        self._state = state
        self._changed()

    @property
    def table_state(self) -> Any:
        """The whole state, for tests and records; no agent may see it."""
        return self._state

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent's seat is sent now, and what it can do if it is asked."""
        seen = self.game.see(self._state, agent)
        public = msgspec.Raw(self._public())
        sent = msgspec.json.encode(Sent(public, seen))
        box = np.zeros(VIEW_BYTES, np.uint8)
        shown = sent[:VIEW_BYTES]
        box[: len(shown)] = np.frombuffer(shown, np.uint8)
        observed: dict[str, Any] = {"observation": box, "text": sent.decode()}
        if self._mode == "index":
            observed["action_mask"] = self._mask(agent)
            observed["chosen"] = self._chosen_numbers(agent)
        return observed

    def action_mask(self) -> Mask:
        """What the agent that is asked can do, without the rest of its observation."""
        return self._mask(self.agent_selection)

    def meaning(self, action: int) -> str:
        """What an action of the agent that is asked stands for now: to pass, a kind of move, or a value."""
        if not self._mask(self.agent_selection)[action]:
            raise ValueError(f"action {action} is not possible now")
        if self._chosen:
            return str(self.actions.value_of(self._next_arg(self.agent_selection), self._board, action))
        return "pass" if action == PASS else self.actions.kind_of(action)

    def actions_for(self, line: str) -> tuple[int, ...]:
        """The actions that make a move of the agent that is asked, written as in records; a ValueError if there is one
        that no action stands for."""
        _, move = parse_move(self.game.rules, f"{self.agent_selection}: {line}")
        offered = {choice.do: choice for choice in self._offers(self.agent_selection)}
        if move.name not in offered:
            raise ValueError(f"{move.name} is not possible now; {', '.join(offered)} are")
        return self.actions.numbers_of(move, offered[move.name], self._board)

    def step(self, action: int | str | None) -> None:
        """Take the next step of the agent that is asked: part of a move, a whole one as text, or to pass."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        self.steps += 1
        if self._mode == "text":
            self._step_by_text(agent, str(action))
        else:
            self._step_by_number(agent, int(action if action is not None else PASS))
        if self._state.outcome is not None:
            self._finish()
        elif self.steps >= _MOST_STEPS or self._refusals >= _MOST_REFUSALS:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str:
        """The public view as text."""
        return self._public().decode()

    def close(self) -> None:
        """Nothing has to be closed."""

    # --- steps ------------------------------------------------------------------------------------

    def _step_by_text(self, agent: str, line: str) -> None:
        if line.strip() == "pass":
            if self._must_move:
                self._refuse(agent, "not-now")
            else:
                self._pass(agent)
            return
        try:
            _, move = parse_move(self.game.rules, f"{agent}: {line}")
        except NotationError:
            self._refuse(agent, "bad-command")
            return
        self._make(agent, move)

    def _step_by_number(self, agent: str, action: int) -> None:
        if not self._mask(agent)[action]:
            self._chosen.clear()
            self._refuse(agent, "bad-argument")
        elif action == PASS:
            self._pass(agent)
        else:
            self._chosen.append(action)
            choice = self._choice_begun(agent)
            if len(self._chosen) > len(choice.args):
                args = zip(choice.args.values(), self._chosen[1:], strict=True)
                values = [self.actions.value_of(arg, self._board, number) for arg, number in args]
                move = self.actions.move(choice.do, values, choice)
                self._chosen.clear()
                self._make(agent, move)

    def _choice_begun(self, agent: str) -> Choice:
        kind = self.actions.kind_of(self._chosen[0])
        return next(choice for choice in self._offers(agent) if choice.do == kind)

    def _next_arg(self, agent: str) -> Arg:
        return list(self._choice_begun(agent).args.values())[len(self._chosen) - 1]

    def _make(self, agent: str, move: Move) -> None:
        """Make a move, with what the referee says to it; a move that is refused changes nothing."""
        try:
            after = self.game.play(self._state, agent, move)
            instead = check(self._settings, self._state, agent, move)
        except Refusal as refused:
            self._refuse(agent, refused.code)
            return
        if instead is not None:
            after = self.game.play(self._state, REFEREE, instead)
        else:
            for remark in remarks(self._settings, self.game, after, agent, move):
                after = self.game.play(after, REFEREE, remark)
        self._state = after
        self.infos[agent] = {"move": print_move(agent, move)}
        self._changed()
        self._last_seat = self.agents.index(agent)
        self._ask_next()

    def _refuse(self, agent: str, code: str) -> None:
        self._refusals += 1
        self.infos[agent] = {"refused": code}

    def _pass(self, agent: str) -> None:
        self._passed.add(agent)
        self._last_seat = self.agents.index(agent)
        self._ask_next()

    # --- who is asked -----------------------------------------------------------------------------

    def _changed(self) -> None:
        """Forget what was true of the state before."""
        self._passed: set[str] = set()
        self._chosen: list[int] = []
        self._must_move, self._refusals = False, 0
        self._offered: dict[str, tuple[Choice, ...]] = {}
        self._encoded: bytes | None = None

    def _ask_next(self) -> None:
        """Ask the next seat that can act and has not passed; when all have, the clock moves, or somebody has to."""
        while self._state.outcome is None:
            order = [*self.agents[self._last_seat + 1 :], *self.agents[: self._last_seat + 1]]
            able = (agent for agent in order if agent not in self._passed and self._fillable(agent))
            asked = list(islice(able, 1))
            if asked:
                self.agent_selection = asked[0]
                return
            if self._must_move:
                raise Stalled(f"{self.game.name} {self._state.deal.seed}: nobody can move in {self._state.phase}")
            try:
                move = clock_move(self.game, self._state)
            except Stalled:
                self._passed, self._must_move, self._offered = set(), True, {}
                continue
            self._state = self.game.play(self._state, CLOCK, move)
            self._changed()

    def _fillable(self, agent: str) -> bool:
        return any(self.actions.can_fill(choice) for choice in self._offers(agent))

    def _offers(self, agent: str) -> tuple[Choice, ...]:
        """The moves that this agent is offered. Where everybody has passed, they include those that lead nowhere by
        themselves if there is nothing else for anybody."""
        if agent not in self._offered:
            choices = self.game.choices(self._state, agent)
            if not self._every_move and not (self._must_move and self._only_idle_moves()):
                choices = tuple(choice for choice in choices if choice.do not in self._never)
            self._offered[agent] = choices
        return self._offered[agent]

    def _only_idle_moves(self) -> bool:
        return not any(
            choice.do not in self._never and self.actions.can_fill(choice)
            for agent in self.agents
            for choice in self.game.choices(self._state, agent)
        )

    # --- what is seen -----------------------------------------------------------------------------

    def _public(self) -> bytes:
        if self._encoded is None:
            self._encoded = msgspec.json.encode(self.game.spectate(self._state))
        return self._encoded

    def _mask(self, agent: str) -> Mask:
        if agent != self.agent_selection or self._state.outcome is not None:
            return self.actions.nothing()
        if self._chosen:
            return self.actions.field_mask(self._next_arg(agent), self._board)
        mask = self.actions.kind_mask(self._offers(agent))
        mask[PASS] = not self._must_move
        return mask

    def _chosen_numbers(self, agent: str) -> Any:
        numbers = np.full(_FIELDS, -1, np.int32)
        if agent == self.agent_selection:
            numbers[: len(self._chosen)] = self._chosen
        return numbers

    def _finish(self) -> None:
        winners, side_of = self._state.outcome.winners, self.game.seating.side_of
        for agent in self.agents:
            self.rewards[agent] = 1.0 if agent in winners or side_of(agent) in winners else -1.0
        self.terminations = dict.fromkeys(self.agents, True)
