// The best moment of a finished game: the solution that was worth most, and of several the one with fewest attempts.

import type { DecipherView, Round } from "./view";

/** The round that somebody solved best, if any was solved. */
export function bestRound(view: DecipherView): Round | undefined {
  const points = (round: Round): number => (round.solver ? (round.scores[round.solver]?.points ?? 0) : 0);
  return view.sheet.filter((round) => round.solver).reduce<Round | undefined>((best, round) => (!best || points(round) > points(best) ? round : best), undefined);
}
