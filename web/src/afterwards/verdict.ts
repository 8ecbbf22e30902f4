// How a game ended, in one sentence.

import { has, list, t } from "../shared/language.svelte";
import { factsOf, plainWords } from "../table/games";
import { sideOf, sideTitle } from "../table/seat";
import type { View } from "../table/wire";

// messages: {…}-outcome-* (the games' messages)
/** The sentence; empty while the game goes on. */
export function verdict(view: View | null | undefined, name: (seat: string) => string): string {
  const outcome = view?.outcome;
  if (!view || !outcome) return "";
  const id = `${view.game}-outcome-${outcome.reason}`;
  const names = outcome.winners.map((winner) => (factsOf(view.game).sides.includes(winner) ? sideTitle(winner) : name(winner)));
  if (!has(id)) return t(names.length ? "generic-won" : "generic-over", { names: list(names), count: names.length, reason: plainWords(outcome.reason) });
  const side = outcome.winners.length === 2 ? "both" : (outcome.winners[0] ?? "");
  return t(id, { side, names: names.join(", "), count: names.length });
}

/** What it means for whoever looks, in one sentence; nothing for onlookers, or where everybody wins and loses together. */
export function fate(view: View | null | undefined): string {
  const winners = view?.outcome?.winners ?? [];
  if (!view?.outcome || !view.seats.includes(view.seat)) return "";
  const side = sideOf(view.seat, view.game);
  if (factsOf(view.game).sides.includes(side)) return t(winners.includes(side) ? "after-won" : "after-lost");
  const alone = winners.length > 0 && winners.every((winner) => view.seats.includes(winner));
  return alone ? t(winners.includes(view.seat) ? "after-won.alone" : "after-lost.alone") : "";
}
