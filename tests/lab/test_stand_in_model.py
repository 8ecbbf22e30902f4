"""The stand-in model of the examples: prompts of real games get moves that are offered."""

import importlib.util
from pathlib import Path

import pytest

from cluehouse import LocalGame
from cluehouse.bots.player import open_view
from cluehouse.lab.llm.answer import read_answer
from cluehouse.lab.llm.prompt import write_prompt
