// The choreography of an ending: a moment to hold one's breath, then the verdict, the key, the best moment, what comes next.

import { prefs } from "../shared/prefs.svelte";

const BEATS = ["play", "hold", "verdict", "key", "moment", "next"] as const;
export type Beat = (typeof BEATS)[number];

/** Milliseconds after the last move. Before the first of them the last card is covered, and nothing is told yet. */
const WHEN: readonly [Beat, number][] = [
  ["verdict", 1600],
  ["key", 2200],
  ["moment", 2800],
  ["next", 3200],
];
const STILL: readonly [Beat, number][] = [["next", 600]]; // without motion: a short hold, then everything at once
const LAST_TAP = 400; // the tap that ended the game skips nothing

/** Does this person want things to move? */
const moves = (): boolean => prefs.motion && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface Ending {
  readonly beat: Beat;
  /** Has this beat come? */
  has(beat: Beat): boolean;
  /** Do symbols fall? Not for those who came later, nor for those who want no celebration. */
  readonly celebrates: boolean;
}

/** The ending of a game, for a room: it begins when the game ends before our eyes, and a tap skips it. Whoever comes later sees everything at once. */
export function endingOf(over: () => boolean): Ending {
  let beat = $state<Beat>("play");
  let live = $state(false); // it ended before our eyes
  let known = false; // we have seen the game before

  function begin(): () => void {
    const began = performance.now();
    const timers = (moves() ? WHEN : STILL).map(([next, at]) => setTimeout(() => (beat = next), at));
    const stop = (): void => {
      timers.forEach(clearTimeout);
      window.removeEventListener("pointerdown", skip);
      window.removeEventListener("keydown", skip);
    };
    const skip = (): void => {
      if (performance.now() - began < LAST_TAP) return;
      stop();
      beat = "next";
    };
    window.addEventListener("pointerdown", skip);
    window.addEventListener("keydown", skip);
    beat = "hold";
    return stop;
  }

  $effect.pre(() => {
    const ended = over();
    live = ended && known;
    known = true;
    if (ended && live) return begin();
    beat = ended ? "next" : "play";
  });

  return {
    get beat() {
      return beat;
    },
    has: (wanted) => BEATS.indexOf(beat) >= BEATS.indexOf(wanted),
    get celebrates() {
      return live && prefs.celebration && moves();
    },
  };
}
