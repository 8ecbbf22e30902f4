// Made by `python web/build.py run types` from the server's types. Do not edit.

/** The message with the first answer. */
export type Welcomed = {
  welcome: Welcome;
};

/** The first answer: the table's code, your id there (empty: an onlooker), and the server's time. */
export type Welcome = {
  table: string;
  person: string;
  now: number;
};

/** What has changed for you. A section that is missing has not changed; the schema says what each section holds. */
export type Update = {
  update: number;
  table?: TablePayload;
  you?: You;
  game?: { public: unknown; yours: unknown } | null;
  clock?: ClockFace | null;
  talk?: MessagePayload[];
};

/** The answer to a command: done, with the number of the update that shows its effect; or refused. */
export type Answered = {
  answer: string;
  update?: number | null;
  refused?: Refused | null;
  advice?: Advice | null;
  transfer?: string;
  words?: string;
};

/** A refusal: its code from a closed list, its parameters, and its text in your language. */
export type Refused = {
  code: string;
  text: string;
  params?: Record<string, string | number>;
};

/** The referee's ruling: the rule, the reason as a code, the evidence, and its text in your language. */
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

/** The last message: the person has `left` the table, is `banned` from it or has `moved` to another device, the server is `closing` (reconnect soon), or the connection was `refused`. */
export type Goodbye = {
  goodbye: "banned" | "closing" | "left" | "moved" | "refused";
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
  locked?: boolean;
  claims?: ClaimPayload[];
  hushed?: string[];
  game?: number;
  running?: boolean;
  paused?: string;
  undone?: number;
  vote?: VotePayload | null;
  team?: string;
  record?: string;
  players?: Record<string, PersonPayload>;
  preparing?: number | null;
};

/** A table's settings. `options` holds the game's own options; team sizes follow from who sits down. */
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

/** Somebody at the table. `here` says whether they are connected; for a bot, `bot` says which kind it is. `late` says that they joined after the deal of the game under way: `barred` from what they may know too much for, or `admitted` by the host. */
export type PersonPayload = {
  id: string;
  name: string;
  bot?: string;
  here?: boolean;
  late?: "" | "admitted" | "barred";
};

/** Why a game cannot begin with the people who are seated: the code and parameters of a refusal. */
export type Missing = {
  code: string;
  params: Record<string, string | number>;
};

/** Somebody asks for the place of a person whose device is lost; who still has to agree. While there is nobody to ask, everybody at the table can object. */
export type ClaimPayload = {
  claimant: string;
  person: string;
  waiting: string[];
  until?: number;
};

/** A proposal: what, by which seat, and who still has to agree. */
export type VotePayload = {
  kind: string;
  seat: string;
  waiting: string[];
};

/** What concerns one person only. */
export type You = {
  person?: string;
  seat?: string;
  host?: boolean;
  may?: string[];
  channels?: string[];
  phrases?: ("back" | "bye" | "good-luck" | "hello" | "one-moment" | "sorry" | "thanks" | "well-played" | "what-do-you-think")[];
  mutes?: string[];
  book?: string;
  bans?: BanPayload[];
};

/** Somebody who is banned; `network` says whether nobody new may come from their network either. */
export type BanPayload = {
  person: string;
  name: string;
  network: boolean;
};

/** A chat message. */
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

/** The clock as everybody sees it. `until` is the server's time when it runs out; while the clock is halted, `left` takes its place. `lines` holds the times at which the sentences of a describer's turn were said. */
export type ClockFace = {
  what: string;
  of: number;
  until?: number | null;
  left?: number | null;
  lines?: number[];
};

/** What a client sends: `hello` first; then commands, each with an id of its own; `ping` to ask for the time. */
export type CommandFrame = {
  hello?: Hello | null;
  id?: string | null;
  command?: Command | null;
  ping?: number | null;
};

/** The first message: which table, and who you are. Without a token you are an onlooker. */
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

/** Offer your place to another device of yours. The answer contains a secret that can be used once, for ten minutes. */
export type OfferTransfer = {
  do: "transfer";
};

/** Ask for the place of somebody whose device is out of reach, because you are that person; empty: no longer. */
export type Claim = {
  do: "claim";
  person: string;
};

/** Say whether this person is the one whose place they claim. */
export type Vouch = {
  do: "vouch";
  person: string;
  yes: boolean;
};

/** The host gives a seat to somebody at the table. The previous occupant stands up. */
export type AssignSeat = {
  do: "place";
  seat: string;
  person: string;
};

/** The host swaps the people of two seats. Anybody can move to an empty seat by sitting there. */
export type Swap = {
  do: "swap";
  seat: string;
  other: string;
};

/** The host removes a person or a bot from the table. */
export type Kick = {
  do: "kick";
  person: string;
};

/** The host locks the table, so that nobody new can join, or opens it again. */
export type Lock = {
  do: "lock";
  on?: boolean;
};

/** The host removes a person who may not come back. */
export type BanPerson = {
  do: "ban";
  person: string;
};

/** The host lets a banned person come back. */
export type LiftBan = {
  do: "unban";
  person: string;
};

/** The host lets somebody play who joined after the deal. */
export type Admit = {
  do: "admit";
  person: string;
};

/** The host makes somebody else the host. */
export type Host = {
  do: "host";
  person: string;
};

/** The host gives a seat to a bot. The previous occupant stands up. */
export type AddBot = {
  do: "add-bot";
  seat: string;
  level?: string;
};

/** The host changes the settings between games. No update contains a table's own words, so `keep_words` keeps them. */
export type Agree = {
  do: "settings";
  settings: Settings;
  keep_words?: boolean;
};

/** The host reads the table's own words between games, to change or share them; the answer contains them. */
export type ReadWords = {
  do: "words";
};

/** The host opens a team's book at the table, or (empty) closes it. */
export type OpenBook = {
  do: "book";
  book: string;
};

/** The host starts a game with the people who are seated. */
export type Start = {
  do: "start";
};

/** The host starts the next game with the same people: with new cards or the same cards turned over, in the same seats or in rotated ones. */
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

/** Ask the referee about a word before you send it; nobody else learns of it. */
export type Consult = {
  do: "consult";
  text: string;
};

/** Ask the others to take back everything since your last move that everybody could see. */
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

/** Reject a proposal, or withdraw your own. */
export type Refuse = {
  do: "refuse";
};

/** Stop the game and its clock. */
export type Pause = {
  do: "pause";
};

/** Continue a paused game. */
export type Resume = {
  do: "resume";
};

/** Start the timer, at a table where it is started by hand. */
export type TurnSand = {
  do: "sand";
};

/** Say something to the people whom the rules let you talk to. */
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

/** Stop hearing somebody, or hear them again. */
export type Mute = {
  do: "mute";
  person: string;
  on?: boolean;
};

/** The host forbids somebody to talk, or allows it again. */
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

/** One kind of move that the seat can make now, with the allowed values of each field. */
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

/** Free text: one line, or a single word. */
export type Text = {
  kind: "text";
  longest: number;
  one_word?: boolean;
  also?: string[];
  but_not?: string[];
  most_words?: number | null;
  forms?: ("echo" | "no-s-words" | "not")[];
  negations?: string[];
  some_word?: boolean;
};

/** A word of this many letters of an alphabet, in either case; a secret word must also be possible with the tiles and pieces in the box. */
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

/** Somebody has said a clue aloud and records its number. */
export type AnnounceMove = {
  do: "announce";
  number: number | "unlimited";
};

/** Somebody asks how the word is spelt. */
export type AskSpellingMove = {
  do: "ask-spelling";
};

/** Whoever gave the clue writes down its word; from then on everybody can read it. */
export type SpellMove = {
  do: "spell";
  word: string;
};

/** A guesser points at a card. */
export type MarkMove = {
  do: "mark";
  card: string;
};

/** A guesser removes a mark. */
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

/** The table records that a side has resigned. The table decides how the side agrees on it. */
export type ResignMove = {
  do: "resign";
  side: string;
};

export type Command =
  | AddBot
  | Admit
  | Agree
  | AssignSeat
  | BanPerson
  | Claim
  | Consent
  | Consult
  | Host
  | Hush
  | Kick
  | Leave
  | LiftBan
  | Lock
  | MakeMove
  | Mute
  | OfferTransfer
  | OpenBook
  | Pause
  | ReadWords
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
  | Undo
  | Vouch;
