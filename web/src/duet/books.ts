// Team books that this browser has seen. A book's key makes its holder a member, so it is kept here alone.

const KEY = "cluehouse.books";
const MOST = 20;

export interface KnownBook {
  key: string;
  team: string;
}

/** The books we know, the latest first. */
export function knownBooks(): KnownBook[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as KnownBook[];
  } catch {
    return [];
  }
}

/** Remember a book. */
export function keepBook(key: string, team: string): void {
  const others = knownBooks().filter((book) => book.key !== key);
  localStorage.setItem(KEY, JSON.stringify([{ key, team }, ...others].slice(0, MOST)));
}

/** Forget a book; the book itself stays with the house. */
export function forgetBook(key: string): void {
  localStorage.setItem(KEY, JSON.stringify(knownBooks().filter((book) => book.key !== key)));
}
