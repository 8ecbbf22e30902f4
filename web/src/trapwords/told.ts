// What the moves of Trapwords are about, for the steps of a replay.

import { t } from "../shared/language.svelte";

// messages: verdict-{allowed,doubtful,forbidden}
/** The word or the sentence; for a ruling its verdict, which stands after the number of the doubt. */
export function about(move: string, [first = "", second = ""]: readonly string[]): string {
  if (move === "heard" || move === "judge") return t(first === "yes" ? "trapwords-right" : "trapwords-wrong");
  return move === "ruling" ? t(`verdict-${second}`) : first;
}
