// What the server says about its games: which there are, who sits where, what a host can choose, constants of the rules.
// It is loaded once, before the first render: from the document itself, or from the server where nobody put it there.

import { bringMessages, has, t } from "../shared/language.svelte";
import type { Language } from "../shared/prefs.svelte";
import { get } from "./api";
import type { Game } from "./wire";

/** A place in a game. A game without teams has seats without a side. */
export interface Seat {
  side: string;
  role: string;
  number: number;
}

/** One game, as `GET /api/games` describes it. */
export interface GameFacts {
  name: Game;
  languages: Language[];
  mixed: boolean;
  players: { least: number; most: number };
  sides: string[];
  seats: Record<string, Seat>;
  quick: { own: string; bots: string[] };
  main_options: string[];
  size_options: string[];
  rematch: ("new" | "turned")[];
  campaign: boolean;
  facts: unknown;
  messages: Partial<Record<Language, string>>;
}

export interface GameList {
  games: GameFacts[];
  languages: { code: Language; name: string }[];
}

let known: GameList = { games: [], languages: [] };

/** Use these facts from now on. */
export function useGames(list: GameList): void {
  known = list;
}

/** Load the facts. A page that cannot reach the server has none, and says so where it needs one. */
export async function loadGames(): Promise<void> {
  const inlined = document.getElementById("games")?.textContent;
  useGames(inlined ? (JSON.parse(inlined) as GameList) : await get<GameList>("/api/games").catch(() => known));
}

bringMessages((language) => known.games.flatMap((game) => game.messages[language] ?? []));

/** The names of all games, in the server's order. */
export const gameNames = (): Game[] => known.games.map((game) => game.name);

/** Is this the name of a game of this server? */
export const isGame = (name: string): name is Game => known.games.some((game) => game.name === name);

/** The facts of a game; empty ones for a game that the server did not name. */
export function factsOf(game: string): GameFacts {
  return (
    known.games.find(({ name }) => name === game) ?? {
      name: game as Game,
      languages: [],
      mixed: false,
      players: { least: 0, most: 0 },
      sides: [],
      seats: {},
      quick: { own: "", bots: [] },
      main_options: [],
      size_options: [],
      rematch: ["new"],
      campaign: false,
      facts: {},
      messages: {},
    }
  );
}

/** The constants of a game's rules. Only the game's own folder knows their type. */
export const rulesOf = <T>(game: string): T => factsOf(game).facts as T;

/** An identifier in plain words: "set-word" is "set word". */
export const plainWords = (identifier: string): string => identifier.replaceAll(/[-_]+/g, " ").trim();

/** What a game is called. */
export function gameName(game: string): string {
  const plain = plainWords(game);
  return has(`game-${game}`) ? t(`game-${game}`) : plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
}

/** A language in its own words. */
export const languageName = (code: string): string => known.languages.find((language) => language.code === code)?.name ?? code;
