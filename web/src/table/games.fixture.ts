// The facts of the built-in games for tests, as the server sends them, with fewer seats.

import list from "./games.fixture.json";
import type { GameList } from "./games";

export const GAMES = list as unknown as GameList;
