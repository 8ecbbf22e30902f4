"""The `cluehouse` command: play in this terminal, run a server, look at a record, ask the referee."""

import argparse
import asyncio
import contextlib
import os
import re
import shutil
import signal
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from typing import Any, Final

import msgspec
import shtab

from cluehouse import __version__, administration, check, cluster_report, data_commands, move, table_log
from cluehouse.games import GAMES, Refusal
from cluehouse.games.board import deal_board
from cluehouse.games.chance import Chance
from cluehouse.games.notation import NotationError
from cluehouse.games.record import VERSION, commitment
from cluehouse.lab import arguments
from cluehouse.messages import LANGUAGES, LanguageCode, explain, give_reason
from cluehouse.referee import ClueOptions, judge_clue
from cluehouse.referee.pack import judge_pack
from cluehouse.store.migrations import MIGRATIONS
from cluehouse.tables.entries import FORMAT
from cluehouse.terminal import Console, Leave, Unreachable, read_record, record_text, run_session, show_record
from cluehouse.terminal.join import HOUSE, JoinFailed, JoinRequest, join_house, keyboard_at, read_address, state_folder
from cluehouse.words import load_pack
from cluehouse.words.lexicon import lexicon, print_entry

INTERRUPTED: Final = 130
_STATUS_OF: Final = {"allowed": 0, "doubtful": 3, "forbidden": 4}  # the exit status of `judge`


def main(argv: list[str] | None = None) -> int:
    """Run the command and return its exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or (words[0].startswith("-") and words[0] not in ("-h", "--help", "--version")):
        words = ["play", *words]
    args = parser().parse_args(words)
    console = _console(args.lang or _language_of(os.environ))
    try:
        return int(args.run(console, args))
    except Leave:
        return 0
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader of our output has closed it
        return 0


class _Help(argparse.HelpFormatter):
    """Help that shows defaults, except those that say nothing."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        tells = action.default not in (None, False, "", [], argparse.SUPPRESS)
        return f"{action.help} (default: %(default)s)" if tells and action.option_strings else action.help


class _CommandParser(argparse.ArgumentParser):
    """A parser for the program or one of its commands."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        # An abbreviation that is typed into a script would mean something else as soon as there are more options.
        super().__init__(*args, **{"formatter_class": _Help, "allow_abbrev": False, **kwargs})


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    program = _CommandParser(prog="cluehouse", description="A server for clue-and-guess word games.")
    program.add_argument("--version", action="version", version=_version())
    commands = program.add_subparsers(metavar="COMMAND", required=True)

    play = commands.add_parser("play", help="play in this terminal (the default command)")
    play.add_argument("--lang", choices=LANGUAGES, help="the language of the user interface")
    play.add_argument("--game", choices=tuple(GAMES), help="the game to play")
    play.add_argument("--seed", help="deal the cards of this seed")
    play.set_defaults(run=_play)

    join = commands.add_parser("join", help="play at a server's table from this terminal")
    join.add_argument("url", nargs="?", metavar="URL", help=f"the server, or a link to a table ({HOUSE})")
    join.add_argument("code", nargs="?", metavar="CODE", help="the table; without one you open a new table")
    join.add_argument("--name", help="your name there")
    join.add_argument("--seat", default="", help="take this seat at once")
    join.add_argument("--watch", action="store_true", help="watch without joining")
    join.add_argument("--lang", choices=LANGUAGES, help="the language of the user interface")
    join.set_defaults(run=_join)

    replay = commands.add_parser("replay", help="show the record of a game step by step")
    replay.add_argument("record", help="a file with a record, as text or JSON, or the address of a record on a server")
    replay.add_argument("--commitment", metavar="HASH", help="check that the deal has this commitment")
    replay.add_argument("--lang", choices=LANGUAGES, help="the language of the user interface")
    replay.set_defaults(run=_replay)

    judge = commands.add_parser(
        "judge",
        help="ask the referee about a clue",
        description="Ask the referee about a clue. The exit status is 0: allowed, 3: doubtful, 4: forbidden.",
    )
    judge.add_argument("clue", help="the clue, in quotes if it has several words")
    judge.add_argument("--board", default="", metavar="WORDS", help="the visible words, separated by spaces or commas")
    judge.add_argument("--lang", choices=LANGUAGES, help="the language of the words")
    judge.add_argument("--allow", nargs="*", default=[], choices=ClueOptions.__struct_fields__, metavar="OPTION")
    judge.add_argument("--json", action="store_true", help="print the ruling as JSON")
    judge.set_defaults(run=_judge)

    words = commands.add_parser("words", help="deal cards, show an entry of the lexicon, check a pack of your own")
    words.add_argument("what", choices=("deal", "show", "check"))
    words.add_argument("item", nargs="?", help="the word to show, or the file to check")
    words.add_argument("--lang", choices=LANGUAGES, help="the language of the words")
    words.add_argument("--seed", help="deal the cards of this seed")
    words.add_argument("--json", action="store_true", help="print JSON")
    words.set_defaults(run=_words)

    administration.add_commands(commands)
    data_commands.add_commands(commands)
    table_log.add_command(commands)
    check.add_command(commands)
    move.add_command(commands)
    cluster_report.add_command(commands)
    arguments.add_command(commands)

    completion = commands.add_parser(
        "completion",
        help="print a script that completes commands in your shell",
        description="Print a script that completes commands. For bash, add this line to ~/.bashrc: "
        'eval "$(cluehouse completion bash)". For zsh: cluehouse completion zsh > ~/.zfunc/_cluehouse, '
        "and in ~/.zshrc fpath+=(~/.zfunc) before compinit. For tcsh: cluehouse completion tcsh > "
        "~/.cluehouse.csh, and add the line source ~/.cluehouse.csh to ~/.tcshrc.",
    )
    completion.add_argument("shell", choices=shtab.SUPPORTED_SHELLS, help="the shell")
    completion.set_defaults(run=_completion, lang=None)
    return program


def _version() -> str:
    """Return the version, and those of the formats that decide which data it can read."""
    return f"cluehouse {__version__} (database {len(MIGRATIONS)}, logs {FORMAT}, records {VERSION})"


# --- the commands ---------------------------------------------------------------------------------


def _play(console: Console, args: argparse.Namespace) -> int:
    run_session(console, args.game, args.seed, ask_language=args.lang is None)
    return 0


def _join(console: Console, args: argparse.Namespace) -> int:
    house, code = read_address(args.url, args.code)
    request = JoinRequest(house, code, args.name, args.seat, args.watch)
    try:
        asyncio.run(_run_join(console, request))
    except JoinFailed as failure:
        return _fail(str(failure))
    return 0


async def _run_join(console: Console, request: JoinRequest) -> None:
    with keyboard_at(sys.stdin) as keyboard:
        await join_house(console, keyboard, request, state_folder())


def _replay(console: Console, args: argparse.Namespace) -> int:
    try:
        record = read_record(record_text(args.record))
    except Unreachable as unreachable:
        return _fail(console.say("record-unreachable", address=args.record, why=str(unreachable)))
    except OSError as error:
        return _fail(console.say("file-unreadable", file=args.record, why=error.strerror or ""))
    except (NotationError, UnicodeDecodeError) as error:
        return _fail(console.say("not-a-record", file=args.record, why=str(error)))
    if args.lang is None and record.deal.options.language in LANGUAGES:
        console = replace(console, language=record.deal.options.language)
    fingerprint = commitment(record)
    if args.commitment is not None and args.commitment.strip().lower() != fingerprint:
        return _fail(console.say("fingerprint-differs"))
    try:
        show_record(console, record)
    except Refusal as refusal:
        return _fail(console.say("record-refused", why=explain(console.language, refusal)))
    if args.commitment is not None:
        console.write(console.say("fingerprint-matches") + "\n")
    return 0


def _judge(console: Console, args: argparse.Namespace) -> int:
    options = ClueOptions(**dict.fromkeys(args.allow, True))
    between = (
        r"\s*[,;，；、]\s*" if re.search("[,;，；、]", args.board) else r"\s+"
    )  # with commas a word may be a phrase
    ruling = judge_clue(args.clue, re.split(between, args.board.strip()), console.language, options)
    if args.json:
        print(msgspec.json.encode(ruling).decode())
        return _STATUS_OF[ruling.verdict]
    verdict = console.say(f"verdict-{ruling.verdict}")
    print(f"{verdict} ({ruling.rule}): {give_reason(console.language, ruling)}")
    if ruling.note:
        print(console.say("referee-note"))
    return _STATUS_OF[ruling.verdict]


def _words(console: Console, args: argparse.Namespace) -> int:
    if args.what == "deal":
        board = deal_board("mixed", load_pack(console.language), Chance(args.seed or token_hex(16)))
        print(msgspec.json.encode(board.words).decode() if args.json else "\n".join(board.words))
        return 0
    if args.item is None:
        return _fail(console.say("words-item-missing"))
    if args.what == "show":
        return _show_entry(console, args.item, args.json)
    return _check_pack(console, Path(args.item), args.json)


def _show_entry(console: Console, word: str, as_json: bool) -> int:
    entry = lexicon(console.language).get(word.upper())
    if entry is None:
        return _fail(console.say("words-no-entry", word=word))
    print(msgspec.json.encode(entry).decode() if as_json else print_entry(entry))
    return 0


def _check_pack(console: Console, path: Path, as_json: bool) -> int:
    try:
        ruling = judge_pack(path.read_text(encoding="utf-8"))
    except OSError as error:
        return _fail(console.say("file-unreadable", file=str(path), why=error.strerror or ""))
    except UnicodeDecodeError as error:
        return _fail(console.say("file-unreadable", file=str(path), why=str(error)))
    if as_json:
        print(msgspec.json.encode(ruling).decode())
        return 1 if ruling.faults else 0
    for fault in sorted((*ruling.faults, *ruling.repeated), key=lambda each: each.line):
        place = f"{fault.line}: " if fault.line else ""
        print(place + console.say(f"pack-{fault.fault}", **msgspec.structs.asdict(fault)))
    if not ruling.faults:
        print(console.say("pack-good", count=len(ruling.words)))
    return 1 if ruling.faults else 0


def _completion(_: Console, args: argparse.Namespace) -> int:
    print(shtab.complete(parser(), args.shell))
    return 0


def _fail(text: str) -> int:
    print(f"cluehouse: {text}", file=sys.stderr)
    return 1


# --- this terminal --------------------------------------------------------------------------------


def _language_of(environment: Mapping[str, str]) -> LanguageCode:
    """Return the machine's language, if we have it."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return next((language for language in LANGUAGES if locale.startswith(language)), "en")


def _console(language: LanguageCode) -> Console:
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    with contextlib.suppress(ImportError):
        import readline  # arrow keys while typing; but no history, because secrets are typed here

        readline.set_auto_history(False)
    screen = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    return Console(
        language=language,
        write=_write,
        read=input,
        live=screen,
        colour=screen and not os.environ.get("NO_COLOR"),
        window=_window,
        forget=_forget_typed,
        ring=_ring,
    )


def _window() -> tuple[int, int]:
    """Return the current size of the window, whatever the environment says."""
    with contextlib.suppress(OSError, ValueError):
        columns, rows = os.get_terminal_size(sys.stdout.fileno())
        if columns and rows:
            return columns, rows
    size = shutil.get_terminal_size()
    return size.columns, size.lines


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def _forget_typed() -> None:
    """Drop keys pressed too early: an extra Enter must not open somebody's secret screen."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError, OSError):
            import termios

            termios.tcflush(sys.stdin, termios.TCIFLUSH)


def _ring(seconds: float, text: str) -> None:
    """Ring the bell after this many seconds, or not at all."""
    if hasattr(signal, "setitimer") and sys.stdout.isatty():
        signal.signal(signal.SIGALRM, lambda *_: _write(f"\a\n*** {text} ***\n"))
        signal.setitimer(signal.ITIMER_REAL, seconds)
