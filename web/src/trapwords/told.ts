// What the moves of Trapwords are about, for the steps of a replay.

import { t } from "../shared/language.svelte";
import type { View } from "../table/wire";
import { quoted } from "./quoting";
import { played, type TrapwordsView } from "./view";

// messages: verdict-{allowed,doubtful,forbidden}
/** The word or the sentence; for a ruling its verdict, which stands after the number of the doubt. */
export function about(move: string, [first = "", second = ""]: readonly string[]): string {
  if (move === "heard" || move === "judge") return t(first === "yes" ? "trapwords-right" : "trapwords-wrong");
  if (move === "ruling") return t(`verdict-${second}`);
  return move === "hold" || move === "guess" ? quoted(first) : first;
}

/** How the turn ended that this move ended, if it ended one. */
export function answer(_move: string, _args: readonly string[], before: View | null, after: View | null): string {
  const ends = (view: View | null): string[] => (view ? played(view as TrapwordsView).map(({ turn }) => turn.end ?? "") : []);
  return ends(after)[ends(before).length] ?? "";
}
