import { describe, expect, it } from "vitest";
import { fit } from "./fit";

const lines = (text: string): number => fit(text).lines;
const broken = (word: string): string => fit(word).text.replaceAll("\u00ad", "-");

describe("a word on its card", () => {
  it("stands in one line while that can be read", () => {
    expect(["KOT", "ŚWIERSZCZ", "CATERPILLAR", "PIERWIASTEK", "向日葵", "圣诞老人"].map(lines)).toEqual([1, 1, 1, 1, 1, 1]);
  });
  it("has as much room as its letters need", () => {
    expect(fit("MAMMOTH").letters).toBeGreaterThan(fit("FILIŻANKA").letters);
    expect(fit("向日葵").letters).toBeGreaterThan(fit("长城").letters);
  });
  it("is set in the narrowest face if it is long", () => {
    expect(["PIEKARNIK", "FORTEPIAN", "向日葵"].every((word) => fit(word).narrow)).toBe(true);
    expect(fit("SZALIK").narrow).toBe(false);
  });
  it("is broken between its words, and never within one that a line can hold", () => {
    expect(["BIG BEN", "LOS ANGELES", "NEW YORK CITY", "HADRIAN'S WALL", "CZTERY PORY ROKU"].map(lines)).toEqual([1, 2, 2, 2, 2]);
    expect(["HADRIAN'S WALL", "NEW YORK CITY"].map(broken)).toEqual(["HADRIAN'S WALL", "NEW YORK CITY"]);
    expect(fit("HADRIAN'S WALL").letters).toBeCloseTo(8.6, 0);
    expect(lines("上海合作组织")).toBe(2);
  });
  it("is broken within a word that no line can hold, where a syllable begins", () => {
    expect(["ELEKTROTECHNICZNY", "KONSTANTYNOPOLITAŃCZYK"].map(broken)).toEqual(["ELEKTRO-TECHNICZNY", "KONSTANTYNO-POLITAŃCZYK"]);
    expect(lines("ELEKTROTECHNICZNY")).toBe(2);
    expect(lines("A".repeat(24))).toBe(2);
  });
});
