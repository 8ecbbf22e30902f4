// What the card of the last turn says.

import { beforeAll, expect, test } from "vitest";
import { enter, needTexts } from "../shared/language.svelte";
import { result } from "./result";
import type { Played, Turn } from "./view";

beforeAll(async () => {
  await enter("en");
  await needTexts("trapwords");
});

const name = (seat: string): string => ({ "red-1": "Ann", "red-2": "Bob", "blue-1": "Cat" })[seat] ?? seat;
const over = (turn: Partial<Turn>): Played => ({
  round: 1,
  secret: "torch",
  traps: ["fire"],
  turn: { team: "red", describer: "red-1", ...turn },
});
const said = (...texts: string[]): { text: string }[] => texts.map((text) => ({ text }));

test("a word that was guessed names who guessed it", () => {
  const guesses = [{ seat: "red-2", text: "torch", after: 1, right: true }];
  expect(result(over({ end: "guessed", guesses }), name)).toEqual({ title: "Red guessed it!", about: ["Bob guessed it."] });
});

test("nobody is named for an answer given aloud", () => {
  const guesses = [{ seat: "", text: "", after: 0, right: true }];
  expect(result(over({ end: "guessed", guesses }), name).about).toEqual([]);
});

test("an illegal clue is quoted if only that one could be called", () => {
  const turn = { end: "illegal", lines: said("old light", "Shakespeare"), lapsed: 1 } as const;
  expect(result(over(turn), name).about).toEqual(["The clue was: “Shakespeare”", "Called by the blue team."]);
  expect(result(over({ ...turn, lapsed: 0 }), name).about).toEqual(["Called by the blue team."]);
});

test("an accepted doubt names its author and the clue", () => {
  const doubts = [{ seat: "blue-1", trap: "", line: 1, settled: "accepted" }] as const;
  const told = result(over({ end: "illegal", lines: said("Shakespeare", "old light"), doubts: [...doubts] }), name);
  expect(told.about).toEqual(["The clue was: “Shakespeare”", "Cat doubted it, and the team agreed."]);
});

test("whoever doubted in vain is told so", () => {
  const turn = over({ end: "time", doubts: [{ seat: "blue-1", trap: "fire", line: 2, settled: "rejected", rebuttal: "other-word" }] });
  expect(result(turn, name, "blue-1").about.at(-1)).toBe("They did not accept your doubt about clue 2: it was a different word.");
  expect(result(turn, name, "red-1").about.at(-1)).toBe("Cat’s doubt about clue 2 was not accepted: it was a different word.");
});

test("a clue that was doubted in vain for two traps is told of once", () => {
  const doubt = { seat: "blue-1", line: 2, settled: "rejected" } as const;
  const turn = over({ end: "time", doubts: [{ ...doubt, trap: "fire" }, { ...doubt, trap: "flame" }] });
  expect(result(turn, name, "red-1").about.filter((line) => line.includes("was fair"))).toHaveLength(1);
});

test("no sentence about a turn ends with two full stops", () => {
  const doubt = { seat: "blue-1", line: 1, trap: "", reason: "sound", settled: "rejected" } as const;
  const lines = said("It is warm.", "It is old.");
  for (const end of ["guessed", "trap", "illegal", "guesses", "time"] as const) {
    const { title, about } = result(over({ end, sprung: "fire", lines, call: { ...doubt, line: 2 }, doubts: [{ ...doubt }] }), name);
    for (const text of [title, ...about]) expect(text).not.toMatch(/[.。!！?？][”"]?[.。]/);
  }
});
