import { describe, expect, it } from "vitest";
import { fit, isLong } from "./fit";

describe("a word on its card", () => {
  it("stands in one line while that can be read", () => {
    expect(fit("KOT")).toEqual({ lines: 1, letters: 3 });
    expect(fit("ŚWIERSZCZ")).toEqual({ lines: 1, letters: 9 });
    expect(fit("向日葵")).toEqual({ lines: 1, letters: 7 });
  });
  it("is set in the narrowest face if it is long", () => {
    expect(["PIEKARNIK", "FORTEPIAN", "WIELORYB"].every(isLong)).toBe(true);
    expect(["KOTWICA", "孙悟空大闹天宫记"].some(isLong)).toBe(false);
  });
  it("is broken between its words", () => {
    expect(fit("NEW YORK CITY")).toEqual({ lines: 2, letters: 8 });
  });
  it("is broken within a word that no line can hold", () => {
    expect(fit("KONSTANTYNOPOLITAŃCZYK")).toEqual({ lines: 2, letters: 11 });
    expect(fit("A".repeat(60))).toEqual({ lines: 4, letters: 15 });
  });
});
