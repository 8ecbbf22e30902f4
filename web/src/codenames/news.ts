// What has just happened, heard and spoken, and shown where it ended a turn: the difference between two views of one game.

import { fate } from "../afterwards/verdict";
import { announce, note } from "../shared/announce.svelte";
import { t } from "../shared/language.svelte";
import { sound } from "../shared/sounds";
import { RIVAL, shownClue, shownWord, sideOf, turnsOf, type CodenamesView, type Turn } from "./view";

// messages: codenames-touched-{red,blue,bystander,assassin}, codenames-end-{bystander,rival,limit,time}, codenames-outcome-* (games.ftl)

const touches = (view: CodenamesView): NonNullable<Turn["touches"]> => turnsOf(view).flatMap((turn) => turn.touches ?? []);
const extras = (view: CodenamesView): Turn[] => turnsOf(view).filter((turn) => turn.extra);
const SHOWN = ["bystander", "rival", "limit", "time"]; // endings that somebody may not have seen coming

/** Tell what is new since then. */
export function tellNews(then: CodenamesView, now: CodenamesView): void {
  if (then.words.join() !== now.words.join()) return; // another game
  const touch = touches(now).slice(touches(then).length).at(-1);
  const touched = touch ? t(`codenames-touched-${touch.cover}`, { card: touch.card }) : "";
  const assassin = touch?.cover === "assassin";
  const ended = now.outcome ? undefined : now.turns.slice(then.turns.length).at(-1);
  const spoken = [touched];
  if (touch) sound(assassin ? "assassin" : "cover");

  if (ended?.decision === "upheld") {
    const invalid = t("codenames-upheld", { clue: shownWord(ended), rival: RIVAL[ended.side] });
    const decided = now.choices?.some((choice) => choice.do === "cover"); // whoever decided it reads what to do next instead
    spoken.push(decided ? invalid : show(invalid, sideOf(now.seat) === ended.side));
  } else if (ended && SHOWN.includes(ended.end ?? "")) {
    const why = t(`codenames-end-${ended.end}`);
    show(`${touched} ${why}`.trim(), sideOf(now.seat) === ended.side && ended.end !== "limit");
    spoken.push(why);
  }
  if (now.turn.decision === "waived" && !then.turn.decision) spoken.push(show(t("codenames-waived", { clue: shownWord(now.turn) })));
  spoken.push(covered(then, now));

  const clue = shownClue(now.turn);
  if (clue && (clue !== shownClue(then.turn) || now.turns.length !== then.turns.length)) {
    spoken.push(t("codenames-clue-given", { side: now.turn.side, clue }));
    sound("turn");
  }
  if (now.outcome && !then.outcome) {
    spoken.push(fate(now), t(`codenames-outcome-${now.outcome.reason}`, { side: now.outcome.winners[0] ?? now.side }));
    sound(now.outcome.winners.includes(sideOf(now.seat)) ? "win" : "lose");
  }
  const heard = spoken.filter(Boolean).join(" ");
  if (heard) announce(heard, assassin);
}

function show(text: string, wrong = false): string {
  note(text, wrong ? "wrong" : "news");
  return text;
}

/** A card that was covered without a touch. */
function covered(then: CodenamesView, now: CodenamesView): string {
  const turn = extras(now).slice(extras(then).length).at(-1);
  if (!turn?.extra) return "";
  sound("cover");
  const turns = turnsOf(now);
  const penalty = turns[turns.indexOf(turn) - 1]?.decision === "upheld";
  return penalty ? show(t("codenames-penalty-covered", { card: turn.extra })) : t("codenames-ghost-covered", { card: turn.extra });
}
