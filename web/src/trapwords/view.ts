// What a seat of Trapwords is sent, and what its parts need to know of it.

import type { Facts, Mark, Round as SentRound, Turn, View as SentView } from "../generated/trapwords";
import { rulesOf } from "../table/games";
import { sideOf } from "../table/seat";
import { offered, type Choice, type View, type Whole } from "../table/wire";

export { cardLanguage } from "../board/language";
export type { Alert, Call, Doubt, Guessed, Mark, Proposal, TrapList, Turn } from "../generated/trapwords";

export type Team = Turn["team"];
export type Name = (seat: string) => string;
export const TEAMS: readonly Team[] = ["red", "blue"];
export const RIVAL: Record<Team, Team> = { red: "blue", blue: "red" };

/** Both teams always have an entry in these maps. */
export type Round = Whole<SentRound, "secrets" | "chambers" | "traps" | "curses">;
export type TrapwordsView = Whole<Omit<SentView, "rounds">, "positions" | "in_force" | "torches" | "needed" | "ready"> & { rounds?: Round[] };

/** A turn that is over: its secret and its traps are open. */
export interface Played {
  round: number;
  turn: Turn;
  secret: string;
  traps: string[];
  marks?: Mark[]; // what the referee finds doubtful
  void?: string[]; // what was contested with success
  authors?: string[]; // the seats that wrote the traps
}

/** The team of the seat that looks, if it has one. */
export function ownTeam(view: TrapwordsView): Team | undefined {
  return TEAMS.find((team) => team === sideOf(view.seat, "trapwords"));
}

/** What the seat that looks does in the turn under way. */
export function part(view: TrapwordsView): "describer" | "guesser" | "watcher" | "onlooker" {
  const team = ownTeam(view);
  if (!view.turn || !team) return "onlooker";
  if (view.turn.describer === view.seat) return "describer";
  return view.turn.team === team ? "guesser" : "watcher";
}

/** From whose side a call, a contest or a doubt is read. */
export type Reader = "accuser" | "accused" | "other";

/** For a charge that this team brings. */
export function readerOf(view: TrapwordsView, accuser: Team): Reader {
  const own = ownTeam(view);
  return own === accuser ? "accuser" : own ? "accused" : "other";
}

/** For a doubt of this seat: its teammates read of it as others do. */
export function readerOfDoubt(view: TrapwordsView, team: Team, seat: string): Reader {
  return seat === view.seat ? "accuser" : ownTeam(view) === team ? "accused" : "other";
}

/** All turns that are over, the first one first. */
export function played(view: TrapwordsView): Played[] {
  const before = (view.rounds ?? []).flatMap((round) =>
    round.turns.map((turn) => ({
      round: round.number,
      turn,
      secret: round.secrets[turn.team],
      traps: round.traps[RIVAL[turn.team]],
      marks: round.marks?.[RIVAL[turn.team]],
      void: round.void?.[RIVAL[turn.team]],
      authors: round.authors?.[RIVAL[turn.team]],
    })),
  );
  return [...before, ...(view.finished ?? []).map((over) => ({ round: view.round, ...over }))];
}

/** The constants of the rules. */
export const rules = (): Facts => rulesOf<Facts>("trapwords");

/** How many guesses a team has in the turn under way, or would have in one. */
export const guessesIn = (view: TrapwordsView): number => view.burden?.guesses ?? rules().guesses;

/** The values that may stand in a field of a move. */
export function values<T extends string | number | boolean>(choice: Choice | undefined, field: string): T[] {
  return offered(choice, field) as T[];
}

/** The seats of a team. */
export const seatsOf = (view: View, team: Team): string[] => view.seats.filter((seat) => sideOf(seat, "trapwords") === team);
