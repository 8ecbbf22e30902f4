// The referee's advice on what is being written, asked for when the typing rests.

import { announce } from "../house/announce.svelte";
import type { Connection } from "../table/connection.svelte";
import type { Advice } from "../table/wire";

const PATIENCE = 350;

/** What the referee thinks of this text; an answer to an older text is not shown. */
export function adviceOn(table: () => Connection, text: () => string) {
  let advice = $state.raw<Advice | null>(null);
  $effect(() => {
    const asked = text();
    advice = null;
    if (!asked || table().table?.settings.referee === "off") return;
    const timer = setTimeout(() => {
      table()
        .consult(asked)
        .then((found) => {
          if (asked !== text()) return;
          advice = found ?? null;
          if (found && found.verdict !== "allowed") announce(found.text);
        })
        .catch(() => (advice = null));
    }, PATIENCE);
    return () => clearTimeout(timer);
  });
  return {
    get found() {
      return advice;
    },
  };
}
