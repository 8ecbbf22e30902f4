// How a game of Trapwords ended: who won, and by what, true for every reader.

import { t } from "../shared/language.svelte";
import { RIVAL, TEAMS, type Team, type TrapwordsView } from "./view";

export interface Verdict {
  title: string;
  why: string;
  team?: Team; // that won alone
}

/** The verdict and what stands below it. */
export function verdictOf(view: TrapwordsView): Verdict {
  const { winners = [], reason = "" } = view.outcome ?? {};
  const [first] = TEAMS.filter((team) => winners.includes(team));
  const team = winners.length === 1 ? first : undefined;
  const side = winners.length === 2 ? "both" : (first ?? "");
  const at = (who: Team): number => view.options.chambers[view.positions[who]] ?? 0;
  const round = view.rounds?.length || view.round;
  const where = team ? t("trapwords-verdict-where", { side: RIVAL[team], round, chamber: at(RIVAL[team]) }) : "";
  if (reason === "monster-beaten") return { title: t("trapwords-verdict-beaten", { side }), why: where || t("trapwords-round-number", { number: round }), team };
  if (reason === "faster") return { title: t("trapwords-verdict-faster", { side }), why: where, team };
  if (reason === "resigned") return { title: t("trapwords-verdict-resigned", { side }), why: t("trapwords-verdict-given-up", { side, round: view.round }), team };
  return { title: t("trapwords-verdict-monster"), why: t("trapwords-verdict-eight", { red: at("red"), blue: at("blue") }) };
}
