// The facts of the built-in games for tests, as the server sends them.

import list from "../generated/games.json";
import type { GameList } from "./games";

export const GAMES = list as unknown as GameList;
