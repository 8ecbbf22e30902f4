// What the hourglass showed when each line was said, as far as we were here to see it.

import { untrack } from "svelte";
import type { Connection } from "../table/connection.svelte";
import type { TrapwordsView } from "./view";

export interface Said {
  left: number | null; // on the hourglass
  at: number; // by our own clock
}

/** When the lines of the turn under way were said. */
export function lineTimes(table: () => Connection) {
  let times = $state.raw<Said[]>([]);
  let turn = "";
  $effect(() => {
    const view = table().view as TrapwordsView;
    const count = view.turn?.lines?.length ?? 0;
    const now = `${view.round} ${view.turn?.team}`;
    untrack(() => {
      const known = now === turn ? times : [];
      const late = now !== turn && count > 1; // we came in the middle of it
      const clock = table().clock;
      const whole = view.hourglass_milliseconds ?? null; // the first line may be what starts the sand
      const left = clock?.until != null ? Math.max(0, clock.until - Date.now() - table().ahead) : whole;
      const fresh = Array.from({ length: Math.max(0, count - known.length) }, () => ({
        left: late ? null : left,
        at: late ? 0 : Date.now(),
      }));
      turn = now;
      times = [...known.slice(0, count), ...fresh];
    });
  });
  return {
    get all() {
      return times;
    },
  };
}
