// What the server says about its games: which there are, who sits where, what a host can choose, constants of the rules.
// It is loaded once, before the first render: from the document itself, or from the server where nobody put it there.

import type { GameFacts, ServerFacts } from "../generated/http";
import { bringMessages, has, t } from "../shared/language.svelte";
import { get } from "./api";
import type { Game } from "./wire";

/** What `GET /api/games` answers. */
export type GameList = ServerFacts;

const NOTHING = {};
let known: GameList = { games: [], languages: [] };

/** Use these facts from now on. */
export function useGames(list: GameList): void {
  known = list;
}

/** Load the facts. A page that cannot reach the server has none, and says so where it needs one. */
export async function loadGames(): Promise<void> {
  const element = document.getElementById("games");
  const inlined = element?.textContent;
  element?.remove();
  useGames(inlined ? (JSON.parse(inlined) as GameList) : await get<GameList>("/api/games").catch(() => known));
}

bringMessages((language) => known.games.flatMap((game) => game.messages[language] ?? []));

/** The names of all games, in the server's order. */
export const gameNames = (): Game[] => known.games.map((game) => game.name);

/** The facts of a game; empty ones for a game that the server did not name. */
export function factsOf(game: string): GameFacts {
  return (
    known.games.find(({ name }) => name === game) ?? {
      name: game,
      languages: [],
      mixed: false,
      own_words: false,
      players: { least: 0, most: 0 },
      sides: [],
      seats: {},
      quick: { own: "", bots: [] },
      bots: [],
      main_options: [],
      size_options: [],
      rematch: ["new"],
      campaign: false,
      facts: NOTHING,
      messages: NOTHING,
    }
  );
}

/** The constants of a game's rules. Only the game's own folder knows their type. */
export const rulesOf = <T>(game: string): T => factsOf(game).facts as T;

/** An identifier in plain words: "set-word" is "set word". */
export const plainWords = (identifier: string): string => identifier.replaceAll(/[-_]+/g, " ").trim();

/** The message, where there is one; else the identifier in plain words. A game may have kinds of things that the page has no message for. */
export const nameOf = (id: string, identifier: string): string => (has(id) ? t(id) : plainWords(identifier));

/** The text with a capital letter. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a game is called. */
export const gameName = (game: string): string => capital(nameOf(`game-${game}`, game));

/** The codes of the server's languages, in its order. */
export const languages = (): string[] => known.languages.map(({ code }) => code);

/** A language in its own words. */
export const languageName = (code: string): string => capital(known.languages.find((language) => language.code === code)?.name ?? code);
