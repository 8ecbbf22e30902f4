import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "../shared/browser.fake";
import { GAMES } from "../table/games.fixture";
import type { View } from "../table/wire";

const MESSAGES = `
move-whist-play-card = play a card
field-whist-trick-count = tricks
value-whist-hearts = ♥
whist-phase-play = { $leader } leads, trick { $trick-count }.
`;
const view = { game: "whist", seat: "n", seats: ["n", "s"], phase: "play", options: {}, leader: "s", trick_count: 4 } as unknown as View;
const name = (seat: string): string => ({ n: "Ola", s: "Bruno" })[seat] ?? seat;
let names: typeof import("./names");

beforeEach(async () => {
  openBrowser();
  const { useGames } = await import("../table/games");
  const seats = { n: { side: "north", role: "player", number: 1 }, s: { side: "south", role: "player", number: 1 } };
  useGames({ ...GAMES, games: [{ ...GAMES.games[0]!, name: "whist", seats, messages: { en: MESSAGES } }] });
  await (await import("../shared/language.svelte")).enter("en");
  names = await import("./names");
});

it("names moves, fields, values and phases by the game's own messages", () => {
  expect(names.moveName("whist", "play-card")).toBe("Play a card");
  expect(names.fieldName("whist", "trick_count")).toBe("Tricks");
  expect(names.valueName(view, "hearts", name)).toBe("♥");
  expect(names.phaseName(view, name)).toBe("Bruno leads, trick 4.");
});

it("names what the game has no message for in plain words", () => {
  expect(names.moveName("whist", "show-hand")).toBe("Show hand");
  expect(names.fieldName("whist", "cards_left")).toBe("Cards left");
  expect(names.valueName(view, "QUEEN", name)).toBe("QUEEN");
  expect(names.phaseName({ ...view, phase: "bidding-round" }, name)).toBe("Bidding round");
});

it("calls a seat by whoever sits there, a side by its name, and says yes or no", () => {
  expect(names.valueName(view, "n", name)).toBe("Ola");
  expect(names.valueName(view, "north", name)).toBe("North");
  expect([true, false].map((value) => names.valueName(view, value, name))).toEqual(["yes", "no"]);
});
