// Whose turn it is and what to do, for every seat, in one line.

import { t } from "../shared/language.svelte";
import type { Connection } from "../table/connection.svelte";
import { across, agents, isGiven, lowerSide, seatsOf, sideName, sideOf, unfoundGreens, type DuetView } from "./view";

export interface Status {
  says: string;
  todo: string;
}

/** The line for this seat. */
export function statusOf(table: Connection, view: DuetView): Status {
  const [says, todo] = sideOf(view.seat) ? inWords(table, view) : watched(table, view);
  return { says, todo: warning(view) || todo };
}

// messages: duet-todo-{last-token,last-tick,last-two,no-token}
/** Before sudden death everybody reads what this turn leads to, instead of what they have known since the first. */
function warning(view: DuetView): string {
  const plays = view.phase === "clue" || view.phase === "guess";
  return plays && view.shortage ? t(`duet-todo-${view.shortage}`) : "";
}

function inWords(table: Connection, view: DuetView): [string, string] {
  const own = lowerSide(view);
  const name = sideName(view, across(own), (seat) => table.name(seat));
  const bot = seatsOf(view, across(own)).every((seat) => table.sitter(seat)?.bot);
  if (view.phase === "restart") return [t("duet-says-restart"), ""];
  if (view.phase === "objection") return [t("duet-says-dispute"), view.turn.side === own ? t("duet-todo-decide") : t("duet-todo-decides", { name })];
  if (view.phase === "open") return [t("duet-says-open"), t(bot ? "duet-todo-open.bot" : "duet-todo-open", { name })];
  if (view.phase === "sudden-death") return sudden(view, name, bot);
  const first = !view.turns.length;
  const through = (side: typeof own): boolean => Boolean(view.complete?.includes(across(side))); // it has nothing left to find (DU-64)
  if (view.givers?.includes(own)) return first ? [t("duet-says-waiting", { name }), t("duet-todo-first")] : [t("duet-says-clue"), through(own) ? t("duet-todo-clue-all") : t("duet-todo-clue", { name })];
  if (view.givers?.length && through(across(own))) return [t("duet-says-thinks", { name }), t("duet-todo-thinks-all", { name })];
  if (view.givers?.length) return [t("duet-says-thinks", { name }), t(first ? "duet-todo-thinks.first" : "duet-todo-thinks", { name })];
  if (view.guessers?.includes(own)) return [t("duet-says-guess"), view.turn.number === 0 ? t("duet-todo-zero") : t("duet-todo-guess", { name })];
  return [t("duet-says-guesses", { name }), t("duet-todo-guesses")];
}

/** How many words are missing everybody knows, and how many of them are the partner's tells the own key; more nobody may be told (DU-68). */
function sudden(view: DuetView, name: string, bot: boolean): [string, string] {
  const own = lowerSide(view);
  const left = agents() - view.placed;
  const theirs = unfoundGreens(view, own);
  const [mine, others] = [view.guessers?.includes(own), view.guessers?.includes(across(own))];
  if (mine && others) return [t("duet-says-both"), t(bot ? "duet-todo-both.bot" : "duet-todo-both", { name, left, theirs })];
  if (!mine) return [t("duet-says-guesses", { name }), view.handed === own ? t("duet-todo-handed", { name, theirs }) : t("duet-todo-nothing")];
  if (view.handed === across(own)) {
    const alone = left - theirs; // what the own key does not show only the own side can find
    return [t("duet-says-waiting", { name }), alone ? t("duet-todo-yours", { alone, left }) : t("duet-todo-sudden-watch", { left })];
  }
  return [t("duet-says-alone"), t("duet-todo-alone", { left })];
}

function watched(table: Connection, view: DuetView): [string, string] {
  const active = [...(view.givers ?? []), ...(view.guessers ?? [])];
  const name = sideName(view, active[0] ?? view.turn.side ?? "A", (seat) => table.name(seat));
  if (view.phase === "open") return [t("duet-open"), t("duet-todo-open.watch")];
  if (view.phase === "restart") return [t("duet-says-restart"), ""];
  if (view.phase === "objection") return [t("duet-says-dispute"), t("duet-todo-decides", { name })];
  if (view.phase === "sudden-death") return [active.length > 1 ? t("duet-sudden") : t("duet-says-guesses", { name }), t("duet-todo-sudden-watch", { left: agents() - view.placed })];
  return isGiven(view.turn) ? [t("duet-says-guesses", { name }), t("duet-todo-guesses.watch")] : [t("duet-says-thinks", { name }), t("duet-todo-thinks.watch", { name })];
}
