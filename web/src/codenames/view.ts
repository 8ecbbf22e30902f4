// What a seat of Codenames is sent, and how it is shown.

import type { LoggedTurn } from "../board/ClueLog.svelte";
import type { Turn, View } from "../generated/codenames";
import { t } from "../shared/language.svelte";

export type { Turn } from "../generated/codenames";
export type CodenamesView = View;
export type Side = View["side"];
export type Identity = NonNullable<View["covers"][number]>;
export const RIVAL: Record<Side, Side> = { red: "blue", blue: "red" };

/** A number as people write it. */
export const shownNumber = (number: Turn["number"]): string => (number === "unlimited" ? "∞" : String(number ?? ""));

/** All turns up to now. */
export const turnsOf = (view: CodenamesView): Turn[] => [...view.turns, view.turn];

/** The clue of a turn as people say it. */
export const shownClue = (turn: Turn): string => (turn.word ? `${turn.word} ${shownNumber(turn.number)}` : "");

/** The turns in which a clue was given, for the log. */
export function logged(view: CodenamesView): LoggedTurn[] {
  const turns = turnsOf(view);
  return turns
    .map((turn, place) => ({
      tone: turn.side,
      word: turn.word ?? "",
      number: shownNumber(turn.number),
      hits: (turn.touches ?? []).map((touch) => ({ card: touch.card, what: touch.cover })),
      extra: remark(turn, turns[place - 1], turns[place + 1]),
      struck: turn.decision === "upheld",
    }))
    .filter((turn) => turn.word);
}

/** A card covered without a touch: the penalty stands with the invalid clue, not with the clue that follows (CN-71). */
function remark(turn: Turn, before: Turn | undefined, after: Turn | undefined): string | undefined {
  if (turn.decision === "upheld") return after?.extra ? t("codenames-invalid.covered", { card: after.extra }) : t("codenames-invalid");
  return turn.extra && before?.decision !== "upheld" ? t("codenames-ghost-covered", { card: turn.extra }) : undefined;
}

export { cardLanguage } from "../board/language";
