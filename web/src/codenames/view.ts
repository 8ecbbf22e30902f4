// What a seat of Codenames is sent, and how it is shown.

import type { LoggedTurn } from "../board/ClueLog.svelte";
import type { Facts, Turn, View } from "../generated/codenames";
import { t } from "../shared/language.svelte";
import { rulesOf } from "../table/games";
import { seatOf } from "../table/seat";

export type { Turn } from "../generated/codenames";
export type CodenamesView = View;
export type Side = View["side"];
export type Identity = NonNullable<View["covers"][number]>;
export const SIDES: readonly Side[] = ["red", "blue"];
export const RIVAL: Record<Side, Side> = { red: "blue", blue: "red" };

/** The side of a seat; an onlooker and an operative that both teams share have none. */
export const sideOf = (seat: string): Side | "" => seatOf(seat, "codenames").side as Side | "";

export const isChief = (seat: string): boolean => seatOf(seat, "codenames").role === "chief";

/** Is this the operative that both teams share? */
export const isShared = (seat: string): boolean => seatOf(seat, "codenames").role === "shared";

/** The seats of a side. */
export const seatsOf = (view: View, side: Side): string[] => view.seats.filter((seat) => sideOf(seat) === side);

/** The chief of a side, if it has one. */
export const chiefOf = (view: View, side: Side): string => seatsOf(view, side).find(isChief) ?? "";

/** How many agents a side has to find in all. */
export function agentsOf(view: View, side: Side): number {
  const { own, other } = rulesOf<Facts>("codenames");
  return side === view.first ? own : other;
}

/** A number as people write it. */
export const shownNumber = (number: Turn["number"]): string => (number === "unlimited" ? "∞" : String(number ?? ""));

/** All turns up to now. */
export const turnsOf = (view: CodenamesView): Turn[] => [...view.turns, view.turn];

/** Has a clue been given in this turn? One that was said aloud has a number and perhaps no word. */
export const isGiven = (turn: Turn): boolean => turn.number != null;

/** The word of a clue, or that it was said aloud. */
export const shownWord = (turn: Turn): string => turn.word ?? t("clue-said-aloud");

/** The clue of a turn as people say it. */
export const shownClue = (turn: Turn): string => (isGiven(turn) ? `${shownWord(turn)} ${shownNumber(turn.number)}` : "");

/** The turns in which a clue was given, for the log. */
export function logged(view: CodenamesView): LoggedTurn[] {
  const turns = turnsOf(view);
  return turns
    .map((turn, place) => ({
      tone: turn.side,
      word: isGiven(turn) ? shownWord(turn) : "",
      aloud: isGiven(turn) && !turn.word,
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
