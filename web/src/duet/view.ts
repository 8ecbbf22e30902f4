// What a seat of Duet is sent, and how it is shown.

import type { LoggedTurn } from "../board/ClueLog.svelte";
import type { Facts, Miss, Touch, Turn, View } from "../generated/duet";
import { t } from "../shared/language.svelte";
import { rulesOf } from "../table/games";
import { sideOf as sideOfSeat } from "../table/seat";
import type { Whole } from "../table/wire";

export type { Miss, Report, Turn } from "../generated/duet";
export type DuetView = Whole<View, "ticks">;
export type Side = Miss["side"];
export type Identity = NonNullable<View["keys"]>[Side] extends (infer One)[] | undefined ? One : never;
export type Result = Touch["result"];
export type Name = (seat: string) => string;

/** How many agents there are to find. */
export const agents = (): number => rulesOf<Facts>("duet").agents;

/** The side that a seat belongs to; an onlooker has none. */
export const sideOf = (seat: string): Side | null => (sideOfSeat(seat, "duet") as Side) || null;

/** The side at the lower edge of the board: our own, or A for those who look on. */
export const lowerSide = (view: DuetView): Side => sideOf(view.seat) ?? "A";

export const across = (side: Side): Side => (side === "A" ? "B" : "A");

export const seatsOf = (view: DuetView, side: Side): string[] => view.seats.filter((seat) => sideOf(seat) === side);

/** A side by its one player's name; a group goes by its letter. */
export function sideName(view: DuetView, side: Side, name: Name): string {
  const [seat = "", ...others] = seatsOf(view, side);
  return others.length ? t("duet-side", { side }) : name(seat);
}

/** Has a clue been given in this turn? One that was said aloud has a number and perhaps no word. */
export const isGiven = (turn: Turn): boolean => turn.number != null;

/** What a side is at just now; nothing when the game is over. */
export function doing(view: DuetView, side: Side): string {
  if (view.outcome) return "";
  if (view.phase === "objection") return view.turn.side === side ? "decides" : "waits";
  if (view.givers?.includes(side)) return view.phase === "open" ? "opens" : "thinks";
  if (view.guessers?.includes(side)) return view.sudden ? "searches" : "guesses";
  if (isGiven(view.turn) && view.turn.side === side) return "gives";
  return view.complete?.includes(across(side)) ? "done" : "waits";
}

/** How many of the greens on a side's own key the partner still has to find; only that side is sent its key. */
export const unfoundGreens = (view: DuetView, side: Side): number =>
  (view.keys?.[side] ?? []).filter((identity, place) => identity === "green" && !view.agents[place]).length;

/** The tokens that have left the bank. */
export function spent(view: DuetView): number {
  const laid = view.misses.flat().reduce((sum, miss) => sum + (miss.tokens ?? 1), 0);
  const penalties = [...view.turns, view.turn].filter((turn) => turn.penalty).length;
  return view.ticks.A + view.ticks.B + laid + penalties;
}

const HIT = { agent: "green", bystander: "bystander", assassin: "assassin" } as const;

/** The turns so far, for the log. Sudden death has touches and no clue. */
export function logged(view: DuetView, name: Name): LoggedTurn[] {
  const lower = lowerSide(view);
  return [...view.turns, view.turn]
    .filter((turn) => isGiven(turn) || turn.touches?.length)
    .map((turn) => ({
      tone: "",
      by: turn.side ? { name: sideName(view, turn.side, name), side: turn.side === lower ? "you" : "partner" } : undefined,
      word: turn.word ?? t(isGiven(turn) ? "clue-said-aloud" : "duet-sudden"),
      aloud: isGiven(turn) && !turn.word,
      number: String(turn.number ?? ""),
      hits: (turn.touches ?? []).map((touch) => ({ card: touch.card, what: HIT[touch.result] })),
      extra: turn.penalty ? t("duet-invalid") : undefined,
    }));
}

export { cardLanguage } from "../board/language";
