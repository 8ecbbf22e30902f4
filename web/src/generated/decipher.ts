// Made by `python web/build.py run types` from the server's types. Do not edit.

import type { Choice, Outcome, ResignMove, Ruled, RulingMove } from "./wire";

/** What one seat knows about a game of Decipher, and what it can do now. */
export type View = {
  game: "decipher";
  seat: string;
  seats: string[];
  options: Options;
  phase: "bonus" | "contest" | "give" | "over" | "place" | "reveal" | "word";
  board: "A" | "B";
  alphabet: string;
  round: number;
  rounds: number;
  wordsmith: string;
  seeker: string;
  fields: (("big" | "long" | "short" | "small")[])[];
  attempts_left: Record<string, number>;
  sheet: Round[];
  totals: Record<string, number>;
  running?: Record<string, number>;
  choices?: Choice[];
  hand?: "big" | "long" | "short" | "small" | null;
  refused?: ([number, "big" | "long" | "short" | "small"])[];
  bonus?: boolean;
  bonus_left?: number;
  hidden_left?: number | null;
  attempts?: Attempt[];
  passed?: string[];
  willing?: string[];
  accepted?: string[];
  word?: string | null;
  hidden?: Partial<Record<"big" | "long" | "short" | "small", number>> | null;
  mark?: Ruled | null;
  outcome?: Outcome | null;
};

/** What a table chooses before the deal. */
export type Options = {
  language: string;
  players: number;
  length: number;
  blind_draw: boolean;
  first_wordsmith: number;
};

/** A line of the score sheet: a finished round, with its word revealed (DC-30, DC-35). */
export type Round = {
  wordsmith: string;
  word: string;
  solver: string | null;
  end: "attempts-spent" | "gave-up" | "passed" | "solved";
  refused: number;
  bonus_given: number;
  attempts: Attempt[];
  scores: Record<string, Score>;
  mark?: Ruled | null;
  contest?: Contest | null;
};

/** A word that a seeker said and spelt aloud (DC-25). */
export type Attempt = {
  seat: string;
  word: string;
};

/** A player's points of one round, and what they are for. */
export type Score = {
  points: number;
  solution?: number;
  bonus?: number;
  refused?: number;
  attempts?: number;
};

/** A revealed word that a seeker takes to be inadmissible (D-DC-23). */
export type Contest = {
  seat: string;
  ruling?: Ruled | null;
  against?: string[];
  upheld?: boolean | null;
};

/** The pieces of every letter, the tiles of every alphabet, and the tokens of a round (DC-01, DC-02, DC-20). */
export type Facts = {
  letters: Record<string, Partial<Record<"big" | "long" | "short" | "small", number>>>;
  tiles: Record<string, Record<string, number>>;
  attempts: number;
  bonus_tokens: number;
  bonus_pieces: number;
};

/** The wordsmith sets the secret word (DC-06). */
export type SetWordMove = {
  do: "set-word";
  word: string;
};

/** The wordsmith gives a chosen piece to the seeker on turn (DC-15). */
export type GiveMove = {
  do: "give";
  piece: "big" | "long" | "short" | "small";
};

/** The wordsmith draws a piece blindly for the seeker on turn (D-DC-06). */
export type DrawMove = {
  do: "draw";
};

/** The seeker on turn lays the piece on a letter field and asks whether it fits (DC-16). */
export type LayMove = {
  do: "place";
  field: number;
};

/** The seeker on turn pays a bonus token for a piece (DC-22). */
export type AskMove = {
  do: "ask";
};

/** The seeker on turn does not want a piece (D-DC-11). */
export type PassMove = {
  do: "pass";
};

/** A seeker says and spells a word as the solution (DC-24). */
export type AttemptMove = {
  do: "attempt";
  word: string;
};

/** A seeker wants to give up; the round ends when all seekers do (D-DC-22). */
export type GiveUpMove = {
  do: "give-up";
};

/** The referee holds something against the secret word. Only the wordsmith knows before the word is revealed. */
export type MarkWordMove = {
  do: "mark-word";
  verdict: "allowed" | "doubtful" | "forbidden";
  rule: string;
  evidence: string;
};

/** A seeker has seen the revealed word and wants to go on. */
export type AcceptWordMove = {
  do: "accept-word";
};

/** A seeker says that the revealed word is inadmissible. */
export type ContestWordMove = {
  do: "contest-word";
};

/** The wordsmith concedes, or another seeker agrees, that the word must not count. */
export type StrikeWordMove = {
  do: "strike-word";
};

/** Another seeker, or the wordsmith if there is none, says that the word counts. */
export type KeepWordMove = {
  do: "keep-word";
};

/** The clock goes on with the game: nobody has contested the word in time, or nobody has answered. */
export type CloseCaseMove = {
  do: "close-case";
};

export type Move =
  | AcceptWordMove
  | AskMove
  | AttemptMove
  | CloseCaseMove
  | ContestWordMove
  | DrawMove
  | GiveMove
  | GiveUpMove
  | KeepWordMove
  | LayMove
  | MarkWordMove
  | PassMove
  | ResignMove
  | RulingMove
  | SetWordMove
  | StrikeWordMove;
