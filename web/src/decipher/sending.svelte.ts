// A word on its way to the house: sent once, and what the house refuses is said beside it.

import { announce } from "../shared/announce.svelte";
import type { Connection } from "../table/connection.svelte";

export class Sending {
  refused = $state("");
  busy = $state(false);

  /** Make the move with this word; whether the house took it. */
  async send(table: Connection, move: "set-word" | "attempt", word: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      await table.move({ do: move, word });
      return true;
    } catch (problem) {
      this.refused = problem instanceof Error ? problem.message : String(problem);
      announce(this.refused);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
