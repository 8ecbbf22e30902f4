// What the moves of Decipher are about and what was answered, for the steps of a replay.

import { t } from "../shared/language.svelte";
import type { View } from "../table/wire";
import type { DecipherView } from "./view";

// messages: piece-{long,short,big,small}, verdict-{allowed,doubtful,forbidden}
/** The piece, the field, the referee's verdict, or the word. */
export function about(move: string, [first = ""]: readonly string[]): string {
  if (move === "give") return t(`piece-${first}`);
  if (move === "mark-word" || move === "ruling") return t(`verdict-${first}`);
  return move === "place" ? t("decipher-field", { field: first }) : first;
}

/** What the views before and after a move tell: whether a piece stays, whether a word was the one. */
export function answer(move: string, args: readonly string[], before: View | null, after: View | null): string {
  const [then, now] = [before as DecipherView | null, after as DecipherView | null];
  if (move === "place") {
    const laid = (seen: DecipherView | null): number => seen?.fields[Number(args[0]) - 1]?.length ?? 0;
    return laid(now) > laid(then) ? "yes" : "no";
  }
  const read = now?.sheet[then?.sheet.length ?? 0]; // the round that this move ended
  return move === "attempt" && read?.solver && read.word === args[0] ? "yes" : "";
}
