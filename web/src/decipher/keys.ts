// The keys of the sheet where a word is guessed: a keyboard as people know it, with the letters that there are tiles of.

import { lettersOf } from "./letters";

const ROWS = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"];

/** The rows of keys for an alphabet; letters that no row has stand together in one of their own. */
export function keysOf(alphabet: string): string[][] {
  const letters = lettersOf(alphabet);
  const rows = ROWS.map((row) => [...row].filter((letter) => letters.includes(letter)));
  const others = letters.filter((letter) => !ROWS.some((row) => row.includes(letter)));
  return others.length ? [others, ...rows] : rows;
}
