// Made by `python web/build.py run types` from the server's types. Do not edit.

/** What the first answer looks like. */
export type Welcomed = {
  welcome: Welcome;
};

/** The first answer: the table's code, who you are there (nobody: an onlooker), and the house's time. */
export type Welcome = {
  table: string;
  person: string;
  now: number;
};

/** What has changed for you. A section that is not there is as it was; the schema tells what each holds. */
export type Update = {
  update: number;
  table?: TablePayload;
  you?: You;
  game?: { public: unknown; yours: unknown } | null;
  clock?: ClockFace | null;
  talk?: MessagePayload[];
};

/** The answer to a command: done, with the number of the update that shows it; or refused. */
export type Answered = {
  answer: string;
  update?: number | null;
  refused?: Refused | null;
  advice?: Advice | null;
};

/** Why not: a code of a closed list, what it is about, and the words for it in your language. */
export type Refused = {
  code: string;
  text: string;
  params?: Record<string, string | number>;
};

/** What the referee thinks: the rule, the reason as a code, the evidence, and the words for it in your language. */
export type Advice = {
  verdict: "allowed" | "doubtful" | "forbidden";
  rule: string;
  reason: string;
  evidence: string;
  text: string;
  note?: boolean;
};

export type Pong = {
  pong: number;
  now: number;
};

/** The last message: the person has `left` the table, the house is `closing` (come back soon), or the connection was `refused`. */
export type Goodbye = {
  goodbye: "closing" | "left" | "refused";
  refused: Refused | null;
};

/** The table as everybody sees it. */
export type TablePayload = {
  code: string;
  settings: Settings;
  own_words: boolean;
  host: string;
  people: PersonPayload[];
  seats: Record<string, string>;
  chairs: string[];
  missing?: Missing | null;
  unready?: string[];
  hushed?: string[];
  game?: number;
  running?: boolean;
  paused?: string;
  undone?: number;
  vote?: VotePayload | null;
  team?: string;
  record?: string;
};

/** A table's settings. The game's own options stand in `options`; team sizes follow from who sits down. */
export type Settings = {
  game: string;
  languages: string[];
  options: Record<string, unknown>;
  pack: string;
  referee: "off" | "rulebook" | "strict";
  talk: "off" | "rules";
  rivals_talk: boolean;
  sand: "each-turn" | "manual";
  pace: number;
};

/** Somebody at the table. `here` says whether they are connected; a bot says which kind it is. */
export type PersonPayload = {
  id: string;
  name: string;
  bot?: string;
  here?: boolean;
};

/** Why a game cannot begin with those who sit here: a refusal's code and what it is about. */
export type Missing = {
  code: string;
  params: Record<string, string | number>;
};

/** What was proposed, by which seat, and who has still to agree. */
export type VotePayload = {
  kind: string;
  seat: string;
  waiting: string[];
};

/** What concerns one person alone. */
export type You = {
  person?: string;
  seat?: string;
  host?: boolean;
  may?: string[];
  channels?: string[];
  phrases?: ("back" | "bye" | "good-luck" | "hello" | "one-moment" | "sorry" | "thanks" | "well-played" | "what-do-you-think")[];
  mutes?: string[];
  book?: string;
};

/** Something said. */
export type MessagePayload = {
  at: number;
  person: string;
  name: string;
  channel: string;
  text?: string;
  phrase?: string;
  thought?: Thought | null;
};

/** One thing that a bot thought. */
export type Thought = {
  code: string;
  words?: string[];
  chance?: number | null;
  clue?: string;
};

/** The clock as everybody sees it: `until` is the server's time when it runs out; `left` takes its place while it is halted. `lines` is when each sentence of a describer's turn was said, by the same time. */
export type ClockFace = {
  what: string;
  of: number;
  until?: number | null;
  left?: number | null;
  lines?: number[];
};

/** What a player sends: `hello` first; then commands, each with an id of its own; `ping` to ask for the time. */
export type CommandFrame = {
  hello?: Hello | null;
  id?: string | null;
  command?: Command | null;
  ping?: number | null;
};

/** The first message: which table, and who you are. Without a token you look on. */
export type Hello = {
  table: string;
  token?: string;
  language?: string;
};

/** Take another nickname. */
export type Rename = {
  do: "rename";
  name: string;
};

/** Take an empty seat. */
export type Sit = {
  do: "sit";
  seat: string;
};

/** Leave the seat; it stays empty until somebody takes it. */
export type Stand = {
  do: "stand";
};

/** Leave the table for good. */
export type Leave = {
  do: "leave";
};

/** Say that you are ready to start, or not yet. */
export type Ready = {
  do: "ready";
  ready: boolean;
};

/** The host gives a seat to somebody at the table, whoever sat there. */
export type AssignSeat = {
  do: "place";
  seat: string;
  person: string;
};

/** The host lets two seats change people; anybody may change to an empty seat by sitting there. */
export type Swap = {
  do: "swap";
  seat: string;
  other: string;
};

/** The host asks somebody to leave, or sends a bot away. */
export type Kick = {
  do: "kick";
  person: string;
};

/** The host hands the table over. */
export type Host = {
  do: "host";
  person: string;
};

/** The host lets a bot take a seat, whoever sat there. */
export type AddBot = {
  do: "add-bot";
  seat: string;
  level?: "beginner" | "bold" | "careful" | "dice" | "even";
};

/** The host changes the settings between games. Nobody is sent the own words of a table, so they can be kept. */
export type Agree = {
  do: "settings";
  settings: Settings;
  keep_words?: boolean;
};

/** The host lays a team's book on the table, or (empty) takes it away. */
export type OpenBook = {
  do: "book";
  book: string;
};

/** The host starts a game with those who sit here. */
export type Start = {
  do: "start";
};

/** The host starts the next game with the same people: new cards or the same turned over, seats moved on or kept. */
export type Rematch = {
  do: "rematch";
  cards?: "new" | "turned";
  rotate?: boolean;
};

/** Make a move of the game. `seen` is the number of the latest update you have. */
export type MakeMove = {
  do: "move";
  move: unknown;
  seen: number;
};

/** Ask the referee about a word before you send it; nobody else hears of it. */
export type Consult = {
  do: "consult";
  text: string;
};

/** Ask the others to take back everything since your last open move. */
export type Undo = {
  do: "undo";
};

/** Ask your side to give the game up. */
export type Resign = {
  do: "resign";
};

/** Agree to what somebody proposed. */
export type Consent = {
  do: "consent";
};

/** Do not agree to it; or take your own proposal back. */
export type Refuse = {
  do: "refuse";
};

/** Stop the game and its clock. */
export type Pause = {
  do: "pause";
};

/** Go on. */
export type Resume = {
  do: "resume";
};

/** Turn the hourglass, at a table that turns it by hand. */
export type TurnSand = {
  do: "sand";
};

/** Say something to those whom the rules let you talk to. */
export type Say = {
  do: "say";
  text: string;
  channel?: string;
};

/** Say a ready-made phrase; everybody reads it in their own language. */
export type SayPhrase = {
  do: "phrase";
  phrase: "back" | "bye" | "good-luck" | "hello" | "one-moment" | "sorry" | "thanks" | "well-played" | "what-do-you-think";
};

/** Do not hear somebody any more, or again. */
export type Mute = {
  do: "mute";
  person: string;
  on?: boolean;
};

/** The host takes somebody's voice away, or gives it back. */
export type Hush = {
  do: "hush";
  person: string;
  on?: boolean;
};

/** What the referee advised about a clue. */
export type Ruled = {
  verdict: "allowed" | "doubtful" | "forbidden";
  rule: string;
  evidence: string;
};

/** One kind of move that the seat can make now, and for each of its fields what may stand there. */
export type Choice = {
  do: string;
  args?: Record<string, OneOf | Between | Text | Spelling>;
};

/** One of these values. */
export type OneOf = {
  kind: "one-of";
  values: (string | number | boolean)[];
};

/** A whole number from least to most. */
export type Between = {
  kind: "between";
  least: number;
  most: number;
};

/** Text that the seat writes itself: one line, or a single word. */
export type Text = {
  kind: "text";
  longest: number;
  one_word?: boolean;
  also?: string[];
  but_not?: string[];
  most_words?: number | null;
  forms?: ("echo" | "no-s-words" | "not")[];
  negations?: string[];
};

/** A word of so many letters of an alphabet, in either case; a secret one must also be makeable of the tiles and pieces in the box. */
export type Spelling = {
  kind: "spelling";
  length: number;
  alphabet: string;
  secret?: boolean;
};

/** How a game ended: who won (nobody, if the tuple is empty) and why. */
export type Outcome = {
  winners: string[];
  reason: string;
};

/** A guesser points at a card. */
export type MarkMove = {
  do: "mark";
  card: string;
};

/** A guesser takes a mark back. */
export type UnmarkMove = {
  do: "unmark";
  card: string;
};

/** The referee's advice about the clue of this turn. */
export type RulingMove = {
  do: "ruling";
  verdict: "allowed" | "doubtful" | "forbidden";
  rule: string;
  evidence: string;
};

/** The table says that a side has given up. How the side agreed on it is the table's business. */
export type ResignMove = {
  do: "resign";
  side: string;
};

export type Command =
  | AddBot
  | Agree
  | AssignSeat
  | Consent
  | Consult
  | Host
  | Hush
  | Kick
  | Leave
  | MakeMove
  | Mute
  | OpenBook
  | Pause
  | Ready
  | Refuse
  | Rematch
  | Rename
  | Resign
  | Resume
  | Say
  | SayPhrase
  | Sit
  | Stand
  | Start
  | Swap
  | TurnSand
  | Undo;
