// What Duet offers to the shared pages.

import { about } from "../board/told";
import type { GameRoom } from "../room";
import "./tokens.css";

export default {
  Room: () => import("./Room.svelte"),
  Screen: () => import("./Screen.svelte"),
  Board: () => import("./Board.svelte"),
  Findings: () => import("./Findings.svelte"),
  Art: () => import("./Art.svelte"),
  links: [{ path: "/map", message: "mission-map" }],
  pages: { book: () => import("./BookPage.svelte"), map: () => import("./MapPage.svelte") },
  LobbyExtra: () => import("./TeamBook.svelte"),
  optionRows: { mission: () => import("./MissionOption.svelte") },
  lesson: true,
  about,
} satisfies GameRoom;
