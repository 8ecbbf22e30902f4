import { describe, expect, it } from "vitest";
import type { View } from "../table/wire";
import { answer } from "./told";

const seen = (part: { fields?: string[][]; sheet?: { word: string; solver: string | null }[] }): View => part as unknown as View;

describe("what was answered", () => {
  const round = (word: string, solver: string | null) => ({ word, solver });
  it("is yes for a piece that stays, no for one that does not", () => {
    expect(answer("place", ["2"], seen({ fields: [[], ["long"]] }), seen({ fields: [[], ["long", "short"]] }))).toBe("yes");
    expect(answer("place", ["2"], seen({ fields: [[], ["long"]] }), seen({ fields: [[], ["long"]] }))).toBe("no");
  });
  it("is yes for the word that ended the round", () => {
    expect(answer("attempt", ["TIGER"], seen({ sheet: [] }), seen({ sheet: [round("TIGER", "P2")] }))).toBe("yes");
    expect(answer("attempt", ["LINES"], seen({ sheet: [] }), seen({ sheet: [] }))).toBe("");
    expect(answer("attempt", ["LINES"], seen({ sheet: [] }), seen({ sheet: [round("TIGER", null)] }))).toBe(""); // the last attempt, in vain
  });
});
