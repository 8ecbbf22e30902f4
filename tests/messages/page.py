"""What the page says: the ids in its code, found by reading it."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

PAGE = Path(__file__).parents[2] / "web" / "src"


@cache
def sources() -> dict[str, str]:
    """All code of the page, by path."""
    pages = [path for path in PAGE.rglob("*") if path.suffix in (".svelte", ".ts") and ".test." not in path.name]
    return {path.relative_to(PAGE).as_posix(): path.read_text(encoding="utf-8") for path in sorted(pages)}


@cache
def code(folder: str = "") -> str:
    """All code of the page, or of the folders of this name."""
    pages = [text for path, text in sources().items() if not folder or folder in path.split("/")[:-1]]
    assert pages, f"the page has no folder {folder}"
    return "\n".join(pages)


@cache
def literals(folder: str = "") -> frozenset[str]:
    """Every text in quotes that can be an id."""
    return frozenset(re.findall(r'"([a-z][a-z0-9.-]+)"', code(folder)))


@cache
def families(folder: str = "") -> tuple[re.Pattern[str], ...]:
    """Ids that are put together: `codenames-phase-${view.phase}`."""
    found = [re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "\0", text) for text in re.findall(r"`([^`\n]+)`", code(folder))]
    ids = {text for text in found if "\0" in text and re.fullmatch(r"[a-z\0][a-z0-9.\0-]*", text) and len(text) > 3}
    return tuple(re.compile(re.escape(text).replace("\0", "[A-Za-z0-9-]+")) for text in ids)


def uses(name: str, folder: str = "") -> bool:
    """Does the page, or the folder of this name, say this message?"""
    return name in literals(folder) or any(each.fullmatch(name) for each in families(folder))


def named() -> set[str]:
    """Ids that the page certainly says: in `t("settings")`, or listed in a comment, `messages: theme-{light,dark}`."""
    return set(re.findall(r'\bt\(\s*"([a-z0-9.-]+)"', code())) | promised()


@cache
def promised() -> frozenset[str]:
    """The members of families that comments list."""
    lines = re.findall(r"messages: (.+)", code())
    tokens = {token.strip(",;()") for line in lines for token in line.split()}
    listed = {token for token in tokens if "{" in token and not set(token) & set("*…")}
    return frozenset(name for token in listed for name in _members(token))


def _members(token: str) -> list[str]:
    parts = [part.split(",") for part in re.split(r"[{}]", token)]
    return ["".join(each) for each in product(*parts)]


def calls() -> Iterator[tuple[list[str], set[str]]]:
    """Every `t("id", { name, other: … })` with the names that it gives; calls that cannot be read so are left out."""
    for found in re.finditer(r'\bt\(\s*"([a-z0-9.-]+)"\s*(\)|,\s*\{)', code()):
        if found[2] == ")":
            yield [found[1]], set()
            continue
        names = _names(code()[found.end() :])
        if "..." not in names:
            yield [found[1]], names


def _names(text: str) -> set[str]:
    """The keys of an object, from behind its opening brace; `...` stands for a spread."""
    depth, part, parts = 1, "", []
    for sign in text:
        depth += (sign in "{[(") - (sign in ")]}")
        if depth == 0 or (depth == 1 and sign == ","):
            parts.append(part)
            part = ""
        else:
            part += sign
        if depth == 0:
            break
    keys = {part.partition(":")[0].strip() for part in parts if part.strip()}
    return {"..." if key.startswith("...") else key for key in keys}
