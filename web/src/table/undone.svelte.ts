// Whether moves were taken back: the house counts how often that was done in a game.

import { untrack } from "svelte";
import type { Connection } from "./connection.svelte";

/** Tell when moves were taken back, and when a proposal to do so has come to nothing. */
export function whenUndone(table: () => Connection, tell: (done: boolean) => void): void {
  let before = { game: -1, undone: 0, asks: false };

  $effect(() => {
    const { game = 0, undone = 0, vote, running } = table().table ?? {};
    const now = { game, undone, asks: vote?.kind === "undo" };
    untrack(() => {
      const same = now.game === before.game;
      if (same && now.undone > before.undone) tell(true);
      else if (same && before.asks && !now.asks && running) tell(false);
      before = now;
    });
  });
}
