// How a turn ended, in sentences for everybody at the table.

import { t } from "../shared/language.svelte";
import { RIVAL, type Name, type Played } from "./view";

export interface Told {
  title: string;
  about: string[];
}

// messages: trapwords-result-{guessed,trap,illegal,guesses,time}, trapwords-fault-*

/** What happened in a turn that is over, and who had a part in it. */
export function result({ turn, void: contested = [] }: Played, name: Name, own = ""): Told {
  const title = t(`trapwords-result-${turn.end}`, { side: turn.team, trap: turn.sprung ?? "" });
  const gone = contested.map((trap) => t("trapwords-result-void", { trap }));
  return { title, about: [...ended(turn, name), ...fair(turn, name, own), ...gone] };
}

function ended(turn: Played["turn"], name: Name): string[] {
  const right = turn.guesses?.findLast((guess) => guess.right);
  if (turn.end === "guessed") return right?.seat ? [t("trapwords-result-by", { name: name(right.seat) })] : [];
  if (turn.end !== "illegal") return turn.end === "trap" ? [] : [t("trapwords-result-nobody")];
  const doubt = turn.doubts?.find((each) => each.settled === "accepted");
  const call = doubt ?? turn.call;
  if (!call && turn.held?.length) return [t("trapwords-result-held", { count: turn.held.length })];
  const open = turn.lines?.slice(turn.lapsed ?? 0) ?? []; // an old call was about one of these
  const line = call ? turn.lines?.[call.line - 1] : open.length === 1 ? open[0] : undefined;
  const quoted = line ? [t("trapwords-result-line", { line: line.text })] : [];
  const why = call?.reason ? [t("trapwords-result-fault", { reason: t(`trapwords-fault-${call.reason}`) })] : [];
  const by = doubt ? t("trapwords-result-agreed", { name: name(doubt.seat) }) : t("trapwords-result-called", { side: RIVAL[turn.team] });
  return [...quoted, ...why, by];
}

/** Doubts that came to nothing: whoever had one hears of it. */
function fair(turn: Played["turn"], name: Name, own: string): string[] {
  const told = (turn.doubts ?? [])
    .filter((doubt) => doubt.settled === "rejected")
    .map(({ seat, line, rebuttal: reason = "" }) => (seat === own ? t("trapwords-result-fair-own", { line, reason }) : t("trapwords-result-fair", { name: name(seat), line, reason })));
  return [...new Set(told)]; // one line may be doubted for two traps
}
