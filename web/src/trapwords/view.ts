// What a seat of Trapwords is sent.

import { sideOf } from "../table/seat";
import type { Choice, Ruled, View } from "../table/wire";

export { cardLanguage } from "../board/language";

export type Team = "red" | "blue";
export type Name = (seat: string) => string;
export const TEAMS: readonly Team[] = ["red", "blue"];
export const RIVAL: Record<Team, Team> = { red: "blue", blue: "red" };

export interface Guessed {
  seat: string;
  text: string;
  after: number;
  right?: boolean | null;
}

export interface Doubt {
  seat: string;
  trap: string;
  line: number;
  settled?: "accepted" | "rejected" | "withdrawn" | null;
  verdict?: Ruled["verdict"] | null;
  rule?: string;
  evidence?: string;
}

export interface Turn {
  team: Team;
  describer: string;
  running?: boolean;
  lines?: { text: string }[];
  guesses?: Guessed[];
  hands?: string[];
  lapsed?: number; // lines that can no longer be called
  doubts?: Doubt[];
  end?: "guessed" | "trap" | "illegal" | "guesses" | "time" | null;
  sprung?: string;
}

export interface Round {
  number: number;
  secrets: Record<Team, string>;
  chambers: Record<Team, number>;
  traps: Record<Team, string[]>;
  turns: Turn[];
  curses: Record<Team, string[]>;
  fighting: Team[];
  monster_moved?: boolean;
}

export interface TrapwordsView extends View {
  game: "trapwords";
  phase: "writing" | "handover" | "reading" | "describing" | "settling" | "over";
  options: {
    language: string;
    chambers: number[];
    spoken: boolean;
    call_seconds: number;
    call_grace_seconds: number;
    [other: string]: unknown;
  };
  round: number;
  positions: Record<Team, number>;
  monster: { name: string; starred: boolean };
  monster_chamber: number;
  curses: { chamber: number; name?: string | null }[];
  in_force: Record<Team, string[]>;
  discarded: string[];
  fighting: Team[];
  glow: Team;
  torches: Record<Team, string>;
  needed: Record<Team, number>;
  ready: Record<Team, boolean>;
  set_word?: string | null;
  traps?: { words: string[]; ready: boolean; dread: string } | null;
  secret?: string | null;
  turn?: Turn | null;
  burden?: { guesses: number; guesses_each?: number | null } | null;
  hourglass_milliseconds?: number | null;
  alerts?: { trap: string; line: number }[];
  finished?: { turn: Turn; secret: string; traps: string[] }[];
  rounds?: Round[];
}

/** A turn that is over: its secret and its traps are open. */
export interface Played {
  round: number;
  turn: Turn;
  secret: string;
  traps: string[];
}

/** The team of the seat that looks, if it has one. */
export function ownTeam(view: TrapwordsView): Team | undefined {
  return TEAMS.find((team) => team === sideOf(view.seat));
}

/** What the seat that looks does in the turn under way. */
export function part(view: TrapwordsView): "describer" | "guesser" | "watcher" | "onlooker" {
  const team = ownTeam(view);
  if (!view.turn || !team) return "onlooker";
  if (view.turn.describer === view.seat) return "describer";
  return view.turn.team === team ? "guesser" : "watcher";
}

/** All turns that are over, the first one first. */
export function played(view: TrapwordsView): Played[] {
  const before = (view.rounds ?? []).flatMap((round) =>
    round.turns.map((turn) => ({
      round: round.number,
      turn,
      secret: round.secrets[turn.team],
      traps: round.traps[RIVAL[turn.team]],
    })),
  );
  return [...before, ...(view.finished ?? []).map((over) => ({ round: view.round, ...over }))];
}

/** The values that may stand in a field of a move. */
export function values<T extends string | number | boolean>(choice: Choice | undefined, field: string): T[] {
  const arg = choice?.args?.[field];
  return arg?.kind === "one-of" ? (arg.values as T[]) : [];
}

/** The seats of a team. */
export const seatsOf = (view: View, team: Team): string[] => view.seats.filter((seat) => sideOf(seat) === team);
