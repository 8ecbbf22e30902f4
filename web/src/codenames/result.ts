// How a game of Codenames ended: one verdict that is true for every reader.

import { fate } from "../afterwards/verdict";
import { t } from "../shared/language.svelte";
import { agentsOf, turnsOf, type CodenamesView, type Side } from "./view";

export interface Result {
  winner: Side;
  title: string;
  why: string;
  yours: string;
}

/** The card that ended the game, if one did. */
export function lastCard(view: CodenamesView): string {
  return view.outcome && view.outcome.reason !== "resigned" ? (view.turn.touches?.at(-1)?.card ?? view.turn.extra ?? "") : "";
}

// messages: codenames-why-{all-found,assassin,resigned}
/** Who won, and by what. */
export function resultOf(view: CodenamesView, name: (seat: string) => string): Result {
  const side = (view.outcome?.winners[0] ?? view.side) as Side;
  const last = turnsOf(view).at(-1);
  const touch = last?.touches?.at(-1);
  const covered = view.outcome?.reason === "all-found" && (last?.extra || !touch);
  const why = covered ? "covered" : view.outcome?.reason;
  return {
    winner: side,
    title: t("codenames-title", { side }),
    why: t(`codenames-why-${why}`, { side, who: touch ? name(touch.seat) : "", card: (covered ? last?.extra : touch?.card) ?? "", count: agentsOf(view, side) }),
    yours: fate(view),
  };
}
