import { expect, test } from "vitest";
import type { View } from "../table/wire";
import { lastAct } from "./lastact";

const SEATS = ["red-chief", "red-1", "blue-chief", "blue-1"];
const view = (turns: object[], turn: object, marks: [string, string][] = [], seats = SEATS): View =>
  ({ seats, turns, turn, marks }) as unknown as View;
const missed = { side: "red", word: "owoc", number: 2, touches: [{ seat: "red-1", card: "SÓL" }], end: "bystander" };

test("a touch that ended the turn is what would be taken back", () => {
  expect(lastAct(view([missed], { side: "blue" }), "red-1")).toBe('guess "SÓL"');
});

test("a chief's last act is the clue, also when others have touched cards since", () => {
  expect(lastAct(view([missed], { side: "blue" }), "red-chief")).toBe('clue "owoc" 2');
});

test("nothing is said where another move may have come since", () => {
  expect(lastAct(view([], { ...missed, end: null }, [["AS", "red-1"]]), "red-1")).toBe("");
  expect(lastAct(view([{ ...missed, end: "stop" }], { side: "blue" }), "red-1")).toBe("");
  expect(lastAct(view([missed], { side: "blue", word: "faraon", number: 1, objection: "red-1" }), "red-1")).toBe("");
});

test("where two give clues for a side, nobody is said to have given one", () => {
  const turn = { side: "A", word: "owoc", number: 2 };
  expect(lastAct(view([], turn, [], ["A1", "B1"]), "A1")).toBe('clue "owoc" 2');
  expect(lastAct(view([], turn, [], ["A1", "A2", "B1"]), "A1")).toBe("");
});

test("a game without a board has nothing to say", () => {
  expect(lastAct(null, "P1")).toBe("");
  expect(lastAct({} as View, "P1")).toBe("");
});
