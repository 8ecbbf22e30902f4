// What Codenames offers to the shared pages.

import { about } from "../board/told";
import type { View } from "../generated/codenames";
import type { GameRoom } from "../room";
import { rematchNote } from "./rematch";
import "./tokens.css";

const timed = (options: Record<string, unknown>): boolean => (options.timer ?? "off") !== "off";

export default {
  Room: () => import("./Room.svelte"),
  Screen: () => import("./Screen.svelte"),
  Board: () => import("./Board.svelte"),
  Findings: () => import("./Findings.svelte"),
  Art: () => import("./Art.svelte"),
  Backdrop: () => import("./Skyline.svelte"),
  lesson: true,
  roles: {
    chief: { icon: "key", message: "sees-the-key", short: "chief", as: "as-chief", notable: true },
    operative: { icon: "hand", message: "guesses", short: "operative", as: "as-operative" },
    shared: { icon: "hand", message: "guesses", short: "operative", as: "as-operative" },
  },
  optionRows: { pool: () => import("../board/PoolOption.svelte") },
  optionOrder: { pool: ["codenames", "duet", "mixed", "pictures"], variant: ["standard", "ghost", "shared"], timer: ["off", "warn", "end-turn"] },
  showsOption: (name, options) => !name.endsWith("_seconds") || timed(options),
  tableSettings: (options) => (timed(options) ? ["rivals_talk", "sand"] : ["rivals_talk"]),
  isSpoken: (options) => Boolean(options.spoken),
  found: (last: View, _seat, move, [card = ""]) => (move === "guess" || move === "cover" ? last.key?.[last.words.indexOf(card)] : undefined),
  rematchNote,
  about,
} satisfies GameRoom;
