"""Agents of TextArena and models of clembench at our tables: they play as language models do.

from cluehouse.lab.codenames_adapters.speakers import Agent
from cluehouse.lab.llm import LlmPlayer

def mine(game, seed):
    return LlmPlayer(game, seed, Agent(my_agent))
"""

from collections.abc import Callable, Sequence
from typing import Any

from cluehouse.bots.chat import ChatFailed, Reply, Speaker


class Agent(Speaker):
    """An agent of TextArena: a function of an observation that returns an action."""

    def __init__(self, agent: Callable[[str], str], name: str = "") -> None:
        self._agent, self.model = agent, name or type(agent).__name__

    def reply(self, messages: Sequence[dict[str, str]]) -> Reply:
        """What the agent answers to everything that was said so far."""
        try:
            return Reply(str(self._agent("\n\n".join(message["content"] for message in messages))))
        except Exception as error:
            raise ChatFailed(f"{type(error).__name__}: {error}") from error


class ClemModel(Speaker):
    """A model of clemcore, of any backend: `generate_response(messages)` returns a prompt, an object and a text."""

    def __init__(self, model: Any) -> None:
        self._clem_model, self.model = model, str(model)

    def reply(self, messages: Sequence[dict[str, str]]) -> Reply:
        """What the model answers."""
        try:
            _, _, text = self._clem_model.generate_response([dict(message) for message in messages])
        except Exception as error:
            raise ChatFailed(f"{type(error).__name__}: {error}") from error
        return Reply(str(text))
