import type { Game } from "../table/wire";

export const GAMES: readonly Game[] = ["codenames", "duet", "trapwords", "decipher"];

/** Is this the name of a game of the house? */
export const isGame = (name: string): name is Game => (GAMES as readonly string[]).includes(name);
