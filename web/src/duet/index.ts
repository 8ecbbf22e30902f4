// What Duet offers to the shared pages.

import { about } from "../board/told";
import type { GameRoom } from "../room";
import { t } from "../shared/language.svelte";
import { across, sideOf, type DuetView } from "./view";
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
  optionRows: { mission: () => import("./MissionOption.svelte"), pool: () => import("../board/PoolOption.svelte") },
  optionOrder: { pool: ["duet", "codenames", "mixed", "pictures"] },
  isSpoken: (options) => Boolean(options.spoken),
  lesson: true,
  found: (last: DuetView, seat, move, [card = ""]) => (move === "guess" ? last.keys?.[across(sideOf(seat) ?? "A")]?.[last.words.indexOf(card)] : undefined),
  rematchNote: () => t("duet-rematch"),
  about,
} satisfies GameRoom;
