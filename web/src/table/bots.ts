// The bots of a game, and the one that this person adds: a level, or a player that the host of the server has installed.

import { has, t } from "../shared/language.svelte";
import { prefs } from "../shared/prefs.svelte";
import { factsOf } from "./games";
import type { Command } from "./wire";

const DEFAULT = "even";

/** From the gentlest to the one that only rolls dice, then installed players. */
export const botsOf = (game: string): readonly string[] => factsOf(game).bots;

/** The bot that this person adds in this game: the one chosen before, where the game has it. */
export const chosenBot = (game: string): string => (botsOf(game).includes(prefs.botLevel) ? prefs.botLevel : DEFAULT);

/** The command that gives this seat to the bot that was chosen. */
export const addBot = (seat: string, game: string): Command => ({ do: "add-bot", seat, level: chosenBot(game) });

// messages: bot-level-{beginner,careful,even,bold,dice,program}, bot-level-{…}.short, bot-level-{…}.about

/** What a bot is called in a list of people. An installed player has only its name. */
export const botName = (bot: string): string => (has(`bot-level-${bot}`) ? t(`bot-level-${bot}`) : bot);

/** What a bot is called where one is chosen. */
export const botShort = (bot: string): string => (has(`bot-level-${bot}`) ? t(`bot-level-${bot}.short`) : bot);

/** How a bot plays, in one sentence. */
export const botAbout = (bot: string): string => (has(`bot-level-${bot}`) ? t(`bot-level-${bot}.about`) : t("bot-installed-about"));
