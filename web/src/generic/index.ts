// The pages of a game that has none of its own: everything its views show and ask for, in plain words.

import type { GameRoom } from "../room";

export default {
  Room: () => import("./Room.svelte"),
  Screen: () => import("./Screen.svelte"),
  Board: () => import("./Board.svelte"),
  Art: () => import("./Art.svelte"),
} satisfies GameRoom;
