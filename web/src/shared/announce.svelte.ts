// What a screen reader says: polite for what happens, assertive for what cannot wait. And short notes for everybody.

interface Note {
  id: number;
  text: string;
  kind: "news" | "done" | "wrong" | "refusal";
}

let count = 0;
export const said = $state({ polite: "", assertive: "", notes: [] as Note[] });

/** Let a screen reader say it. */
export function announce(text: string, urgent = false): void {
  if (urgent) said.assertive = text;
  else said.polite = text;
}

/** Forget what was said last: it belongs to another table or game. */
export function hush(): void {
  said.polite = "";
  said.assertive = "";
}

/** Show a short note, and say it: what happened, what was done, what was wrong, or why not. */
export function note(text: string, kind: Note["kind"] = "news"): void {
  const id = ++count;
  said.notes = [...said.notes.slice(-2), { id, text, kind }];
  announce(text);
  setTimeout(() => (said.notes = said.notes.filter((other) => other.id !== id)), kind === "refusal" ? 9000 : 5000);
}

/** Show why something was not done, and what to do instead. */
export function tell(problem: unknown): void {
  note(problem instanceof Error ? problem.message : String(problem), "refusal");
}
