// New teams by chance: the people who sit here change places, two at a time.

import type { Connection } from "../connection.svelte";

/** Let everybody who sits here sit somewhere by chance. */
export async function shuffle(table: Connection): Promise<void> {
  const seats = Object.keys(table.table?.seats ?? {});
  for (let last = seats.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    if (other !== last) await table.ask({ do: "swap", seat: seats[last]!, other: seats[other]! });
  }
}
