// The messages of the server under the names that the page uses. The types themselves are generated (web/wire_types.py).

import type { Answered, Choice, Command, Goodbye, MessagePayload, Outcome, PersonPayload, Pong, Settings, TablePayload, Update, Welcomed } from "../generated/wire";

export type { Arrival, Finding, Report, BotThoughts, Undoing } from "../generated/http";
export type { Advice, Choice, ClockFace, Command, Outcome, Refused, Ruled, Settings, Thought, Update, You } from "../generated/wire";

export type Game = Settings["game"];
export type Answer = Answered;
export type ChatMessage = MessagePayload;
export type Person = PersonPayload;
export type TableState = TablePayload;

/** What the server sends over the WebSocket. */
export type Message = Answered | Goodbye | Pong | Update | Welcomed;
/** A command that says nothing but what is to be done. */
export type PlainCommand = Plain<Command>;
type Plain<One> = One extends { do: infer Do } ? (keyof One extends "do" ? Do : never) : never;

/** What may stand in one field of a move. */
export type Arg = NonNullable<Choice["args"]>[string];

/** A move of any game. Which moves there are, and what may stand in them, the view says in its choices. */
export type Move = { do: string } & Record<string, unknown>;

/** What every game's view has; each game adds its own. */
export interface View {
  game: Game;
  seat: string;
  seats: string[];
  phase: string;
  options: Record<string, unknown>;
  choices?: Choice[];
  outcome?: Outcome | null;
}

/** The values that a choice offers for one of its fields. */
export function offered(choice: Choice | undefined, field: string): (string | number | boolean)[] {
  const arg = choice?.args?.[field];
  return arg?.kind === "one-of" ? arg.values : [];
}

/** A type whose maps, named by their keys, always have an entry for every key. */
export type Whole<T, Maps extends keyof T> = Omit<T, Maps> & { [Map in Maps]: Required<NonNullable<T[Map]>> };
