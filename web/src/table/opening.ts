// Opening a table: empty for people to come, or full of bots and already playing.

import { t } from "../shared/language.svelte";
import { prefs } from "../shared/prefs.svelte";
import { go } from "../shared/route.svelte";
import { keepPlace, placeAt, post, rememberGame, type Arrival } from "./api";
import { addBot } from "./bots";
import { Connection } from "./connection.svelte";
import { factsOf } from "./games";
import { seatOf } from "./seat";
import type { Game } from "./wire";

/** The language of the words: the page's, where the game has it. */
export function wordsFor(game: Game): string {
  const { languages } = factsOf(game);
  return [prefs.language, "en"].find((language) => languages.includes(language)) ?? languages[0] ?? "en";
}

async function open(game: Game, more: { pack?: string; languages?: string[]; options?: Record<string, unknown> } = {}): Promise<Arrival> {
  const name = prefs.name.trim() || t("guest");
  const settings = { game, languages: [wordsFor(game)], ...more };
  const arrival = await post<Arrival>("/api/tables", { settings, name, language: prefs.language });
  keepPlace(arrival);
  rememberGame(arrival.code, game);
  return arrival;
}

/** Open a table, with words of our own if there are any, and wait there for people. */
export async function openTable(game: Game, pack = ""): Promise<void> {
  go(`/t/${(await open(game, { pack })).code}`);
}

/** Lay words on a table where we are the host, and go there. */
export async function layWords(code: string, pack: string): Promise<void> {
  const table = new Connection(code, placeAt(code));
  try {
    const { settings } = await table.whenSeen();
    await table.ask({ do: "settings", settings: { ...settings, pack } });
  } finally {
    table.close();
  }
  go(`/t/${code}`);
}

/** A finished game, as far as another like it needs it. */
export interface Played {
  game: Game;
  options: Record<string, unknown>; // as its record has them
  sitters: Record<string, { bot?: string }>;
}

/** Open a table for another game like this one: its options, its language, its bots in their seats, and whoever looks in the only other one. */
export async function openAgain({ game, options, sitters }: Played): Promise<void> {
  const { languages: known, size_options, bots } = factsOf(game);
  const { language, ...others } = options;
  const sizes = new Set(size_options);
  const { code, token } = await open(game, {
    ...(known.includes(String(language)) ? { languages: [String(language)] } : {}),
    options: Object.fromEntries(Object.entries(others).filter(([name]) => !sizes.has(name))),
  });
  const table = new Connection(code, token);
  try {
    const seats = Object.entries(sitters);
    const people = seats.filter(([, sitter]) => !sitter.bot);
    if (seats.length > people.length) {
      const [own] = people.length === 1 ? people : [];
      if (own) await table.ask({ do: "sit", seat: own[0] });
      for (const [seat, { bot }] of seats) if (bot) await table.ask(bots.includes(bot) ? { do: "add-bot", seat, level: bot } : addBot(seat, game));
    }
  } finally {
    table.close();
    go(`/t/${code}`);
  }
}

/** The parts that somebody who plays with bots can choose from; only one where all are alike. */
export function quickRoles(game: Game): string[] {
  const { own, bots } = factsOf(game).quick;
  const side = seatOf(own, game).side;
  return [...new Set([own, ...bots].filter((seat) => seatOf(seat, game).side === side).map((seat) => seatOf(seat, game).role))];
}

/** Open a table, take this part, fill it with bots and begin. */
export async function playNow(game: Game, role = ""): Promise<void> {
  const { own, bots } = factsOf(game).quick;
  const side = seatOf(own, game).side;
  const seats = [own, ...bots];
  const mine = seats.find((seat) => seatOf(seat, game).side === side && seatOf(seat, game).role === role) ?? own;
  const { code, token } = await open(game);
  const table = new Connection(code, token);
  try {
    await table.ask({ do: "sit", seat: mine });
    for (const seat of seats) if (seat !== mine) await table.ask(addBot(seat, game));
    await table.ask({ do: "start" });
  } finally {
    table.close();
    go(`/t/${code}`);
  }
}
