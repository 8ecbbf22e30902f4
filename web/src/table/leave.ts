// Leaving a table for good.

import { note } from "../shared/announce.svelte";
import { t } from "../shared/language.svelte";
import { go } from "../shared/route.svelte";
import { forgetPlace, stopLooking } from "./api";
import type { Connection } from "./connection.svelte";

/** Give the place up and go home. Without a line nobody would hear of it, so then we stay. */
export function leave(table: Connection): void {
  if (table.line !== "open") return note(t("leave-needs-line"), "refusal");
  if (table.you.person) void table.ask({ do: "leave" }).catch(() => undefined);
  forgetPlace(table.code);
  stopLooking();
  go("/");
}
