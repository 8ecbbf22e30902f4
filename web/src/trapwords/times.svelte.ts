// What the hourglass showed when each line was said: the house's clock knows.

import { untrack } from "svelte";
import type { Connection } from "../table/connection.svelte";
import type { TrapwordsView } from "./view";

export interface Said {
  left: number; // on the hourglass
  at: number; // by our own clock
}

/** When the lines of the turn under way were said; kept while the turn is settled and no clock runs. */
export function lineTimes(table: () => Connection) {
  let times = $state.raw<Said[]>([]);
  let turn = "";
  $effect(() => {
    const { clock, ahead } = table();
    const view = table().view as TrapwordsView;
    const now = `${view.round} ${view.turn?.team}`;
    untrack(() => {
      const { until, of } = clock ?? {};
      if (until != null && of != null) times = (clock?.lines ?? []).map((said) => ({ left: Math.min(of, until - said), at: said - ahead }));
      else if (now !== turn) times = [];
      turn = now;
    });
  });
  return {
    get all() {
      return times;
    },
  };
}
