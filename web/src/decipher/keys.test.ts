// The sheet's own keyboard.

import { expect, test, vi } from "vitest";
import { keysOf } from "./keys";

vi.mock("./letters", () => ({ lettersOf: (alphabet: string) => [...(alphabet === "polish" ? "AĄBCĆDEĘFGHIJKLŁMNŃOÓPRSŚTUWYZŹŻ" : "ABCDEFGHIJKLMNOPQRSTUVWXYZ")] }));

test("every letter has exactly one key, and no key is too many", () => {
  expect(keysOf("international").flat().sort().join("")).toBe("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const polish = keysOf("polish");
  expect(new Set(polish.flat()).size).toBe(32);
  expect(polish.flat()).not.toContain("Q");
  expect(polish[0]?.join("")).toBe("ĄĆĘŁŃÓŚŹŻ");
});
