// What the table agrees on, and how the host changes it. Which options a game has, and what they may be, the house
// says itself (its schema); only their order on the page is ours.

import { tell } from "../../shared/announce.svelte";
import { get } from "../api";
import { SPOKEN } from "../opening";
import type { Connection } from "../connection.svelte";
import type { Game, Settings } from "../wire";

export interface OptionKind {
  enum?: (string | number)[];
  type?: "boolean" | "integer" | "array" | "string";
  minimum?: number;
  maximum?: number;
  default: unknown;
}
export type OptionKinds = Record<string, OptionKind>;

// What stands on the table at once; everything else waits under "all options".
const MAIN: Record<Game, readonly string[]> = {
  codenames: ["variant", "timer", "clue_seconds", "guess_seconds"],
  duet: ["tokens", "mission", "order"],
  trapwords: ["spoken", "word_set", "hourglass", "starred"],
  decipher: ["length", "blind_draw"],
};
// Said elsewhere: the language of the words, and how many people have sat down.
const ELSEWHERE = ["language", "red", "blue", "a", "b", "players"];
// The order in which people would ask for them, where the schema sorts them.
const ORDER: Record<string, readonly string[]> = { variant: ["standard", "ghost", "shared"], timer: ["off", "warn", "end-turn"] };

interface Schema {
  $defs: Record<string, { properties: OptionKinds }>;
}
let schema: Promise<Schema> | undefined;

/** The options of a game and what each of them may be. */
export async function optionKinds(game: Game): Promise<OptionKinds> {
  schema ??= get<Schema>("/api/schema.json");
  schema.catch(() => (schema = undefined));
  const found = (await schema).$defs[`${game}.Options`]?.properties ?? {};
  return Object.fromEntries(Object.entries(found).filter(([name]) => !ELSEWHERE.includes(name)));
}

/** The values of an option, the rulebook's own order first. */
export function valuesOf(name: string, kind: OptionKind): (string | number)[] {
  return ORDER[name] ? [...ORDER[name]] : (kind.enum ?? []);
}

/** Is this one of the options that stand on the table at once? */
export function isMain(settings: Settings, name: string): boolean {
  const untimed = (settings.options.timer ?? "off") === "off";
  return MAIN[settings.game].includes(name) && !(name.endsWith("_seconds") && untimed);
}

export const valueOf = (settings: Settings, name: string, kind: OptionKind): unknown => settings.options[name] ?? kind.default;

/** Let the table agree on something else. Own words stay, unless they are what changes. */
export function agree(table: Connection, change: Partial<Settings>): Promise<boolean> {
  const now = table.table!.settings;
  const keep_words = table.table!.own_words && !("pack" in change);
  return table.ask({ do: "settings", settings: { ...now, ...change }, keep_words }).then(
    () => true,
    (problem) => (tell(problem), false),
  );
}

/** Change one option; the rulebook's own value is not written down. */
export function choose(table: Connection, name: string, kind: OptionKind, value: unknown): Promise<boolean> {
  const { [name]: _, ...others } = table.table!.settings.options;
  return agree(table, { options: JSON.stringify(value) === JSON.stringify(kind.default) ? others : { ...others, [name]: value } });
}

/** Play another game: its own options begin as its rulebook has them. */
export function changeGame(table: Connection, game: Game): Promise<boolean> {
  const spoken = table.table!.settings.languages.filter((language) => SPOKEN[game].includes(language));
  const languages = game === "decipher" ? spoken.slice(0, 1) : spoken;
  return agree(table, { game, options: {}, languages: languages.length ? languages : ["en"] });
}
