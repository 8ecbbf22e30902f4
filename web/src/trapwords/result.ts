// How a turn ended, in sentences for everybody at the table.

import { t } from "../shared/language.svelte";
import { RIVAL, type Name, type Played } from "./view";

export interface Told {
  title: string;
  about: string[];
}

// messages: trapwords-result-{guessed,trap,illegal,guesses,time}

/** What happened in a turn that is over, and who had a part in it. */
export function result({ turn }: Played, name: Name, own = ""): Told {
  const title = t(`trapwords-result-${turn.end}`, { side: turn.team, trap: turn.sprung ?? "" });
  return { title, about: [...ended(turn, name), ...fair(turn, name, own)] };
}

function ended(turn: Played["turn"], name: Name): string[] {
  const right = turn.guesses?.findLast((guess) => guess.right);
  if (turn.end === "guessed") return right?.seat ? [t("trapwords-result-by", { name: name(right.seat) })] : [];
  if (turn.end !== "illegal") return turn.end === "trap" ? [] : [t("trapwords-result-nobody")];
  const doubt = turn.doubts?.find((each) => each.settled === "accepted");
  const open = turn.lines?.slice(turn.lapsed ?? 0) ?? []; // a call was about one of these
  const line = doubt ? turn.lines?.[doubt.line - 1] : open.length === 1 ? open[0] : undefined;
  const quoted = line ? [t("trapwords-result-line", { line: line.text })] : [];
  if (doubt) return [...quoted, t("trapwords-result-agreed", { name: name(doubt.seat) })];
  return [...quoted, t("trapwords-result-called", { side: RIVAL[turn.team] })];
}

/** Doubts that came to nothing: whoever had one hears of it. */
function fair(turn: Played["turn"], name: Name, own: string): string[] {
  const told = (turn.doubts ?? [])
    .filter((doubt) => doubt.settled === "rejected")
    .map((doubt) => t(doubt.seat === own ? "trapwords-result-fair-own" : "trapwords-result-fair", { name: name(doubt.seat), line: doubt.line }));
  return [...new Set(told)]; // one line may be doubted for two traps
}
