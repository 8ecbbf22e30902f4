// What Codenames offers to the shared pages.

import { about } from "../board/told";
import type { GameRoom } from "../room";
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
    chief: { icon: "key", message: "sees-the-key", notable: true },
    operative: { icon: "hand", message: "guesses" },
    shared: { icon: "hand", message: "guesses" },
  },
  optionOrder: { variant: ["standard", "ghost", "shared"], timer: ["off", "warn", "end-turn"] },
  showsOption: (name, options) => !name.endsWith("_seconds") || timed(options),
  tableSettings: (options) => (timed(options) ? ["rivals_talk", "sand"] : ["rivals_talk"]),
  afterNote: "after-rotates",
  about,
} satisfies GameRoom;
