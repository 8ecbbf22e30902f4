// What a screen reader says: polite for what happens, assertive for what cannot wait. And short notes for everybody.

interface Note {
  id: number;
  text: string;
  kind: "news" | "done" | "wrong" | "refusal";
  slot: number; // where it stands until it goes, whatever comes and goes meanwhile
}

interface Spoken {
  id: number;
  text: string;
}

const SLOTS = [0, 1, 2]; // for notes, from the top
const KEPT = 4; // earlier texts stay in their region: one that is still being read must not be taken away

let count = 0;
let waiting: { text: string; urgent: boolean; last: boolean }[] = [];
export const said = $state({ polite: [] as Spoken[], assertive: [] as Spoken[], notes: [] as Note[] });

/** Let a screen reader say it. Of several texts at one moment, one that is part of another is not said twice. */
export const announce = (text: string, urgent = false): void => wait(text, urgent, false);

/** Let a screen reader say whose turn it is and what to do now, after all that has happened at this moment. */
export const prompt = (text: string): void => wait(text, false, true);

function wait(text: string, urgent: boolean, last: boolean): void {
  if (!waiting.length) queueMicrotask(speak);
  waiting.push({ text, urgent, last });
}

function speak(): void {
  const texts = waiting.sort((one, other) => Number(one.last) - Number(other.last));
  waiting = [];
  texts.forEach(({ text, urgent }, at) => {
    const told = texts.some((other, place) => place !== at && other.text.includes(text) && (other.text !== text || place < at));
    if (told || !text) return;
    const region = urgent ? "assertive" : "polite";
    said[region] = [...said[region].slice(1 - KEPT), { id: ++count, text }];
  });
}

/** The number of the latest text: a region that appears now says only later ones. */
export const latest = (): number => count;

/** Forget what was said last: it belongs to another table or game. */
export function hush(): void {
  waiting = [];
  said.polite = [];
  said.assertive = [];
}

/** Show a short note, and say it: what happened, what was done, what was wrong, or why not. */
export function note(text: string, kind: Note["kind"] = "news"): void {
  const id = ++count;
  const free = SLOTS.find((place) => !said.notes.some((other) => other.slot === place));
  const [oldest, ...later] = said.notes;
  said.notes = [...(free === undefined ? later : said.notes), { id, text, kind, slot: free ?? oldest?.slot ?? 0 }];
  announce(text);
  setTimeout(() => (said.notes = said.notes.filter((other) => other.id !== id)), kind === "refusal" ? 9000 : 5000);
}

/** Why something was refused is settled: what was refused is being corrected, or another move is made. */
export function settle(): void {
  if (said.notes.some(({ kind }) => kind === "refusal")) said.notes = said.notes.filter(({ kind }) => kind !== "refusal");
}

/** Show why something was not done, and what to do instead. */
export function tell(problem: unknown): void {
  note(problem instanceof Error ? problem.message : String(problem), "refusal");
}
