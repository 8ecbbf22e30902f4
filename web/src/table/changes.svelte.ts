// What the host has changed, told to everybody else: another game, and the seat that one has in it; other settings by
// their names.

import { note } from "../shared/announce.svelte";
import { list, t } from "../shared/language.svelte";
import type { Connection } from "./connection.svelte";
import { gameName, nameOf } from "./games";
import { seatName } from "./seat";
import type { Settings, TableState } from "./wire";

// messages: option-{…}-{…} (the games' messages)
/** What an option is called. */
export const optionName = (game: string, name: string): string => nameOf(`option-${game}-${name.replaceAll("_", "-")}`, name);

/** Watch the table's settings; `onother` is called when another game is going to be played. */
export function tellChanges(table: () => Connection | null, onother: () => void): void {
  let then: TableState | null = null;
  $effect(() => {
    const here = table();
    const now = here?.table ?? null;
    const before = then;
    then = now;
    if (!here || !now || before?.code !== now.code || before.settings === now.settings) return;
    if (before.settings.game !== now.settings.game) {
      onother();
      if (!here.you.host) note(aboutGame(here, now, Object.values(before.seats).includes(here.you.person ?? "")));
    } else if (!here.you.host) {
      const names = changed(before, now);
      if (names.length) note(t("settings-changed", { what: list(names) }));
    }
  });
}

function aboutGame({ you }: Connection, { settings: { game }, seats }: TableState, sat: boolean): string {
  const own = Object.keys(seats).find((seat) => seats[seat] === you.person);
  if (own) return t("game-changed", { game: gameName(game), seat: seatName(own, game) });
  return t(sat ? "game-changed-unseated" : "game-changed-watching", { game: gameName(game) });
}

const NAMES = {
  languages: "settings-words",
  referee: "settings-referee",
  talk: "settings-talk",
  rivals_talk: "settings-rivals-talk",
  sand: "settings-sand",
  pace: "settings-pace",
} as const satisfies Partial<Record<keyof Settings, string>>;

/** The names of the settings that differ. */
export function changed(before: TableState, now: TableState): string[] {
  const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
  const { options: old, game } = before.settings;
  const { options } = now.settings;
  return [
    ...Object.entries(NAMES).filter(([name]) => differs(before.settings[name as keyof Settings], now.settings[name as keyof Settings])).map(([, id]) => t(id)),
    ...(before.own_words === now.own_words ? [] : [t("own-words")]),
    ...[...new Set([...Object.keys(old), ...Object.keys(options)])].filter((name) => differs(old[name], options[name])).map((name) => optionName(game, name)),
  ];
}
