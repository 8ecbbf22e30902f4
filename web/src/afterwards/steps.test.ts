import { describe, expect, it } from "vitest";
import { answer, parts } from "./steps";

describe("a move of a record", () => {
  it("is read word by word, with quotes taken off", () => {
    expect(parts("clue arctic 2")).toEqual(["clue", "arctic", "2"]);
    expect(parts('say "It is \\"white\\", like milk."')).toEqual(["say", 'It is "white", like milk.']);
    expect(parts("stop")).toEqual(["stop"]);
  });
});

describe("what was answered", () => {
  const round = (word: string, solver: string | null) => ({ word, solver });
  it("is yes for a piece that stays, no for one that does not", () => {
    expect(answer("place", ["2"], { fields: [[], ["long"]] }, { fields: [[], ["long", "short"]] })).toBe("yes");
    expect(answer("place", ["2"], { fields: [[], ["long"]] }, { fields: [[], ["long"]] })).toBe("no");
  });
  it("is yes for the word that ended the round", () => {
    expect(answer("attempt", ["TIGER"], { sheet: [] }, { sheet: [round("TIGER", "P2")] })).toBe("yes");
    expect(answer("attempt", ["LINES"], { sheet: [] }, { sheet: [] })).toBe("");
    expect(answer("attempt", ["LINES"], { sheet: [] }, { sheet: [round("TIGER", null)] })).toBe(""); // the last attempt, in vain
  });
});
