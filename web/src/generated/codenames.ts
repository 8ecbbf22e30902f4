// Made by `python web/build.py run types` from the server's types. Do not edit.

import type { AnnounceMove, AskSpellingMove, Choice, MarkMove, Outcome, ResignMove, Ruled, RulingMove, SpellMove, UnmarkMove } from "./wire";

/** What one seat knows about a game of Codenames, and what it can do now. */
export type View = {
  game: "codenames";
  seat: string;
  seats: string[];
  options: Options;
  phase: "clue" | "ghost" | "guess" | "objection" | "over";
  side: "blue" | "red";
  first: "blue" | "red";
  words: string[];
  covers: ("assassin" | "blue" | "bystander" | "red" | null)[];
  left: Partial<Record<"assassin" | "blue" | "bystander" | "red", number>>;
  turn: Turn;
  turns: Turn[];
  choices?: Choice[];
  editions?: ("codenames" | "duet" | "pictures")[];
  guesses_left?: number | null;
  marks?: [string, string][];
  penalty?: boolean;
  overtime?: boolean;
  key?: ("assassin" | "blue" | "bystander" | "red")[] | null;
  asked?: ProposedClue | null;
  approved?: boolean;
  score?: number | null;
  outcome?: Outcome | null;
};

/** What a table chooses before the deal. The defaults are the rulebook's. */
export type Options = {
  language: string;
  variant: "ghost" | "shared" | "standard";
  red: number;
  blue: number;
  pool: "codenames" | "duet" | "mixed" | "pictures";
  abbreviations: boolean;
  names: boolean;
  titles: boolean;
  hyphenated: boolean;
  homonyms: boolean;
  foreign_words: boolean;
  spoken: boolean;
  timer: "end-turn" | "off" | "warn";
  clue_seconds: number;
  guess_seconds: number;
  first_clue_extra: number;
};

/** One turn as everybody saw it. A spoken clue has a number and, until it is spelt, no word. `extra` is a card covered without a touch: a penalty before the clue (CN-71), or the ghost's word after the turn. */
export type Turn = {
  side: "blue" | "red";
  word?: string | null;
  number?: number | "unlimited" | null;
  spelling?: string | null;
  touches?: Touch[];
  extra?: string | null;
  objection?: string | null;
  ruling?: Ruled | null;
  decision?: "upheld" | "waived" | null;
  end?: "all-found" | "assassin" | "bystander" | "limit" | "penalty" | "rival" | "stop" | "time" | null;
};

/** A guess: who touched which card, and what covers it now. */
export type Touch = {
  seat: string;
  card: string;
  cover: "assassin" | "blue" | "bystander" | "red";
};

/** A clue that was proposed to the rival chief in private (CN-46). */
export type ProposedClue = {
  word: string;
  number: number | "unlimited";
  answer: "approved" | "declined" | "waiting";
};

/** How many cards of each kind a key has (D-CN-01). */
export type Facts = {
  own: number;
  other: number;
  bystanders: number;
  assassins: number;
};

/** A chief gives one word and one number (CN-13). */
export type ClueMove = {
  do: "clue";
  word: string;
  number: number | "unlimited";
};

/** A chief shows a clue to the rival chief before giving it (CN-46). */
export type AskMove = {
  do: "ask";
  word: string;
  number: number | "unlimited";
};

/** The rival chief agrees to the proposed clue. */
export type ApproveMove = {
  do: "approve";
};

/** The rival chief does not agree to the proposed clue. */
export type DeclineMove = {
  do: "decline";
};

/** A chief covers a word that nobody touched: a penalty (CN-71), or the ghost's word. */
export type CoverMove = {
  do: "cover";
  card: string;
};

/** An operative touches a card: the official guess (CN-48). */
export type GuessMove = {
  do: "guess";
  card: string;
};

/** An operative ends the team's turn (CN-57). */
export type StopMove = {
  do: "stop";
};

/** A member of the other team says that the clue is invalid (D-CN-10). */
export type ObjectMove = {
  do: "object";
};

/** The rival chief stands by the objection: the turn is over (CN-70). */
export type UpholdMove = {
  do: "uphold";
};

/** The rival chief lets the clue stand (CN-72). */
export type WaiveMove = {
  do: "waive";
};

/** The clock says that the time is up (CN-74). */
export type TimeUpMove = {
  do: "time-up";
};

export type Move =
  | AnnounceMove
  | ApproveMove
  | AskMove
  | AskSpellingMove
  | ClueMove
  | CoverMove
  | DeclineMove
  | GuessMove
  | MarkMove
  | ObjectMove
  | ResignMove
  | RulingMove
  | SpellMove
  | StopMove
  | TimeUpMove
  | UnmarkMove
  | UpholdMove
  | WaiveMove;
