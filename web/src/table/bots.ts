// The levels of bots, and the one that this person adds.

import { prefs } from "../shared/prefs.svelte";
import type { BotLevel, Command } from "./wire";

/** From the gentlest to the one that only rolls dice. */
export const LEVELS: readonly BotLevel[] = ["beginner", "careful", "even", "bold", "dice"];

/** The command that gives this seat to a bot of the level that was chosen. */
export const addBot = (seat: string): Command => ({ do: "add-bot", seat, level: prefs.botLevel });
