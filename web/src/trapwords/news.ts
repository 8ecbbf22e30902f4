// What has just happened, in words and sounds: for ears, and for those who looked away.

import { t } from "../shared/language.svelte";
import type { Sound } from "../shared/sounds";
import { sentence } from "./quoting";
import { result } from "./result";
import { reasonOf } from "../table/ruling";
import { ownTeam, played, readerOfDoubt, type Name, type Played, type TrapwordsView } from "./view";

export interface News {
  says: string[];
  urgent: boolean;
  sound?: Sound;
  over?: Played; // the turn that has just ended with a trap or a right guess
}

// messages: trapwords-phase-{handover,reading,describing,called,settling}, trapwords-end-*, trapwords-outcome-* (games.ftl)

/** How things stand, in one line. */
export function standing(view: TrapwordsView, name: Name): string {
  const { turn, outcome } = view;
  if (outcome) {
    const side = outcome.winners.length === 2 ? "both" : (outcome.winners[0] ?? "");
    return t(`trapwords-outcome-${outcome.reason}`, { side });
  }
  if (!turn) return t("trapwords-phase-writing", { red: view.needed.red, blue: view.needed.blue });
  if (view.phase === "settling" && turn.end) return t(`trapwords-end-${turn.end}`, { trap: turn.sprung ?? "" });
  return t(`trapwords-phase-${view.phase}`, { side: turn.team, name: name(turn.describer), seconds: 0 });
}

/** What is new between two views. */
export function news(before: TrapwordsView, now: TrapwordsView, name: Name): News {
  const found: News = { says: [], urgent: false };
  tellOfTurn(before, now, name, found);
  const over = played(now).slice(played(before).length);
  for (const each of over) {
    const { title, about } = result(each, name, now.seat);
    found.says.push(title, t("trapwords-result-word.told", { word: each.secret }), ...about);
    found.sound = each.turn.end === "guessed" ? "bell" : "wrong";
    if (each.turn.end === "guessed") found.over = each;
    if (each.turn.end === "trap") Object.assign(found, { urgent: true, sound: "assassin", over: each });
  }
  if (now.monster_chamber < before.monster_chamber) {
    found.says.push(t("trapwords-monster-moved"));
    found.sound ??= "step";
  }
  if (now.round > before.round) found.says.push(t("trapwords-round-number", { number: now.round }));
  if (now.phase !== before.phase || now.turn?.team !== before.turn?.team) found.says.push(standing(now, name));
  if (now.outcome && !before.outcome) {
    found.sound = now.outcome.winners.includes(ownTeam(now) ?? "") ? "win" : "lose";
  }
  return found;
}

function tellOfTurn(before: TrapwordsView, now: TrapwordsView, name: Name, found: News): void {
  const turn = now.turn;
  if (!turn) return;
  const was = before.turn?.team === turn.team && before.round === now.round ? before.turn : undefined;
  const lines = turn.lines ?? [];
  for (let place = was?.lines?.length ?? 0; place < lines.length; place++) {
    if (turn.describer !== now.seat) found.says.push(t("trapwords-line-said", { number: place + 1, text: sentence(lines[place]!.text) }));
    found.sound = "tap";
  }
  (turn.guesses ?? []).forEach((guess, place) => {
    const known = was?.guesses?.[place];
    if (!known && guess.seat) found.says.push(t("trapwords-guessed", { name: name(guess.seat), text: sentence(guess.text) }));
    if (guess.right != null && known?.right == null) {
      found.says.push(t(guess.right ? "trapwords-right" : "trapwords-wrong"));
      found.sound = guess.right ? "turn" : "no";
    }
  });
  for (const alert of (now.alerts ?? []).slice(before.alerts?.length ?? 0)) {
    const reason = reasonOf(alert.evidence);
    found.says.push(alert.trap ? t("trapwords-alert-line", { line: alert.line, trap: alert.trap }) : t("trapwords-alert-illegal-line", { line: alert.line, reason }));
    Object.assign(found, { urgent: true, sound: "bell" });
  }
  if ((turn.doubts?.length ?? 0) > (was?.doubts?.length ?? 0)) {
    const doubt = turn.doubts!.at(-1)!;
    found.says.push(t("trapwords-flagged", { name: name(doubt.seat), line: doubt.line, reader: readerOfDoubt(now, turn.team, doubt.seat) }));
  }
}
