// What Trapwords offers to the shared pages.

import type { GameRoom } from "../room";
import { about } from "./told";
import "./tokens.css";

export default {
  Room: () => import("./Room.svelte"),
  Screen: () => import("./Screen.svelte"),
  ownClock: true,
  Board: () => import("./Board.svelte"),
  Findings: () => import("./Findings.svelte"),
  Art: () => import("./Art.svelte"),
  lesson: true,
  about,
} satisfies GameRoom;
