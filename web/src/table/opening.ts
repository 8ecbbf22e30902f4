// Opening a table: empty for people to come, or full of bots and already playing.

import { t } from "../shared/language.svelte";
import { prefs, type Language } from "../shared/prefs.svelte";
import { go } from "../shared/route.svelte";
import { keepPlace, post, type Arrival } from "./api";
import { Connection } from "./connection.svelte";
import type { Game } from "./wire";

/** The languages a game has words in. */
export const SPOKEN: Record<Game, readonly Language[]> = {
  codenames: ["pl", "zh", "en"],
  duet: ["pl", "zh", "en"],
  trapwords: ["pl", "zh", "en"],
  decipher: ["pl", "en"],
};

// Where we sit down in a quick game, and where the bots do.
const QUICK: Record<Game, { own: string; bots: readonly string[] }> = {
  codenames: { own: "red-1", bots: ["red-chief", "blue-chief", "blue-1"] },
  duet: { own: "A1", bots: ["B1"] },
  trapwords: { own: "red-1", bots: ["red-2", "blue-1", "blue-2"] },
  decipher: { own: "P1", bots: ["P2", "P3"] },
};

/** The language of the words: the page's, where the game has it. */
export function wordsFor(game: Game): Language {
  return SPOKEN[game].includes(prefs.language) ? prefs.language : "en";
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
  const { own, bots } = QUICK[game];
  try {
    await table.ask({ do: "sit", seat: own });
    for (const seat of bots) await table.ask({ do: "add-bot", seat, level: "even" });
    await table.ask({ do: "start" });
  } finally {
    table.close();
    go(`/t/${code}`);
  }
}
