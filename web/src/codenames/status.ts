// Whose turn it is and what to do, for every seat, in one line.

import { t } from "../shared/language.svelte";
import type { SymbolName } from "../shared/Symbol.svelte";
import type { Connection } from "../table/connection.svelte";
import { RIVAL, chiefOf, isChief, isShared, sideOf, type CodenamesView, type Side } from "./view";

export interface Status {
  says: string;
  todo: string;
  tone: Side;
  symbol: SymbolName;
}

// messages: codenames-plate-{guesses,thinks}
/** The line for this seat. */
export function statusOf(table: Connection, view: CodenamesView): Status {
  const { side, phase } = view;
  const [says, todo] = inWords(table, view);
  const tone = phase === "objection" ? RIVAL[side] : side; // the rivals decide
  return { says, todo, tone, symbol: tone };
}

function inWords(table: Connection, view: CodenamesView): [string, string] {
  const { side, phase, seat } = view;
  const own = isShared(seat) || sideOf(seat) === side;
  const chief = table.name(chiefOf(view, side));
  if (phase === "objection") {
    const judge = table.name(chiefOf(view, RIVAL[side]));
    return [t("codenames-says-dispute"), table.choice("waive") ? t("codenames-todo-decide") : t("codenames-todo-decides", { name: judge })];
  }
  if (phase === "ghost") return [t("codenames-says-ghost"), table.choice("cover") ? t("codenames-todo-ghost") : t("codenames-todo-ghost.waits", { name: chief })];
  if (phase === "clue") {
    if (table.choice("clue") ?? table.choice("announce")) return [t("codenames-says-own-clue"), clueTodo(table)];
    const watches = !sideOf(seat) && !isShared(seat);
    if (own) return [t("codenames-says-own-chief"), t("codenames-todo-own-chief", { name: chief })];
    return [t("codenames-plate-thinks", { side }), t(watches ? "codenames-todo-watch" : "codenames-todo-rivals-clue", { name: chief })];
  }
  if (table.choice("guess") ?? table.choice("mark")) return [t("codenames-says-own-guess"), `${t("codenames-todo-guess")} ${limit(view)}`];
  if (own) return [t("codenames-says-own-guess"), isChief(seat) ? t("codenames-todo-own-guess") : limit(view)];
  return [t("codenames-plate-guesses", { side }), sideOf(seat) ? t("codenames-todo-rivals-guess") : limit(view)];
}

function clueTodo(table: Connection): string {
  if (table.choice("cover")) return t("codenames-todo-clue.penalty");
  return t(table.choice("announce") ? "codenames-todo-clue.aloud" : "codenames-todo-clue");
}

/** How often the team may still guess; a 0 and no number have no limit (CN-61, CN-63). */
export function limit(view: CodenamesView): string {
  if (view.guesses_left != null) return t("codenames-todo-guesses", { count: view.guesses_left });
  return t(view.turn.number === 0 ? "codenames-todo-zero" : "codenames-todo-unlimited");
}
