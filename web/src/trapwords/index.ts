// What Trapwords offers to the shared pages.

import type { GameRoom } from "../room";
import { t } from "../shared/language.svelte";
import { about, answer } from "./told";
import "./tokens.css";

export default {
  Room: () => import("./Room.svelte"),
  Screen: () => import("./Screen.svelte"),
  ownClock: true,
  Board: () => import("./Board.svelte"),
  Findings: () => import("./Findings.svelte"),
  Art: () => import("./Art.svelte"),
  lesson: true,
  rematchNote: (_table, rotates) => t(rotates ? "trapwords-rematch.next" : "trapwords-rematch"),
  about,
  answer,
} satisfies GameRoom;
