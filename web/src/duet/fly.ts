// Flying to a mission: at the table where the team sits, or at a new one with the team's book on it.

import { t } from "../shared/language.svelte";
import { prefs } from "../shared/prefs.svelte";
import { go } from "../shared/route.svelte";
import { keepPlace, placeAt, post, type Arrival } from "../table/api";
import { Connection } from "../table/connection.svelte";
import { wordsFor } from "../table/opening";

const KEY = "cluehouse.flights"; // the table from which this tab came to a team's map

/** Remember at which table the team sits, for its map. */
export function rememberTable(book: string, code: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ book, code }));
}

function tableOf(book: string): string {
  const { book: known = "", code = "" } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as { book?: string; code?: string };
  return book && book === known && placeAt(code) ? code : "";
}

/** Play this mission next at this table, with the same people in the same seats. */
export async function flyFrom(table: Connection, mission: string): Promise<void> {
  const settings = table.table!.settings;
  await table.ask({ do: "settings", settings: { ...settings, game: "duet", options: { ...settings.options, mission } }, keep_words: table.table!.own_words });
  await table.ask({ do: "rematch", cards: "new", rotate: false });
}

/** Fly to this mission: with everybody who sits at the table that one came from, otherwise at a new table. */
export async function flyTo(mission: string, book: string): Promise<void> {
  const code = tableOf(book);
  if (code && (await flewTogether(code, mission))) return go(`/t/${code}`);
  const name = prefs.name.trim() || t("guest");
  const settings = { game: "duet", languages: [wordsFor("duet")], options: { mission } };
  const arrival = await post<Arrival>("/api/tables", { settings, name, language: prefs.language });
  keepPlace(arrival);
  if (book) {
    const table = new Connection(arrival.code, arrival.token);
    try {
      await table.ask({ do: "book", book });
    } finally {
      table.close();
    }
  }
  go(`/t/${arrival.code}`);
}

/** Did the flight take off at this table? Not if somebody else is its host, or if a game is under way there. */
async function flewTogether(code: string, mission: string): Promise<boolean> {
  const table = new Connection(code, placeAt(code));
  try {
    await table.arrived;
    if (!table.may("rematch")) return false;
    await flyFrom(table, mission);
    return true;
  } finally {
    table.close();
  }
}
