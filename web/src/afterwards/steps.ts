// A move of a record, in the words of whoever looks.

import { has, t } from "../house/language.svelte";
import type { Game } from "../table/wire";

export interface Step {
  seat: string;
  move: string;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s"]+/g;
const SILENT = new Set(["lapse", "stopwatch"]); // what the clock notes for itself

/** The name of a move and what it is about, as a record has them. */
export function parts(move: string): string[] {
  return (move.match(TOKEN) ?? []).map((token) => (token.startsWith('"') ? (JSON.parse(token) as string) : token));
}

/** What a move is about, as people say it. */
function about(name: string, args: string[]): string {
  const [first = "", second = ""] = args;
  if (SILENT.has(name)) return "";
  if (name === "clue" || name === "ask") return `${first} ${second === "unlimited" ? "∞" : second}`.trim();
  if (name === "give") return t(`piece-${first}`);
  if (name === "place") return t("decipher-field", { field: first });
  if (name === "heard" || name === "judge") return t(first === "yes" ? "trapwords-right" : "trapwords-wrong");
  if (name === "ruling") return t(`verdict-${first}`);
  return first;
}

// messages: move-* (the house's games.ftl), piece-*, verdict-*
/** Who did what, in one line. */
export function told(game: Game, who: string, move: string): string {
  const [name = "", ...args] = parts(move);
  const own = `move-${game}-${name}`;
  const what = t(has(own) ? own : `move-${name}`);
  const thing = about(name, args);
  return thing ? t("replay-step-about", { who, what, about: thing }) : t("replay-step", { who, what });
}
