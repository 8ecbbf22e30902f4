// How a game of Duet ended: one verdict that is true for every reader.

import { t } from "../shared/language.svelte";
import { sideOf, type DuetView, type Name, type Report } from "./view";

export interface Result {
  won: boolean;
  title: string;
  why: string;
  yours: string;
}

/** The card that ended the game, if one did. */
export function lastCard(view: DuetView): string {
  const touched = view.outcome && !["resigned", "restart"].includes(view.outcome.reason);
  return touched ? (view.turn.touches?.at(-1)?.card ?? "") : "";
}

// messages: duet-why-{all-found,assassin,out-of-time,out-of-tokens,resigned,restart}
/** Whether you won, and by what: whoever touched the last card is named, so that nobody reads of a mistake that was another's. */
export function resultOf(view: DuetView, name: Name): Result {
  const won = Boolean(view.outcome?.winners.length);
  const touch = view.turn.touches?.at(-1);
  const counts = view.outcome?.reason !== "restart" && sideOf(view.seat) !== null;
  return {
    won,
    title: t(won ? "duet-won" : "duet-lost"),
    why: t(`duet-why-${view.outcome?.reason}`, { who: touch ? name(touch.seat) : "", card: touch?.card ?? "" }),
    yours: counts ? t(won ? "duet-fate-won" : "duet-fate-lost") : "",
  };
}

/** What to try next (DU-108). Whoever followed a bot's clue to an assassin is not told how to give clues. */
export function adviceOn(report: Report, timeouts: number, byBot: boolean): Report["advice"] | "rather-stop" {
  if (report.case === "time" && timeouts > 1) return "more-tokens";
  return report.case === "assassin" && byBot ? "rather-stop" : report.advice;
}
