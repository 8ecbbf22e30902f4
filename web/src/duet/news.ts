// What has just happened, heard and spoken: the difference between two views of one game.

import { announce } from "../shared/announce.svelte";
import { t } from "../shared/language.svelte";
import { sound } from "../shared/sounds";
import { across, isGiven, lowerSide, sideName, type DuetView, type Name, type Turn } from "./view";

// messages: duet-touched-{agent,bystander,assassin}, duet-outcome-* (the house's games.ftl)

const touches = (view: DuetView): NonNullable<Turn["touches"]> => [...view.turns, view.turn].flatMap((turn) => turn.touches ?? []);

const SOUND = { agent: "cover", bystander: "token", assassin: "assassin" } as const;

/** Tell what is new since then. */
export function tellNews(then: DuetView, now: DuetView, name: Name): void {
  if (then.words.join() !== now.words.join()) return; // another game
  const news: string[] = [];
  const touch = touches(now).slice(touches(then).length).at(-1);
  if (touch) {
    news.push(t(`duet-touched-${touch.result}`, { card: touch.card }));
    sound(SOUND[touch.result]);
  }
  const { word, number, side } = now.turn;
  const anew = then.turn.word !== word || then.turn.number !== number || then.turns.length !== now.turns.length;
  if (isGiven(now.turn) && side && anew) {
    news.push(t("duet-clue-given", { name: sideName(now, side, name), clue: `${word ?? t("clue-said-aloud")} ${number}` }));
    sound("turn");
  }
  const complete = (now.complete ?? []).filter((each) => !then.complete?.includes(each));
  if (!now.outcome) for (const each of complete) news.push(nothingLeft(now, across(each), name));
  const sudden = Boolean(now.sudden && !then.sudden);
  if (sudden) {
    news.push(t("duet-sudden"), t("duet-sudden-rule"), t("duet-silence"));
    sound("step");
  }
  if (now.outcome && !then.outcome) {
    news.push(t(`duet-outcome-${now.outcome.reason}`));
    sound(now.outcome.winners.length ? "win" : "lose");
  }
  if (news.length) announce(news.join(" "), sudden || touch?.result === "assassin");
}

/** That a side has nothing left to find (DU-64). */
export function nothingLeft(view: DuetView, side: DuetView["turn"]["side"] & string, name: Name): string {
  const you = side === lowerSide(view) && view.seat !== "spectator";
  return you ? t("duet-nothing-left.you") : t("duet-nothing-left", { name: sideName(view, side, name) });
}
