// Made by `python web/build.py run types` from the server's types. Do not edit.

import type { Choice, Outcome, ResignMove } from "./wire";

/** What one seat knows about a game of Trapwords, and what it can do now. */
export type View = {
  game: "trapwords";
  seat: string;
  seats: string[];
  options: Options;
  round: number;
  phase: "called" | "describing" | "handover" | "over" | "reading" | "settling" | "writing";
  positions: Partial<Record<"blue" | "red", number>>;
  monster: Monster;
  monster_chamber: number;
  curses: CurseView[];
  in_force: Partial<Record<"blue" | "red", string[]>>;
  discarded: string[];
  fighting: ("blue" | "red")[];
  glow: "blue" | "red";
  torches: Partial<Record<"blue" | "red", string>>;
  needed: Partial<Record<"blue" | "red", number>>;
  ready: Partial<Record<"blue" | "red", boolean>>;
  choices?: Choice[];
  set_word?: string | null;
  traps?: TrapList | null;
  secret?: string | null;
  turn?: Turn | null;
  burden?: Burden | null;
  hourglass_milliseconds?: number | null;
  alerts?: Alert[];
  finished?: Finished[];
  rounds?: Round[];
  secrets?: Partial<Record<"blue" | "red", string>> | null;
  lists?: Partial<Record<"blue" | "red", TrapList>> | null;
  outcome?: Outcome | null;
};

/** What a table chooses before the deal. The defaults are the rulebook's. */
export type Options = {
  language: string;
  red: number;
  blue: number;
  word_set: "fantasy" | "modern";
  chambers: number[];
  physical_tiles: boolean;
  starred: boolean;
  curse_places: number[];
  red_torch: number;
  blue_torch: number;
  may_pass_torch: boolean;
  spoken: boolean;
  hourglass: "official" | "pressure" | "relaxed";
  seconds: number;
  writing_seconds: number;
  reading_seconds: number;
  call_seconds: number;
  call_grace_seconds: number;
  restrictions: boolean;
  automatic_stop: boolean;
  tie_break: boolean;
};

/** A monster and what a fight with it changes (TW-91). */
export type Monster = {
  name: string;
  starred: boolean;
  source: "book" | "inferred" | "ours";
  guesses?: number | null;
  curses?: number;
  words?: number | null;
  trap_lines?: "doubled" | "even-doubled" | "plain";
  halves_time?: boolean;
  wrong_guess_seconds?: number;
};

/** A curse in the maze; face down it has no name (TW-09). */
export type CurseView = {
  chamber: number;
  name?: string | null;
};

/** A team's traps for the word it set this round. `dread` is the one marked by the Word of Dread; those in `void` were contested with success (D-TW-33). */
export type TrapList = {
  words: string[];
  ready: boolean;
  dread: string;
  marks: Mark[];
  void: string[];
  proposals: Proposal[];
};

/** The referee finds a trap doubtful. Everybody sees why when the list is shown. */
export type Mark = {
  word: string;
  verdict: "allowed" | "doubtful" | "forbidden";
  rule: string;
  evidence: string;
};

/** A word that somebody put on a list, and who struck it out again, if anybody did. */
export type Proposal = {
  word: string;
  seat: string;
  struck_by?: string;
};

/** One team's turn. `lapsed` lines are too old to be called; `hands` asked to guess next (TW-69). */
export type Turn = {
  team: "blue" | "red";
  describer: string;
  running?: boolean;
  lines?: Utterance[];
  guesses?: Guessed[];
  lapsed?: number;
  closed?: boolean;
  hands?: string[];
  doubts?: Doubt[];
  call?: Call | null;
  held?: HeldLine[];
  breathed?: boolean;
  milliseconds?: number | null;
  end?: "guessed" | "guesses" | "illegal" | "time" | "trap" | null;
  sprung?: string;
};

/** One message of the describer. */
export type Utterance = {
  text: string;
};

/** A guess: who made it (empty at a spoken table), after how many lines, and whether it was right. */
export type Guessed = {
  seat: string;
  text: string;
  after: number;
  right: boolean | null;
};

/** A case that was flagged in time and is settled after the turn (TW-63). Without a trap: the clue may be illegal. */
export type Doubt = {
  seat: string;
  trap: string;
  line: number;
  settled?: "accepted" | "rejected" | "void" | "withdrawn" | null;
  verdict?: "allowed" | "doubtful" | "forbidden" | null;
  rule?: string;
  evidence?: string;
  reason?: "" | "curse" | "example" | "gesture" | "name" | "private" | "room" | "sound" | "spelling" | "title";
  rebuttal?: "" | "allowed" | "not-said" | "other-word";
};

/** A call, while it is answered: a trap, or a reason why the clue is illegal; and what the referee says about it. */
export type Call = {
  seat: string;
  trap: string;
  line: number;
  reason?: "" | "curse" | "example" | "gesture" | "name" | "private" | "room" | "sound" | "spelling" | "title";
  verdict?: "allowed" | "doubtful" | "forbidden" | null;
  rule?: string;
  evidence?: string;
  contest?: Contest | null;
};

/** The called team says that the trap is unfair (D-TW-33), and what the referee says about that. */
export type Contest = {
  seat: string;
  reason: "habit" | "no-word" | "part-of-speech" | "repeated" | "too-general";
  verdict?: "allowed" | "doubtful" | "forbidden" | null;
  rule?: string;
  evidence?: string;
};

/** A forbidden line that a strict table held back: nobody has heard it (D-TW-35). */
export type HeldLine = {
  text: string;
  rule: string;
  evidence: string;
};

/** The limits of one team's turn. */
export type Burden = {
  guesses: number;
  guesses_each: number | null;
  words: number | null;
  words_a_message: number | null;
  one_breath: boolean;
  frozen_by_guess: boolean;
  forms: ("echo" | "no-s-words" | "not")[];
  dread: boolean;
  wrong_guess_seconds: number;
};

/** The referee tells the watchers that a line may have sprung a trap or, with a rule, that it may be illegal. */
export type Alert = {
  trap: string;
  line: number;
  rule?: string;
  evidence?: string;
};

/** A finished turn of this round: its secret and its traps are now open (TW-13). */
export type Finished = {
  turn: Turn;
  secret: string;
  traps: string[];
  marks?: Mark[];
  void?: string[];
  authors?: string[];
};

/** A finished round, open to all: secrets, trap lists and how they ended. */
export type Round = {
  number: number;
  secrets: Partial<Record<"blue" | "red", string>>;
  chambers: Partial<Record<"blue" | "red", number>>;
  traps: Partial<Record<"blue" | "red", string[]>>;
  turns: Turn[];
  curses: Partial<Record<"blue" | "red", string[]>>;
  fighting: ("blue" | "red")[];
  monster_moved: boolean;
  marks: Partial<Record<"blue" | "red", Mark[]>>;
  void: Partial<Record<"blue" | "red", string[]>>;
  authors: Partial<Record<"blue" | "red", string[]>>;
};

/** The most rounds of a game, the most wrong guesses in a turn (TW-66, TW-98), and how many forbidden lines a strict table holds back before one counts (D-TW-35). */
export type Facts = {
  rounds: number;
  guesses: number;
  held: number;
};

/** Put a word on the team's trap list. */
export type ProposeMove = {
  do: "propose";
  word: string;
};

/** Strike a word off the team's trap list (TW-21). */
export type StrikeMove = {
  do: "strike";
  word: string;
};

/** Mark the trap that sends the rivals back a chamber (Word of Dread). */
export type DreadMove = {
  do: "dread";
  word: string;
};

/** Declare the list finished (TW-23). */
export type ReadyMove = {
  do: "ready";
};

/** Withdraw "ready", as long as the rivals are still writing. */
export type ReopenMove = {
  do: "reopen";
};

/** The clock says that the time for writing is over, if the table set one (TW-23). */
export type StopWritingMove = {
  do: "stop-writing";
};

/** The referee marks a trap as doubtful; it stays on the list (D-TW-33). */
export type MarkTrapMove = {
  do: "mark-trap";
  team: "blue" | "red";
  word: string;
  verdict: "allowed" | "doubtful" | "forbidden";
  rule: string;
  evidence: string;
};

/** The describer passes the torch to the next team member (TW-79). */
export type PassTorchMove = {
  do: "pass-torch";
};

/** The describer takes the book and reads the secret word (TW-37). */
export type TakeMove = {
  do: "take";
};

/** The watchers, or the clock, turn the hourglass (TW-39). */
export type TurnHourglassMove = {
  do: "turn-hourglass";
};

/** The describer's typed clue (TW-42). */
export type SayMove = {
  do: "say";
  text: string;
};

/** The referee of a strict table holds back a forbidden line: nobody hears it (D-TW-35). */
export type HoldMove = {
  do: "hold";
  text: string;
  rule: string;
  evidence: string;
};

/** The clock says that the one breath of the Flood is over (TW-84). */
export type BreatheInMove = {
  do: "breathe-in";
};

/** A guesser asks to guess next; this is not a guess (TW-69). */
export type HandMove = {
  do: "hand";
};

/** A guesser's typed answer. Everything that is typed here counts as a guess (TW-68). */
export type GuessMove = {
  do: "guess";
  text: string;
};

/** The referee, or a watcher, says whether the last answer counts (TW-71, TW-72). */
export type JudgeMove = {
  do: "judge";
  right: boolean;
};

/** Spoken tables: the watchers record a guess that they heard (TW-64). */
export type HeardMove = {
  do: "heard";
  right: boolean;
};

/** The clock says that the hourglass has run out. */
export type TimeUpMove = {
  do: "time-up";
};

/** A watcher calls a sprung trap; line 0 at spoken tables (TW-43). The called team may answer (D-TW-34). */
export type CallTrapMove = {
  do: "call-trap";
  trap: string;
  line: number;
};

/** A watcher calls an illegal clue and says why (TW-44). */
export type CallIllegalMove = {
  do: "call-illegal";
  line: number;
  reason?: "" | "curse" | "example" | "gesture" | "name" | "private" | "room" | "sound" | "spelling" | "title";
};

/** A watcher flags a doubtful trap; the turn plays on (TW-63). */
export type DoubtTrapMove = {
  do: "doubt-trap";
  trap: string;
  line: number;
};

/** A watcher flags a doubtful clue; the turn plays on (TW-63). */
export type DoubtIllegalMove = {
  do: "doubt-illegal";
  line: number;
  reason?: "" | "curse" | "example" | "gesture" | "name" | "private" | "room" | "sound" | "spelling" | "title";
};

/** The called team admits the call: the turn failed. */
export type AdmitMove = {
  do: "admit";
};

/** The called team denies the call: it becomes a doubt, and the turn plays on (D-TW-34). */
export type DenyMove = {
  do: "deny";
};

/** The called team contests the trap as unfair (D-TW-33). */
export type ContestTrapMove = {
  do: "contest-trap";
  reason: "habit" | "no-word" | "part-of-speech" | "repeated" | "too-general";
};

/** The team that wrote the trap agrees that it was unfair: it is void. */
export type ConcedeMove = {
  do: "concede";
};

/** The team that wrote the trap insists on it. */
export type InsistMove = {
  do: "insist";
};

/** The clock says that nobody answered in time: the call or the trap stands. */
export type UnansweredMove = {
  do: "unanswered";
};

/** The describing team accepts a doubt: the turn failed after all (D-TW-19). */
export type AcceptMove = {
  do: "accept";
  doubt: number;
};

/** The describing team does not accept a doubt, and says why. */
export type RejectMove = {
  do: "reject";
  doubt: number;
  reason?: "" | "allowed" | "not-said" | "other-word";
};

/** The watchers drop a doubt; 0: the call that is being answered. */
export type WithdrawMove = {
  do: "withdraw";
  doubt: number;
};

/** The referee tells only the watchers that a line may have sprung a trap (D-TW-18). */
export type WarnMove = {
  do: "alert";
  trap: string;
  line: number;
};

/** The referee tells only the watchers that a line may be illegal (TW-44). */
export type WarnIllegalMove = {
  do: "alert-illegal";
  line: number;
  rule: string;
  evidence: string;
};

/** The referee springs a trap, if the table chose that (D-TW-18). */
export type SpringMove = {
  do: "spring";
  trap: string;
  line: number;
};

/** The referee's advice about a doubt, or (0) about the call or the contest that is being answered. */
export type RulingMove = {
  do: "ruling";
  doubt: number;
  verdict: "allowed" | "doubtful" | "forbidden";
  rule: string;
  evidence: string;
};

/** The clock says that lines up to this one can no longer be called (TW-62). */
export type LapseMove = {
  do: "lapse";
  line: number;
};

/** The clock says how long the right guess took (TW-97). */
export type StopwatchMove = {
  do: "stopwatch";
  milliseconds: number;
};

export type Move =
  | AcceptMove
  | AdmitMove
  | BreatheInMove
  | CallIllegalMove
  | CallTrapMove
  | ConcedeMove
  | ContestTrapMove
  | DenyMove
  | DoubtIllegalMove
  | DoubtTrapMove
  | DreadMove
  | GuessMove
  | HandMove
  | HeardMove
  | HoldMove
  | InsistMove
  | JudgeMove
  | LapseMove
  | MarkTrapMove
  | PassTorchMove
  | ProposeMove
  | ReadyMove
  | RejectMove
  | ReopenMove
  | ResignMove
  | RulingMove
  | SayMove
  | SpringMove
  | StopWritingMove
  | StopwatchMove
  | StrikeMove
  | TakeMove
  | TimeUpMove
  | TurnHourglassMove
  | UnansweredMove
  | WarnIllegalMove
  | WarnMove
  | WithdrawMove;
