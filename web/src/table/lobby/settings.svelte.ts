// What the table agrees on, and how the host changes it. Which options a game has and what they may be is in the
// server's schema.

import { roomOf } from "../../rooms";
import { tell } from "../../shared/announce.svelte";
import { get } from "../api";
import { factsOf } from "../games";
import { wordsFor } from "../opening";
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

interface Schema {
  $defs: Record<string, { properties: OptionKinds }>;
}
let schema: Promise<Schema> | undefined;

/** The options of a game and what each of them may be. */
export async function optionKinds(game: Game): Promise<OptionKinds> {
  schema ??= get<Schema>("/api/schema.json");
  schema.catch(() => (schema = undefined));
  const found = (await schema).$defs[`${game}.Options`]?.properties ?? {};
  const elsewhere = ["language", ...factsOf(game).size_options]; // the language has a row of its own, sizes follow from who sits down
  return Object.fromEntries(Object.entries(found).filter(([name]) => !elsewhere.includes(name)));
}

/** The values of an option, in the order in which people would ask for them. */
export const valuesOf = (game: Game, name: string, kind: OptionKind): readonly (string | number)[] =>
  roomOf(game).optionOrder?.[name] ?? kind.enum ?? [];

/** Is this one of the options that a host sees first? The others are under "all options". */
export function isMain({ game, options }: Settings, name: string): boolean {
  return factsOf(game).main_options.includes(name) && (roomOf(game).showsOption?.(name, options) ?? true);
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
  const { languages: offered, mixed, own_words } = factsOf(game);
  const spoken = table.table!.settings.languages.filter((language) => offered.includes(language));
  const languages = mixed ? spoken : spoken.slice(0, 1);
  const change = { game, options: {}, languages: languages.length ? languages : [wordsFor(game)] };
  return agree(table, own_words ? change : { ...change, pack: "" });
}
