// Who is missing in a game that goes on: seats where nobody sits, and people who have been out of reach for a while.

import { untrack } from "svelte";
import { t } from "../shared/language.svelte";
import type { Connection } from "./connection.svelte";
import { seatName } from "./seat";
import type { Person } from "./wire";

const PATIENCE = 5000; // a phone that changes networks, or a page that is loaded anew, is back before

export interface Absent {
  seat: string;
  person?: Person; // whose seat it is; none: it is empty
}

/** The seats that the game may have to wait for. */
export function absentAt(table: () => Connection): { readonly seats: Absent[] } {
  const gone = $derived(table().table?.running ? missing(table()) : []);
  const away = $derived(gone.flatMap(({ person }) => person?.id ?? []).join());
  let long = $state<string[]>([]);

  $effect(() => {
    const ids = away ? away.split(",") : [];
    long = untrack(() => long).filter((id) => ids.includes(id));
    if (!ids.length) return;
    const timer = setTimeout(() => (long = ids), PATIENCE);
    return () => clearTimeout(timer);
  });

  const seats = $derived(gone.filter(({ person }) => !person || long.includes(person.id)));
  return {
    get seats() {
      return seats;
    },
  };
}

/** Who is missing there, in words. */
export function says({ seat, person }: Absent, game: string | undefined): string {
  return person ? t("seat-out-of-reach", { name: person.name }) : t("seat-empty", { seat: seatName(seat, game) });
}

/** Seats without anybody, and seats whose people are not connected now. */
export function missing(table: Connection): Absent[] {
  return (table.table?.chairs ?? [])
    .map((seat) => ({ seat, person: table.sitter(seat) }))
    .filter(({ person }) => !person || (!person.bot && !person.here && person.id !== table.you.person));
}
