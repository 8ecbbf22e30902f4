// What a rematch of Codenames changes.

import { t } from "../shared/language.svelte";
import type { Connection } from "../table/connection.svelte";
import { SIDES, chiefOf, isShared, seatsOf, type CodenamesView } from "./view";

/** New cards, the same teams, and who will see the key: when seats move on, the next one of the team. */
export function rematchNote(table: Connection, rotates: boolean): string {
  const view = table.view as CodenamesView;
  const key = SIDES.map((side) => {
    const seats = view.seats.some(isShared) ? view.seats : seatsOf(view, side); // two chiefs and one operative are one group
    const next = (seats.indexOf(chiefOf(view, side)) + (rotates ? 1 : 0)) % seats.length;
    return seats.length ? table.name(seats[next] ?? "") : "";
  });
  const [red = "", blue = ""] = key;
  // messages: codenames-rematch-key.{next,one}
  return [t("codenames-rematch"), blue ? t(rotates ? "codenames-rematch-key.next" : "codenames-rematch-key", { red, blue }) : t("codenames-rematch-key.one", { red })].join(" ");
}
