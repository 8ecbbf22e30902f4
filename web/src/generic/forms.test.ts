import { describe, expect, it } from "vitest";
import type { Choice } from "../table/wire";
import { MOST_BUTTONS, buttonsOf, moveOf } from "./forms";

const clue: Choice = { do: "clue", args: { word: { kind: "text", longest: 8, one_word: true }, number: { kind: "between", least: 0, most: 9 } } };

describe("a form", () => {
  it("makes a move of what was filled in, each value of its own type", () => {
    expect(moveOf(clue, { word: " ocean ", number: "3" })).toEqual({ do: "clue", word: "ocean", number: 3 });
  });

  it.each([
    ["nothing", {}],
    ["only a part", { word: "ocean" }],
    ["two words for one", { word: "deep sea", number: "2" }],
    ["too long a text", { word: "waterfalls", number: "2" }],
    ["a number that is too large", { word: "ocean", number: "10" }],
    ["a number that is too small", { word: "ocean", number: "-1" }],
    ["half a number", { word: "ocean", number: "1.5" }],
  ])("makes none of %s", (_, draft) => {
    expect(moveOf(clue, draft)).toBeUndefined();
  });

  it("gives a chosen value as it was offered", () => {
    const choice: Choice = { do: "bid", args: { points: { kind: "one-of", values: [10, "all", true] }, open: { kind: "one-of", values: [false, true] } } };
    expect(moveOf(choice, { points: "0", open: "1" })).toEqual({ do: "bid", points: 10, open: true });
    expect(moveOf(choice, { points: "2", open: "0" })).toEqual({ do: "bid", points: true, open: false });
    expect(moveOf(choice, { points: "3", open: "0" })).toBeUndefined();
  });

  it("asks for a word of exactly so many letters", () => {
    const choice: Choice = { do: "set-word", args: { word: { kind: "spelling", length: 4, alphabet: "polish" } } };
    expect(moveOf(choice, { word: "żółw" })).toEqual({ do: "set-word", word: "żółw" });
    expect(moveOf(choice, { word: "żółwi" })).toBeUndefined();
    expect(moveOf(choice, { word: "koc" })).toBeUndefined();
  });
});

describe("a move that needs no form", () => {
  it("is one button where it has no fields", () => {
    expect(buttonsOf({ do: "stop" })).toEqual([{ move: { do: "stop" } }]);
  });

  it("is a button for each value of its only field", () => {
    expect(buttonsOf({ do: "guess", args: { card: { kind: "one-of", values: ["apple", 7] } } })).toEqual([
      { value: "apple", move: { do: "guess", card: "apple" } },
      { value: 7, move: { do: "guess", card: 7 } },
    ]);
  });

  it("has a form where something is to be typed, where there are several fields, or very many values", () => {
    expect(buttonsOf(clue)).toBeUndefined();
    expect(buttonsOf({ do: "say", args: { text: { kind: "text", longest: 80 } } })).toBeUndefined();
    const values = Array.from({ length: MOST_BUTTONS + 1 }, (_, place) => place);
    expect(buttonsOf({ do: "pick", args: { card: { kind: "one-of", values } } })).toBeUndefined();
  });
});
