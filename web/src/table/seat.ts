// What seats are called and which side they belong to, as the server says it.

import { has, t } from "../shared/language.svelte";
import type { SeatFacts } from "../generated/http";
import { capital, factsOf, nameOf, plainWords } from "./games";

const UNKNOWN: SeatFacts = { side: "", role: "", number: 0 };

/** Side, role and number of a seat. An onlooker's seat has none of them. */
export const seatOf = (seat: string, game: string | undefined): SeatFacts => factsOf(game ?? "").seats[seat] ?? UNKNOWN;

/** The side of a seat; empty where a game has no sides. */
export const sideOf = (seat: string, game: string | undefined): string => seatOf(seat, game).side;

/** How many seats this side can have in some variant of the game. */
export const sizeOf = (game: string, side: string): number => Object.values(factsOf(game).seats).filter((seat) => seat.side === side).length;

/** The CSS class of a side. */
export const tone = (side: string): string => side.toLowerCase();

// messages: bench-{red,blue,a,b,all}
/** What a side is called in the lobby; without sides all seats stand together. */
export function sideTitle(side: string): string {
  return capital(nameOf(`bench-${tone(side) || "all"}`, side));
}

// messages: seat-{chief,operative,shared,partner,member,player} (the games' messages)
/** What a seat is called when nobody sits there. */
export function seatName(seat: string, game: string | undefined): string {
  const { side, role, number } = seatOf(seat, game);
  if (!role) return seat;
  return has(`seat-${role}`) ? t(`seat-${role}`, { side, number }) : [side, plainWords(role), number].filter(Boolean).join(" ");
}
