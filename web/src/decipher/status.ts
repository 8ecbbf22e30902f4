// Whose turn it is, from the reader's side. What to do with a piece stands beside it, in the hand.

import { t } from "../shared/language.svelte";
import { isRevealed, type DecipherView, type Name } from "./view";

/** One short sentence for the top of the room. */
export function whoseTurn(view: DecipherView, name: Name): string {
  if (view.outcome) return t("decipher-now-over");
  if (isRevealed(view)) return t("decipher-revealed");
  const smith = view.phase === "word" || view.phase === "give";
  const seat = smith ? view.wordsmith : view.seeker;
  if (seat === view.seat) return t("decipher-now-yours");
  return t(view.phase === "word" ? "decipher-now-sets" : smith ? "decipher-now-gives" : "decipher-now-theirs", { name: name(seat) });
}
