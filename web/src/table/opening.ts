// Opening a table: empty for people to come, or full of bots and already playing.

import { t } from "../shared/language.svelte";
import { prefs } from "../shared/prefs.svelte";
import { go } from "../shared/route.svelte";
import { keepPlace, post, type Arrival } from "./api";
import { Connection } from "./connection.svelte";
import { factsOf } from "./games";
import type { Game } from "./wire";

/** The language of the words: the page's, where the game has it. */
export function wordsFor(game: Game): string {
  const { languages } = factsOf(game);
  return [prefs.language, "en"].find((language) => languages.includes(language)) ?? languages[0] ?? "en";
}

async function open(game: Game): Promise<Arrival> {
  const name = prefs.name.trim() || t("guest");
  const settings = { game, languages: [wordsFor(game)] };
  const arrival = await post<Arrival>("/api/tables", { settings, name, language: prefs.language });
  keepPlace(arrival);
  return arrival;
}

/** Open a table and wait there for people. */
export async function openTable(game: Game): Promise<void> {
  go(`/t/${(await open(game)).code}`);
}

/** Open a table, fill it with bots and begin. */
export async function playNow(game: Game): Promise<void> {
  const { code, token } = await open(game);
  const table = new Connection(code, token);
  const { own, bots } = factsOf(game).quick;
  try {
    await table.ask({ do: "sit", seat: own });
    for (const seat of bots) await table.ask({ do: "add-bot", seat, level: "even" });
    await table.ask({ do: "start" });
  } finally {
    table.close();
    go(`/t/${code}`);
  }
}
