// What somebody was writing survives a refresh of the page, in this tab, for as long as it belongs to the same moment.

import { untrack } from "svelte";

const KEY = "cluehouse.draft";

/** Keep a text under a key that names its moment: a table, a move, a round. With another key there is no draft. */
export function keepDraft(key: () => string, text: () => string, set: (kept: string) => void): void {
  let known = "";
  $effect.pre(() => {
    const now = key();
    if (now === known) return;
    const first = !known;
    known = now;
    untrack(() => {
      const [kept, ...words] = (sessionStorage.getItem(KEY) ?? "").split("\n");
      if (now && kept === now) set(words.join("\n"));
      else if (!first) set("");
    });
  });
  $effect(() => {
    const [now, written] = [key(), text()];
    if (!now) return;
    if (written) sessionStorage.setItem(KEY, `${now}\n${written}`);
    else if (sessionStorage.getItem(KEY)?.startsWith(`${now}\n`)) sessionStorage.removeItem(KEY);
  });
}
