// What the folder of a game offers to the shared pages.

import type { Component } from "svelte";
import type { IconName } from "./shared/Icon.svelte";
import type { SymbolName } from "./shared/Symbol.svelte";
import type { Connection } from "./table/connection.svelte";
import type { View } from "./table/wire";

export type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

// Every game's parts take a view of their own type, which the registry does not know.
type Moment = any;
type Summary = any;

/** What the page has for a game. Components are fetched when they are first shown. */
export interface GameRoom {
  /** The room where it is played. */
  Room: Loaded<{ table: Connection; onlobby: () => void }>;
  /** The television. `ownClock`: it shows the time itself. */
  Screen: Loaded<{ table: Connection }>;
  ownClock?: boolean;
  /** A moment of a replay, and what stands beside it. */
  Board: Loaded<Moment>;
  Findings?: Loaded<Summary>;
  /** The picture on the home page, and links beside "learn" and "rules". */
  Art: Loaded<Record<string, never>>;
  links?: readonly { path: string; message: string }[];
  /** Has it an introduction? */
  lesson?: boolean;
  /** Pages of its own, by the first part of their path. */
  pages?: Record<string, Loaded<{ key: string }>>;
  /** What stands behind the lobby, and what is added to the table's settings. */
  Backdrop?: Loaded<Record<string, never>>;
  LobbyExtra?: Loaded<{ table: Connection; disabled: boolean }>;
  /** Options of the game that are chosen in a way of their own, by name. */
  optionRows?: Record<string, Loaded<{ table: Connection; value: unknown; onchange: (value: unknown) => void; disabled: boolean }>>;
  /** The order in which people would ask for an option's values; the schema sorts them. */
  optionOrder?: Record<string, readonly string[]>;
  /** Options that are shown only in some cases. */
  showsOption?: (name: string, options: Record<string, unknown>) => boolean;
  /** Whether one has to hear the others to play with these options; then the lobby offers no bots. */
  isSpoken?: (options: Record<string, unknown>) => boolean;
  /** Settings of the table that matter in this game. */
  tableSettings?: (options: Record<string, unknown>) => readonly ("rivals_talk" | "sand")[];
  /** What the lobby says of a role, and of somebody who may take it; a notable one also stands on the television. */
  roles?: Record<string, { icon: IconName; message: string; short: string; as: string; notable?: boolean }>;
  /** A step of a replay: what a move is about, and what was answered, in words of the game. */
  about?: (move: string, args: readonly string[]) => string;
  answer?: (move: string, args: readonly string[], before: View | null, after: View | null) => string;
  /** What a move of a finished game has found, for the rail of its replay. */
  found?: (last: Moment, seat: string, move: string, args: readonly string[]) => SymbolName | undefined;
  /** What changes with a rematch: words, teams, who knows the secret. */
  rematchNote?: (table: Connection, rotates: boolean) => string;
}
