// How a game ended, in one sentence.

import { has, t } from "../house/language.svelte";
import type { View } from "../table/wire";

// messages: {codenames,duet,trapwords,decipher}-outcome-* (the house's games.ftl)
/** The sentence; empty while the game goes on. */
export function verdict(view: View | null | undefined, name: (seat: string) => string): string {
  const outcome = view?.outcome;
  const id = `${view?.game}-outcome-${outcome?.reason}`;
  if (!outcome || !has(id)) return "";
  const side = outcome.winners.length === 2 ? "both" : (outcome.winners[0] ?? "");
  const names = outcome.winners.map(name);
  return t(id, { side, names: names.join(", "), count: names.length });
}
