// Whether moves were taken back: the proposal is gone, and the game looks as it looked before.

import { untrack } from "svelte";
import type { Connection } from "./connection.svelte";

/** Tell when a proposal to take moves back has come to its end, and whether it was done. */
export function whenUndone(table: () => Connection, tell: (done: boolean) => void): void {
  const looks = new Set<string>();
  let game = 0;
  let asked = false;
  let before = "";

  $effect(() => {
    const { view, table: sight } = table();
    untrack(() => {
      if (sight?.game !== game) looks.clear();
      game = sight?.game ?? 0;
      const look = JSON.stringify(view);
      const asks = sight?.vote?.kind === "undo";
      if (asked && !asks && sight?.running) tell(look !== before && looks.has(look));
      looks.add(look);
      before = look;
      asked = asks;
    });
  });
}
