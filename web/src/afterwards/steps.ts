// A move of a record, in the words of whoever looks.

import { has, t } from "../shared/language.svelte";
import type { Game, View } from "../table/wire";

export type { StepSight as Step } from "../generated/http";

const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s"]+/g;

const VERDICTS = new Set(["allowed", "doubtful", "forbidden"]);

/** The name of a move and what it is about, as a record has them. */
export function parts(move: string): string[] {
  return (move.match(TOKEN) ?? []).map((token) => (token.startsWith('"') ? (JSON.parse(token) as string) : token));
}

// messages: piece-{long,short,big,small} verdict-{allowed,doubtful,forbidden}
/** What a move is about, as people say it. */
function about(name: string, args: string[]): string {
  const [first = "", second = ""] = args;
  if (name === "clue" || name === "ask") return `${first} ${second === "unlimited" ? "∞" : second}`.trim();
  if (name === "give") return t(`piece-${first}`);
  if (name === "place") return t("decipher-field", { field: first });
  if (name === "heard" || name === "judge") return t(first === "yes" ? "trapwords-right" : "trapwords-wrong");
  if (name === "ruling") return t(`verdict-${VERDICTS.has(first) ? first : second}`); // Trapwords names the doubt first
  return first;
}

type Seen = (Partial<View> & { fields?: unknown[][]; sheet?: { word: string; solver: string | null }[] }) | null;

/** What was answered, where the views before and after tell it: whether a piece stays, whether a word was the one. */
export function answer(name: string, args: string[], before: Seen, after: Seen): string {
  if (name === "place") {
    const laid = (seen: Seen): number => seen?.fields?.[Number(args[0]) - 1]?.length ?? 0;
    return laid(after) > laid(before) ? "yes" : "no";
  }
  const read = after?.sheet?.[before?.sheet?.length ?? 0]; // the round that this move ended
  return name === "attempt" && read?.solver && read.word === args[0] ? "yes" : "";
}

/** Who did what, in one sentence. */
export function told(game: Game, who: string, move: string, before: View | null = null, after: View | null = null): string {
  const [name = "", ...args] = parts(move);
  const own = `told-${game}-${name}`;
  return t(has(own) ? own : `told-${name}`, { who, about: about(name, args), answer: answer(name, args, before, after) });
}
