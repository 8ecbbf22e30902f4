// A move of a record, in the words of whoever looks.

import { has, t } from "../house/language.svelte";
import type { Game } from "../table/wire";

export interface Step {
  seat: string;
  move: string;
}

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

/** Who did what, in one sentence. */
export function told(game: Game, who: string, move: string): string {
  const [name = "", ...args] = parts(move);
  const own = `told-${game}-${name}`;
  return t(has(own) ? own : `told-${name}`, { who, about: about(name, args) });
}
