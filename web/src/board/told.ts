// What the moves of a game with clues and cards are about, for the steps of a replay.

import { t } from "../shared/language.svelte";

// messages: verdict-{allowed,doubtful,forbidden}
/** A clue with its number, the number alone if it was said aloud, a ruling's verdict, or the card. */
export function about(move: string, [first = "", second = ""]: readonly string[]): string {
  if (move === "clue" || move === "ask") return `${first} ${second === "unlimited" ? "∞" : second}`.trim();
  if (move === "announce") return first === "unlimited" ? "∞" : first;
  return move === "ruling" ? t(`verdict-${first}`) : first; // whoever says it puts pictures in quotation marks
}
