// The time that is left on a table's clock, by the house's time. It ticks here, and nothing is asked for it.

import type { Connection } from "./connection.svelte";

const TICK = 250;

/** What is left on the clock, and how much of the whole that is. */
export function sand(table: () => Connection) {
  let now = $state(Date.now());
  const clock = $derived(table().clock);
  const halted = $derived(clock?.until == null);
  const left = $derived(!clock ? 0 : Math.max(0, clock.until == null ? (clock.left ?? 0) : clock.until - now - table().ahead));
  $effect(() => {
    if (halted) return;
    now = Date.now();
    const ticking = setInterval(() => (now = Date.now()), TICK);
    return () => clearInterval(ticking);
  });
  return {
    get halted() {
      return halted;
    },
    get left() {
      return left;
    },
    get part() {
      return clock?.of ? Math.min(1, left / clock.of) : 0;
    },
  };
}

/** What is left until a moment of the house's time; 0: no moment, or it is over. */
export function until(table: () => Connection, moment: () => number) {
  let now = $state(Date.now());
  const left = $derived(Math.max(0, moment() - now - table().ahead));
  $effect(() => {
    if (!moment()) return;
    now = Date.now();
    const ticking = setInterval(() => (now = Date.now()), TICK);
    return () => clearInterval(ticking);
  });
  return {
    get left() {
      return left;
    },
  };
}

/** Minutes and seconds, as a clock shows them. */
export function digits(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
