// Opening a table for a mission, with the team's book on it.

import { t } from "../shared/language.svelte";
import { prefs } from "../shared/prefs.svelte";
import { go } from "../shared/route.svelte";
import { keepPlace, post, type Arrival } from "../table/api";
import { Connection } from "../table/connection.svelte";
import { wordsFor } from "../table/opening";

/** Open a table for this mission and go there. */
export async function flyTo(mission: string, book: string): Promise<void> {
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
