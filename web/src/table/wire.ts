// The messages of the house, as they come over the wire (docs/protocol.md; /api/schema.json is the schema).

export type Game = "codenames" | "duet" | "trapwords" | "decipher";

export interface Refused {
  code: string;
  text: string;
  params?: Record<string, string | number>;
}

export interface Advice {
  verdict: "allowed" | "doubtful" | "forbidden";
  rule: string;
  reason: string;
  evidence: string;
  text: string;
  note?: boolean;
}

export interface Person {
  id: string;
  name: string;
  bot?: string;
  here?: boolean;
}

export interface Settings {
  game: Game;
  languages: ("pl" | "zh" | "en")[];
  options: Record<string, unknown>;
  pack: string;
  referee: "strict" | "rulebook" | "off";
  talk: "rules" | "off";
  rivals_talk: boolean;
  sand: "each-turn" | "manual";
  pace: number;
}

export interface TableSight {
  code: string;
  settings: Settings;
  own_words: boolean;
  host: string;
  people: Person[];
  seats: Record<string, string>;
  chairs: string[];
  missing?: { code: string; params: Record<string, string | number> };
  unready?: string[];
  hushed?: string[];
  game?: number;
  running?: boolean;
  paused?: string;
  undone?: number; // how often moves were taken back in this game
  vote?: { kind: "undo" | "resign"; seat: string; waiting: string[] } | null;
  team?: string;
  record?: string;
}

export interface You {
  person?: string;
  seat?: string;
  host?: boolean;
  may?: string[];
  channels?: ("table" | "side" | "chiefs" | "gallery")[];
  phrases?: string[];
  mutes?: string[];
  book?: string;
}

export interface ClockFace {
  what: "clue" | "guess" | "reading" | "hourglass" | "calls";
  of: number;
  until?: number;
  left?: number;
  lines?: number[]; // when the lines of a Trapwords turn were said
}

export interface ChatMessage {
  at: number;
  person: string;
  name: string;
  channel: string;
  text?: string;
  phrase?: string;
  thought?: Thought;
}

/** What a bot thought: a code, and the words it is about. */
export interface Thought {
  code: string;
  words?: string[];
  chance?: number;
  clue?: string;
}

export type Arg =
  | { kind: "one-of"; values: (string | number | boolean)[] }
  | { kind: "between"; least: number; most: number }
  | { kind: "text"; longest: number; one_word?: boolean; most_words?: number | null; but_not?: string[]; forms?: string[] }
  | { kind: "spelling"; length: number; alphabet: "polish" | "international"; secret?: boolean };

export interface Choice {
  do: string;
  args?: Record<string, Arg>;
}

export interface Ruled {
  verdict: "allowed" | "doubtful" | "forbidden";
  rule: string;
  evidence: string;
}

export interface Outcome {
  winners: string[];
  reason: string;
}

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

export interface Answer {
  answer: string;
  update?: number;
  refused?: Refused;
  advice?: Advice;
}

export type Command = { do: string } & Record<string, unknown>;
export type Move = { do: string } & Record<string, unknown>;
