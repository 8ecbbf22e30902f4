// Which hints this person has understood. Kept in the browser, never sent.

export const HINTS = [
  "codenames-clue",
  "codenames-guess",
  "codenames-wait",
  "codenames-rivals-guess",
  "codenames-own-chief",
  "codenames-own-guess",
  "duet-clue",
  "duet-guess",
  "duet-sudden",
  "trapwords-writing",
  "trapwords-describing",
  "trapwords-watching",
  "trapwords-guessing",
  "decipher-word",
  "decipher-give",
  "decipher-place",
  "decipher-bonus",
] as const;
export type HintName = (typeof HINTS)[number];

const KEY = "cluehouse.hints";

function kept(): HintName[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? HINTS.filter((name) => found.includes(name)) : [];
  } catch {
    return [];
  }
}

let known = $state<HintName[]>(kept());

/** Has this hint been put away? */
export const understood = (name: HintName): boolean => known.includes(name);

/** Put this hint away for good. */
export function understand(name: HintName): void {
  known = [...known, name];
  localStorage.setItem(KEY, JSON.stringify(known));
}
