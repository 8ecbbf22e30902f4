// The letters that somebody guesses for himself, field by field. They stay on this device and are never sent.

const KEY = "cluehouse.decipher.guesses";

interface Kept {
  of: string;
  letters: string[];
}

function kept(of: string): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    return found?.of === of ? found.letters : [];
  } catch {
    return [];
  }
}

export class Guesses {
  #of = "";
  #letters = $state<string[]>([]);

  /** Turn to this round; the guesses of another one are forgotten. */
  open(of: string): void {
    if (of === this.#of) return;
    this.#of = of;
    this.#letters = kept(of);
  }

  /** What is guessed for a field, or "". */
  at(field: number): string {
    return this.#letters[field - 1] ?? "";
  }

  /** Guess this letter, or take it back if it was guessed already. */
  toggle(field: number, letter: string): void {
    const letters = [...this.#letters];
    for (let place = letters.length; place < field; place++) letters.push("");
    letters[field - 1] = letters[field - 1] === letter ? "" : letter;
    this.#letters = letters;
    localStorage.setItem(KEY, JSON.stringify({ of: this.#of, letters }));
  }
}
