"""The command line of the lab, made from what its tasks can be asked for."""

import argparse
from inspect import getdoc
from typing import Any, get_type_hints

from msgspec import NODEFAULT, structs

from cluehouse.lab.requests import TASKS


def add_command(commands: Any) -> None:
    """Add `lab` with all its tasks to the command line."""
    lab = commands.add_parser("lab", help="measure bots: duels, tournaments, evaluation, speed")
    tasks = lab.add_subparsers(metavar="TASK", required=True)
    for name, kind in TASKS.items():
        task = tasks.add_parser(name, help=getdoc(kind), description=getdoc(kind))
        _add_options(task, kind)
        task.set_defaults(run=_run, task=kind, lang=None)


def _add_options(parser: argparse.ArgumentParser, kind: type[Any]) -> None:
    hints = get_type_hints(kind, include_extras=True)
    for field in structs.fields(kind):
        needed = field.default is NODEFAULT and field.default_factory is NODEFAULT
        described: dict[str, Any] = {"help": hints[field.name].__metadata__[-1].description, "required": needed}
        if field.name == "options":
            described |= {"action": "append", "metavar": "NAME=VALUE", "dest": "options", "default": []}
            parser.add_argument("--option", **described)
            continue
        if field.default is False:
            described |= {"action": "store_true"}
        else:
            described |= {"metavar": field.name.upper(), "default": None if needed else _shown(field.default)}
        parser.add_argument(f"--{field.name.replace('_', '-')}", **described)


def _shown(default: Any) -> Any:
    return ",".join(default) if isinstance(default, tuple) else default


def _run(_: object, args: argparse.Namespace) -> int:
    """Run a task. The lab is imported only here, because it loads numpy."""
    from cluehouse.lab.command import run

    return run(args.task, _named(args))


def _named(args: argparse.Namespace) -> dict[str, Any]:
    """The options by name, as text; lists are split at commas."""
    named: dict[str, Any] = {}
    for field in structs.fields(args.task):
        value = getattr(args, field.name)
        if field.name == "options":
            value = dict(option.partition("=")[::2] for option in value)
        elif isinstance(field.default, tuple):
            value = [part for part in value.split(",") if part]
        named[field.name] = value
    return named
