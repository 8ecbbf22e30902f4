// The referee's advice on what is being written, asked for when the typing rests, or at the latest when it is sent.

import { announce } from "../shared/announce.svelte";
import type { Connection } from "./connection.svelte";
import type { Advice } from "./wire";

const PATIENCE = 350;

/** What the referee thinks of a text; an answer to an older text is not shown. `heard` is what a screen reader says of it. */
export function adviceOn(table: () => Connection, text: () => string, heard: (advice: Advice) => string) {
  let given = $state.raw<{ text: string; advice: Advice | null } | null>(null);

  const current = (): Advice | null => (given && given.text === text() ? given.advice : null);
  const silent = (asked: string): boolean => !asked || table().table?.settings.referee === "off";

  async function ask(asked: string): Promise<void> {
    const advice = (await table().consult(asked).catch(() => null)) ?? null;
    if (asked !== text()) return;
    given = { text: asked, advice };
    const said = advice ? heard(advice) : "";
    if (said) announce(said);
  }

  $effect(() => {
    const asked = text();
    if (silent(asked)) return;
    const timer = setTimeout(() => given?.text !== asked && void ask(asked), PATIENCE);
    return () => clearTimeout(timer);
  });

  return {
    get found(): Advice | null {
      return current();
    },
    /** Is this forbidden, and its writer has not read that yet? Whoever sends it once more means it. */
    async holdsBack(asked: string): Promise<boolean> {
      if (silent(asked) || given?.text === asked) return false;
      await ask(asked);
      return current()?.verdict === "forbidden";
    },
  };
}
