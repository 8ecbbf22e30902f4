"""Page helpers for Trapwords: two teams with browsers write traps, open books, describe, guess and call."""

from typing import Any

from cluehouse.messages import say
from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor

SEATS = ("red-1", "red-2", "blue-1", "blue-2")
TRAPS = {  # by the team that writes them
    "red": "velvet thunder saddle whistle pepper walrus cactus violin turnip".split(),
    "blue": "parsley bucket lizard mitten gravel pumpkin spatula tadpole waffle".split(),
}
# Custom words, so that no page contains one of them in its own text.
SECRETS = """
    almond badger caravan dolphin eggplant falcon giraffe hammock iguana jasmine kettle lobster mustard nutmeg octopus
    penguin quilt raccoon scarecrow trombone unicorn vulture windmill yacht zeppelin
""".split()

Crew = dict[str, Visitor]


def enter_maze(arrive: Arrive, **options: Any) -> tuple[str, Crew]:
    """Start a game without curses for four people in three languages, one of them on a phone."""
    people = [arrive("Ala"), arrive("Łukasz", "pl", 360, 740), arrive("小雨", "zh", theme="dark"), arrive("Sam")]
    referee = options.pop("referee", "rulebook")
    settled = {"chambers": [1, 2, 3, 4, 5], "curse_places": [], "seconds": 600, **options}
    settings = {"game": "trapwords", "languages": ["en"], "pack": "\n".join(SECRETS), "options": settled}
    code = people[0].open_table({**settings, "referee": referee})
    for person in people[1:]:
        person.come_in(code)
    crew = dict(zip(SEATS, people, strict=True))
    for seat, person in crew.items():
        person.sit(seat)
    people[0].start()
    for person in people:
        person.page.locator(".traplist").wait_for()
    return code, crew


def team_of(seat: str) -> str:
    """The team of a seat."""
    return seat.split("-")[0]


def rival_of(seat: str) -> str:
    """The other team."""
    return "blue" if team_of(seat) == "red" else "red"


def of_team(crew: Crew, team: str) -> list[Visitor]:
    """The people of a team."""
    return [person for seat, person in crew.items() if team_of(seat) == team]


def write_traps(crew: Crew) -> None:
    """Let both teams fill their lists in turns and declare them ready."""
    for team in ("red", "blue"):
        one, other = of_team(crew, team)
        needed = one.page.locator(".traplist .blank").count()
        for place, trap in enumerate(TRAPS[team][:needed]):
            writer, reader = (one, other) if place % 2 == 0 else (other, one)
            writer.page.locator(".quill input").fill(trap)
            writer.page.locator(".quill button").click()
            reader.page.locator(".traplist .word", has_text=trap).wait_for()
        dread = one.page.locator(".traplist button[aria-pressed]")  # a mummy may bring the Word of Dread
        if dread.count():
            dread.first.click()
        one.page.locator("footer .btn.main:enabled").click()
        one.page.locator("footer .btn.main").wait_for(state="detached")


def open_book(crew: Crew) -> tuple[str, str]:
    """Open the book; returns the describer's seat and the secret word, in capitals as it was sent."""
    for person in crew.values():
        person.page.locator(".book").wait_for()
    seat = next(seat for seat, person in crew.items() if person.sees(".book .btn.main"))
    crew[seat].page.locator(".book .btn.main").click()
    return seat, crew[seat].page.locator(".secret b").text_content() or ""


def mate(crew: Crew, describer: str) -> Visitor:
    """The guesser of this describer's team."""
    return next(person for seat, person in crew.items() if team_of(seat) == team_of(describer) and seat != describer)


def speak(crew: Crew, describer: str, line: str) -> None:
    """Type a sentence and wait until everybody sees it."""
    crew[describer].page.locator(".quill input").fill(line)
    crew[describer].page.locator(".quill button").click()
    for person in crew.values():
        person.page.locator(".lines li", has_text=line).wait_for()


def guess(guesser: Visitor, answer: str) -> None:
    """Type an answer."""
    guesser.page.locator(".quill input").fill(answer)
    guesser.page.locator(".quill button").click()


def call_trap(crew: Crew, describer: str) -> str:
    """Say a trap and let a watcher call it; everybody sees the call and what the referee says about it."""
    trap = TRAPS[rival_of(describer)][0]
    speak(crew, describer, f"a thing of {trap}")
    watcher = of_team(crew, rival_of(describer))[-1]
    watcher.page.locator(".slip.alerted", has_text=trap).wait_for()
    watcher.page.locator(".buzzer.ready").click()
    for person in crew.values():
        person.page.locator(".hearing h2", has_text=trap).wait_for()
    return trap


def spring(crew: Crew, describer: str) -> None:
    """Let a trap be called and admitted; everybody sees the sprung trap, also in the list."""
    trap = call_trap(crew, describer)
    mate(crew, describer).page.locator(".hearing .btn.main").click()
    crew[describer].page.locator("button.sprung", has_text=trap).wait_for()
    for person in crew.values():
        person.page.locator("li.sprung", has_text=trap).last.wait_for(state="attached")
        person.page.evaluate(
            "document.querySelector('button.sprung')?.click()"
        )  # otherwise it disappears after a while


def reads(crew: Crew, selector: str, message: str) -> None:
    """Everybody reads this message in their own language."""
    for person in crew.values():
        person.page.locator(selector, has_text=say(person.language, message)).wait_for()


def knows_who_decides(crew: Crew, team: str, selector: str, message: str = "") -> None:
    """Everybody reads which team decides; that team itself, where there is a message for it, that it does."""
    for seat, person in crew.items():
        theirs = say(person.language, "trapwords-hearing-theirs", side=team)
        told = say(person.language, message) if message and team_of(seat) == team else theirs
        person.page.locator(selector, has_text=told).wait_for()


def play_on(crew: Crew) -> None:
    """Wait until nobody sees a hearing any more."""
    for person in crew.values():
        person.page.locator(".hearing").wait_for(state="detached")


def standing(person: Visitor) -> dict[str, int]:
    """The chambers in which the page shows the teams and the monster."""
    maze = person.page.locator("svg.maze")
    return {who: int(maze.get_attribute(f"data-{who}") or 0) for who in ("red", "blue", "monster")}
