// What Decipher offers to the shared pages.

import type { GameRoom } from "../room";
import { about, answer } from "./told";
import "./tokens.css";

export default {
  Room: () => import("./Room.svelte"),
  Screen: () => import("./Screen.svelte"),
  Board: () => import("./Board.svelte"),
  Findings: () => import("./Findings.svelte"),
  Art: () => import("./Art.svelte"),
  lesson: true,
  about,
  answer,
} satisfies GameRoom;
