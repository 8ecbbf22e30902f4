// Made by `python web/build.py run types` from the server's types. Do not edit.

import type { AnnounceMove, AskSpellingMove, Choice, MarkMove, Outcome, ResignMove, Ruled, RulingMove, SpellMove, UnmarkMove } from "./wire";

/** What one seat knows about a game of Duet, and what it can do now. */
export type View = {
  game: "duet";
  seat: string;
  seats: string[];
  options: Options;
  phase: "clue" | "guess" | "objection" | "open" | "over" | "restart" | "sudden-death";
  words: string[];
  editions: ("codenames" | "duet" | "pictures")[];
  visible: string[];
  agents: ("A" | "B" | null)[];
  placed: number;
  misses: Miss[][];
  bank: Bank;
  ticks: Partial<Record<"A" | "B", number>>;
  turn: Turn;
  turns: Turn[];
  key_structure: Record<string, number>;
  choices?: Choice[];
  giver?: "A" | "B" | null;
  givers?: ("A" | "B")[];
  guessers?: ("A" | "B")[];
  complete?: ("A" | "B")[];
  marks?: [string, string][];
  shortage?: "last-tick" | "last-token" | "last-two" | "no-token" | null;
  sudden?: boolean;
  handed?: "A" | "B" | null;
  proposer?: string | null;
  keys?: Partial<Record<"A" | "B", ("assassin" | "bystander" | "green")[]>>;
  hints?: ("guess-one-black" | "leave-the-blacks")[];
  report?: Report | null;
  outcome?: Outcome | null;
};

/** What a table chooses before the deal. The defaults are the rulebook's. */
export type Options = {
  language: string;
  a: number;
  b: number;
  pool: "codenames" | "duet" | "mixed" | "pictures";
  tokens: number;
  mission: string;
  order: "alternate" | "loose";
  names: boolean;
  acronyms: boolean;
  titles: boolean;
  hyphenated: boolean;
  fixed_names: boolean;
  homonyms: boolean;
  foreign_words: boolean;
  restart: boolean;
  spoken: boolean;
};

/** The mark of a wrong guess on a card: its arrow shows who missed (DU-52). Two tokens for one miss are one mark (DU-95, D-DU-13). */
export type Miss = {
  side: "A" | "B";
  tokens?: number;
};

/** The tokens left: how many lie bystander side up, how many tick side up (DU-04, DU-89). */
export type Bank = {
  bystander: number;
  tick: number;
};

/** One turn as everybody saw it. `side` gives the clue: None while either side may, and in sudden death. */
export type Turn = {
  side?: "A" | "B" | null;
  word?: string | null;
  number?: number | null;
  spelling?: string | null;
  touches?: Touch[];
  objection?: string | null;
  ruling?: Ruled | null;
  decision?: "upheld" | "waived" | null;
  penalty?: boolean;
  end?: "all-found" | "assassin" | "bystander" | "complete" | "out-of-time" | "out-of-tokens" | "restart" | "stop" | null;
};

/** A guess: who touched which card, and what it turned out to be. */
export type Touch = {
  seat: string;
  card: string;
  result: "agent" | "assassin" | "bystander";
};

/** How a finished game went (DU-80). Only a won 9-token game has a score and a band (D-DU-11). */
export type Report = {
  case: "assassin" | "time" | "won-easier" | "won-mission" | "won-standard";
  advice: "clues-for-two" | "mind-the-assassins" | "mission-map" | "more-tokens" | "next-mission" | "try-nine";
  score?: number | null;
  band?: "excellent" | "good" | "map" | "won" | null;
};

/** How many agents there are to find, and how the two sides of every key match (DU-03, DU-08). */
export type Facts = {
  agents: number;
  key_structure: Record<string, number>;
};

/** A member of a side gives one word and one number (DU-13, DU-101). */
export type ClueMove = {
  do: "clue";
  word: string;
  number: number;
};

/** A side leaves the first clue to the other (DU-16, D-DU-34). */
export type LetStartMove = {
  do: "let-start";
};

/** Somebody says that the clue is invalid; if the side that gave it says so, that counts at once (D-DU-19). */
export type ObjectMove = {
  do: "object";
};

/** The side that gave the clue agrees that it is invalid (DU-45). */
export type UpholdMove = {
  do: "uphold";
};

/** The side that gave the clue lets it stand. */
export type WaiveMove = {
  do: "waive";
};

/** Somebody proposes to restart the game, because an invalid clue gave away too much (DU-46). */
export type RestartMove = {
  do: "restart";
};

/** The other side agrees to restart the game. */
export type AgreeMove = {
  do: "agree";
};

/** The other side wants to play on. */
export type DisagreeMove = {
  do: "disagree";
};

/** A guesser touches a card: the binding answer (DU-47). */
export type GuessMove = {
  do: "guess";
  card: string;
};

/** A guesser ends the turn (DU-55). */
export type StopMove = {
  do: "stop";
};

/** In sudden death, a side leaves the guessing to the other for now (DU-75, D-DU-35). */
export type HandOverMove = {
  do: "hand-over";
};

/** A side that handed over goes on guessing after all. */
export type TakeBackMove = {
  do: "take-back";
};

export type Move =
  | AgreeMove
  | AnnounceMove
  | AskSpellingMove
  | ClueMove
  | DisagreeMove
  | GuessMove
  | HandOverMove
  | LetStartMove
  | MarkMove
  | ObjectMove
  | ResignMove
  | RestartMove
  | RulingMove
  | SpellMove
  | StopMove
  | TakeBackMove
  | UnmarkMove
  | UpholdMove
  | WaiveMove;
