// People who have come in and have no seat yet. Each is shown in the first free seat of the smaller team, where the host
// or they themselves choose what they play.

import { roomOf } from "../../rooms";
import { announce } from "../../shared/announce.svelte";
import { list, t } from "../../shared/language.svelte";
import { sound } from "../../shared/sounds";
import type { Connection } from "../connection.svelte";
import { seatOf, sideOf } from "../seat";
import type { Person } from "../wire";

/** The seats where newcomers are shown, and those for whom there is no free one. */
export interface Arrivals {
  readonly people: Person[];
  readonly at: ReadonlyMap<string, Person>;
  readonly unplaced: Person[];
}

/** Who has come in lately. The host sees everybody, others see themselves. */
export function arrivalsAt(table: () => Connection): Arrivals {
  const sat = new Set<string>(); // who once had a seat and gave it up wants to watch …
  let game = "";
  const people = $derived.by(() => {
    const { table: now, you } = table();
    if (now && game !== now.settings.game) sat.clear(); // … but not who lost it because another game has fewer
    game = now?.settings.game ?? "";
    const seated = Object.values(now?.seats ?? {});
    for (const id of seated) sat.add(id);
    return (now?.people ?? []).filter(
      ({ id, bot, here }) => !bot && here && !table().claimant(id) && !seated.includes(id) && !sat.has(id) && (id === you.person ? !you.host : you.host),
    );
  });
  const at = $derived(place(table(), people));
  const shown = $derived(new Set(at.values()));
  hear(table, () => people);
  return {
    get people() {
      return people;
    },
    get at() {
      return at;
    },
    get unplaced() {
      return people.filter((person) => !shown.has(person));
    },
  };
}

/** Say and sound that somebody came in. */
function hear(table: () => Connection, people: () => Person[]): void {
  const known = new Set<string>();
  let first = true;
  $effect(() => {
    const others = people().filter(({ id }) => id !== table().you.person);
    const fresh = others.filter(({ id }) => !known.has(id));
    for (const { id } of others) known.add(id);
    if (fresh.length && !first) {
      sound("arrival");
      announce(t("arrivals", { names: list(fresh.map(({ name }) => name)), count: fresh.length }));
    }
    first = false;
  });
}

/** The seat where each of these people is shown: the first free one of the side with the fewest people. */
export function place({ table: now }: Connection, people: readonly Person[]): Map<string, Person> {
  const found = new Map<string, Person>();
  if (!now) return found;
  const game = now.settings.game;
  for (const person of people) {
    const taken = (seat: string): boolean => Boolean(now.seats[seat]) || found.has(seat);
    const free = now.chairs.filter((seat) => !taken(seat));
    const size = (seat: string): number => now.chairs.filter((other) => sideOf(other, game) === sideOf(seat, game) && taken(other)).length;
    const [best] = free.toSorted((one, other) => size(one) - size(other)); // stable: of equal sides the first
    if (best) found.set(best, person);
  }
  return found;
}

/** One of the parts that somebody can take on this side, and the seat that has it. */
export interface Part {
  seat: string;
  role: string;
  taken: boolean;
}

/** The parts of this seat's side. The first free seat has a part, or else the first seat. */
export function partsOf({ table: now }: Connection, at: string): Part[] {
  const game = now?.settings.game ?? "";
  const seats = (now?.chairs ?? []).filter((seat) => sideOf(seat, game) === sideOf(at, game));
  const roles = [...new Set(seats.map((seat) => seatOf(seat, game).role))].filter((role) => roomOf(game).roles?.[role]);
  return roles.map((role) => {
    const own = seats.filter((seat) => seatOf(seat, game).role === role);
    const free = own.includes(at) ? at : own.find((seat) => !now?.seats[seat]);
    return { seat: free ?? own[0]!, role, taken: !free };
  });
}
