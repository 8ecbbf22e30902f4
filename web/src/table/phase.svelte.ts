// A phase begins at its beginning: whoever had scrolled down in the last one sees the top of the next.

import { tick } from "svelte";

/** Watch a key that changes with every phase. What is being typed keeps its place and its focus. */
export function startAtTheTop(phase: () => string): void {
  let before: string | undefined;
  $effect(() => {
    const now = phase();
    const begins = before !== undefined && before !== now;
    before = now;
    if (!begins) return;
    void tick().then(() => {
      const held = document.activeElement;
      if (held instanceof HTMLInputElement && held.isConnected && held.value) return;
      window.scrollTo({ top: 0 });
    });
  });
}
