// What seats are called, and which side they belong to. Only names; what a seat may do stands in its view.

import { t } from "../shared/language.svelte";
import type { Game } from "./wire";

export type Side = "red" | "blue" | "a" | "b" | "";

/** The side of a seat: red-2 is red, B1 is b, a seat of its own has none. */
export function sideOf(seat: string): Side {
  const found = /^(red|blue|A|B)(?=-|\d)/.exec(seat)?.[1];
  return (found?.toLowerCase() ?? "") as Side;
}

/** What a seat is called when nobody sits there; in Codenames a number belongs to an operative. */
export function seatName(seat: string, game = ""): string {
  const [side = "", place = ""] = seat.split("-");
  if (seat === "operative") return t("seat-shared");
  if (place === "chief") return t("seat-chief", { side });
  if (place) return t(game === "codenames" ? "seat-operative" : "seat-member", { side, number: place });
  const number = seat.slice(1);
  return seat.startsWith("P") ? t("seat-player", { number }) : t("seat-side", { side: seat.slice(0, 1), number });
}
