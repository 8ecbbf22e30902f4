// Made by `python web/build.py run types` from the server's types. Do not edit.

import type { Settings, Thought } from "./wire";

/** The games and the languages of this server. */
export type ServerFacts = {
  games: GameFacts[];
  languages: LanguageFacts[];
};

/** A game as clients see it before anybody plays it. */
export type GameFacts = {
  name: string;
  languages: string[];
  mixed: boolean;
  own_words: boolean;
  players: Players;
  sides: string[];
  seats: Record<string, SeatFacts>;
  quick: QuickTable;
  bots: string[];
  main_options: string[];
  size_options: string[];
  rematch: string[];
  campaign: boolean;
  facts: unknown;
  messages: Record<string, string>;
};

/** How many people can play. */
export type Players = {
  least: number;
  most: number;
};

/** A seat's side (empty where there are none), role, and number within both. */
export type SeatFacts = {
  side: string;
  role: string;
  number: number;
};

/** The seats of a game that one person starts with bots. */
export type QuickTable = {
  own: string;
  bots: string[];
};

/** A language that people can choose, with its own name for itself. */
export type LanguageFacts = {
  code: string;
  name: string;
};

/** The answer to joining a table: the person's id there, and their secret token. */
export type Arrival = {
  code: string;
  person: string;
  token: string;
};

/** A hash of the deal, which can be checked against the record after the game. */
export type Commitment = {
  commitment: string;
};

/** The book's name. Everybody who knows it is a member of the team. */
export type BookKey = {
  book: string;
};

/** A team's book: its games so far, and the missions that it may play. */
export type BookPayload = {
  book: Book;
  open: string[];
  timeouts: number;
};

/** A team's own copy of the map (DU-87). */
export type Book = {
  team: string;
  tries?: Try[];
};

/** One game that counted for a mission: how it ended, when, and the name of its record. */
export type Try = {
  mission: string;
  won: boolean;
  reason: string;
  date: string;
  record?: string;
  undone?: number;
};

/** The mission map: its cities and the routes between them. */
export type MapPayload = {
  missions: MissionPayload[];
  lines: Route[];
};

/** A city of the mission map. */
export type MissionPayload = {
  city: string;
  tokens: number;
  mistakes: number;
};

/** A route between two cities, and whether it is from the rulebook or ours (D-DU-26). */
export type Route = {
  one: string;
  other: string;
  source: "reconstruction" | "rulebook";
};

/** One move of a record, as text. */
export type StepPayload = {
  seat: string;
  move: string;
};

/** What is known about a finished game in addition to its record. */
export type Report = {
  occasion: GameMetadata;
  findings: Finding[];
  complete: boolean;
};

/** Who played, when, what was taken back, and what the bots thought. An imported record has none of this. */
export type GameMetadata = {
  sitters?: Record<string, PlayerName>;
  began?: number;
  ended?: number;
  thoughts?: BotThoughts[];
  undoings?: Undoing[];
};

/** Who sat in a seat at the end. */
export type PlayerName = {
  name: string;
  bot?: string;
  late?: boolean;
};

/** What a bot thought when it made a move. Nobody sees it before the game is over. */
export type BotThoughts = {
  step: number;
  name: string;
  thoughts: Thought[];
};

/** Moves that were taken back: after which move, by whose wish, and which moves, as a record prints them. `shown` says whether they had shown something secret. */
export type Undoing = {
  step: number;
  moves: string[];
  seat?: string;
  shown?: boolean;
};

/** One thing worth knowing, and the move it is about. */
export type Finding = {
  code: "best-clue" | "better-clue" | "black-guess" | "deadly-trap" | "late-guess" | "narrow-guess" | "near-trap" | "telling-line";
  step: number;
  seat: string;
  clue: string;
  number: number | string;
  cards?: string[];
  wrong?: string;
  better?: string;
  meant?: string[];
  agreed?: number;
  listeners?: number;
  secret?: string;
  trap?: string;
  by?: string;
  caller?: string;
  allowed?: number;
};

/** The tutorial of a game. */
export type Lesson = {
  game: string;
  language: string;
  steps: Step[];
};

/** One step of a lesson: what the learner sees, the message about it, and the move that the learner has to make, if any. */
export type Step = {
  seat: string;
  hint: string;
  view: unknown;
  words?: Record<string, string>;
  expect?: unknown;
};

/** The words of a pack that can be used, what is wrong with the others, and the limits: how many words a pack has, and how many characters a card holds, where a Chinese character counts as two. */
export type PackPayload = {
  words: string[];
  faults: PackFault[];
  repeated: PackFault[];
  least: number;
  most: number;
  longest: number;
};

/** What is wrong with a word, and where it stands; line 0 stands for the whole pack. `text` is the word, or how many words there are; `limit` is what is allowed; a repeated word names the `other` one. */
export type PackFault = {
  line: number;
  fault: "no-word" | "repeated" | "too-few" | "too-long" | "too-many";
  text: string;
  limit: number;
  other: string;
};

/** A table to open, and the nickname of the person who opens it. A program says that it is one. */
export type NewTable = {
  settings: Settings;
  name: string;
  language?: string;
  program?: boolean;
};

/** A person who joins, by nickname. A program says that it is one. With an `id`, the request can be repeated until it is answered. `claims` asks for the place of a person whose device is lost. */
export type NewPerson = {
  name: string;
  program?: boolean;
  language?: string;
  id?: string;
  claims?: string;
};

/** A device that takes the place that another device offers. */
export type Acceptance = {
  transfer: string;
  id: string;
};

/** A team that starts a book. */
export type NewBook = {
  team: string;
  language?: string;
};

/** A pack of your own words. */
export type NewPack = {
  text: string;
};
