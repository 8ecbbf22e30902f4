// What the hourglass showed when each line was said: the house's clock knows.

import { untrack } from "svelte";
import type { Connection } from "../table/connection.svelte";
import type { TrapwordsView } from "./view";

export interface Said {
  left?: number; // on the hourglass, while it runs
  at: number; // by our own clock
}

/** When the lines of the turn under way were said. The house tells it with the clock alone: once the sand stands still,
 *  nobody is shown what only a page that was not reloaded could still know. */
export function lineTimes(table: () => Connection) {
  let times = $state.raw<Said[]>([]);
  let turn = "";
  $effect(() => {
    const { clock, ahead } = table();
    const view = table().view as TrapwordsView;
    const now = `${view.round} ${view.turn?.team}`;
    untrack(() => {
      const { what, until, of } = clock ?? {};
      if (what === "hourglass" && until != null && of != null) {
        times = (clock?.lines ?? []).map((said) => ({ left: Math.min(of, until - said), at: said - ahead }));
      } else times = now === turn ? times.map(({ at }) => ({ at })) : [];
      turn = now;
    });
  });
  return {
    get all() {
      return times;
    },
  };
}
