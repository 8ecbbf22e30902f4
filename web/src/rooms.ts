// The pages of every game: the only shared file that names games. A game that is not here is shown in the generic room.

import codenames from "./codenames";
import decipher from "./decipher";
import duet from "./duet";
import generic from "./generic";
import type { GameRoom, Loaded } from "./room";
import { withTexts } from "./shared/language.svelte";
import trapwords from "./trapwords";

const ROOMS: Record<string, GameRoom> = { codenames, duet, trapwords, decipher };

/** The pages of a game. */
export const roomOf = (game: string): GameRoom => ROOMS[game] ?? generic;

/** Has this game pages of its own? */
export const hasRoom = (game: string): boolean => game in ROOMS;

/** A page that one of the games adds, by the first part of its path. */
export function gamePage(path: string): Loaded<{ key: string }> | undefined {
  const [game, room] = Object.entries(ROOMS).find(([, { pages }]) => pages?.[path]) ?? [];
  const page = room?.pages?.[path];
  return page && (() => withTexts(page(), game!));
}
