// What a seat of Codenames is sent.

import type { LoggedTurn } from "../board/ClueLog.svelte";
import type { Ruled, View } from "../table/wire";

export type Side = "red" | "blue";
export const RIVAL: Record<Side, Side> = { red: "blue", blue: "red" };
export type Identity = Side | "bystander" | "assassin";

export interface Turn {
  side: Side;
  word?: string | null;
  number?: number | "unlimited" | null;
  touches?: { seat: string; card: string; cover: Identity }[];
  extra?: string | null;
  objection?: string | null;
  ruling?: Ruled | null;
  decision?: "upheld" | "waived" | null;
  end?: string | null;
}

export interface CodenamesView extends View {
  game: "codenames";
  side: Side;
  first: Side;
  words: string[];
  covers: (Identity | null)[];
  left: Partial<Record<Side, number>>;
  turn: Turn;
  turns: Turn[];
  guesses_left?: number | null;
  marks?: [string, string][];
  penalty?: boolean;
  overtime?: boolean;
  key?: Identity[] | null;
  asked?: { word: string; number: number | "unlimited"; answer: "waiting" | "approved" | "declined" } | null;
  approved?: boolean;
  score?: number | null;
}

/** A number as people write it. */
export const shownNumber = (number: Turn["number"]): string => (number === "unlimited" ? "∞" : String(number ?? ""));

/** The turns in which a clue was given, for the log. */
export function logged(view: CodenamesView): LoggedTurn[] {
  return [...view.turns, view.turn]
    .filter((turn) => turn.word)
    .map((turn) => ({
      tone: turn.side,
      word: turn.word ?? "",
      number: shownNumber(turn.number),
      hits: (turn.touches ?? []).map((touch) => ({ card: touch.card, what: touch.cover })),
      extra: turn.extra ?? undefined,
    }));
}

/** The language that the cards are in, where it is one of ours. */
export function cardLanguage(view: View): string | undefined {
  const language = String(view.options.language ?? "");
  return language === "zh" ? "zh-CN" : ["pl", "en"].includes(language) ? language : undefined;
}
