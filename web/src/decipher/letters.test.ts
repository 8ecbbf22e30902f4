import { describe, expect, test } from "vitest";
import { useGames } from "../table/games";
import { GAMES } from "../table/games.fixture";
import { KINDS, LETTERS, count, lettersOf, pieces } from "./letters";
import { candidates, drawsAs, type DecipherView } from "./view";

// Long bars, short bars, big arcs, small bows: the table of docs/rules/decipher.md.
const PIECES = `
  1000 I      1100 LT     1200 FKŁZ   1300 EŹŻ    1400 Ę      1001 P      1002 B      1010 D
  1101 R      2000 VX     2100 AH     2200 ĄMW    3000 N      3100 Ń      0300 Y      0010 C
  0020 O      0110 ĆG     0120 ÓQ     0002 S      0101 J      0102 Ś      0201 U
`;

const counts = new Map<string, string>();
for (const [, digits = "", letters = ""] of PIECES.matchAll(/(\d{4}) (\S+)/g)) for (const letter of letters) counts.set(letter, digits);

const board = (fields: DecipherView["fields"], refused: DecipherView["refused"] = []): DecipherView =>
  ({ alphabet: "polish", fields, refused }) as unknown as DecipherView;

useGames(GAMES);

describe("the letters as drawn", () => {
  test("are made of the pieces that the rules say", () => {
    const drawn = (letter: string): string => KINDS.map((kind) => LETTERS[letter]!.filter(([each]) => each === kind).length).join("");
    expect(Object.fromEntries(Object.keys(LETTERS).map((letter) => [letter, drawn(letter)]))).toEqual(Object.fromEntries(counts));
    for (const [letter, digits] of counts) expect(KINDS.map((kind) => count(letter, kind)).join(""), letter).toBe(digits);
    expect(pieces("Ę")).toBe(5);
  });

  test("cover both alphabets", () => {
    expect(lettersOf("polish").length).toBe(32);
    expect(lettersOf("international").length).toBe(26);
    for (const letter of [...lettersOf("polish"), ...lettersOf("international")]) expect(LETTERS[letter], letter).toBeDefined();
  });
});

describe("the candidates of a field", () => {
  test("are all letters while nothing is known", () => {
    expect(candidates(board([[]]), 1)).toEqual(lettersOf("polish"));
  });

  test("have room for every piece that lies there", () => {
    expect(candidates(board([["small", "small"]]), 1)).toEqual(["B", "S", "Ś"]);
  });

  test("have no more of a kind once it was refused", () => {
    expect(candidates(board([["long"]], [[1, "short"], [1, "long"], [1, "small"]]), 1)).toEqual(["D", "I"]);
    expect(candidates(board([["long"], []], [[2, "long"]]), 1)).toContain("N");
  });
});

test("a piece is drawn as a stroke of a letter only where the letter has one", () => {
  expect(drawsAs("K", ["long", "short", "short"])).toBe(true);
  expect(drawsAs("L", ["long", "short", "short"])).toBe(false);
});
