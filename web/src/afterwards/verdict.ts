// How a game ended, in one sentence.

import { has, t } from "../shared/language.svelte";
import { sideOf } from "../table/seat";
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

/** What it means for whoever looks, in one sentence; nothing for onlookers, or where the verdict itself says it. */
export function fate(view: View | null | undefined): string {
  const winners = view?.outcome?.winners ?? [];
  if (!view?.outcome || view.game === "duet" || !view.seats.includes(view.seat)) return "";
  if (view.game === "decipher") return winners.length ? t(winners.includes(view.seat) ? "after-won.alone" : "after-lost.alone") : "";
  const side = sideOf(view.seat);
  return side ? t(winners.includes(side) ? "after-won" : "after-lost") : "";
}
