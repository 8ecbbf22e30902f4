// Bots for everybody who is still missing: the house says which seat has to be taken next.

import { addBot } from "../bots";
import type { Connection } from "../connection.svelte";
import { sideOf, tone } from "../seat";

/** Let bots sit down until the game can begin. */
export async function fill(table: Connection): Promise<void> {
  for (let seat = wanted(table); seat; seat = wanted(table)) await table.ask(addBot(seat, table.table!.settings.game));
}

/** A free seat that has to be taken before the game can begin. */
function wanted({ table }: Connection): string | undefined {
  const { seat, team } = table?.missing?.params ?? {};
  if (seat) return String(seat);
  return team ? table?.chairs.find((chair) => !table.seats[chair] && (tone(sideOf(chair, table.settings.game)) || "players") === team) : undefined;
}
