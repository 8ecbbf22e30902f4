// What has just happened, heard and spoken: the difference between two views of one game.

import { announce, note, prompt } from "../shared/announce.svelte";
import { list, t } from "../shared/language.svelte";
import { sound } from "../shared/sounds";
import { whoseTurn } from "./status";
import { wordParts, type DecipherView, type Name } from "./view";

// messages: piece-{long,short,big,small}, decipher-end-*, decipher-outcome-* (games.ftl)

const lying = (view: DecipherView): number => view.fields.flat().length;

/** What the wordsmith has to do when a piece is due. */
export const giveTitle = (view: DecipherView, name: Name): string =>
  t(view.options.blind_draw ? "decipher-draw-title" : "decipher-give-title", { name: name(view.seeker) });

/** Tell how things stand: in the room that has just been entered, and when a round begins. */
export function tellStanding(view: DecipherView, name: Name): void {
  if (view.outcome) return;
  const own = view.wordsmith === view.seat;
  if (view.phase !== "word") prompt(whoseTurn(view, name));
  else prompt(own ? t("decipher-set-title", wordParts(view)) : t("decipher-phase-word", { name: name(view.wordsmith), ...wordParts(view) }));
}

/** Tell what is new since then. */
export function tellNews(then: DecipherView, now: DecipherView, name: Name): void {
  if (now.sheet.length < then.sheet.length || (then.outcome && !now.outcome)) return; // another game
  const ended = now.sheet.length > then.sheet.length ? now.sheet.at(-1) : undefined;
  const news = ended ? [t(`decipher-end-${ended.end}`, { name: ended.solver ? name(ended.solver) : "", word: ended.word })] : steps(then, now, name);
  news.push(...contestNews(then, now, name));
  if (ended && !now.outcome) sound(ended.solver ? "bell" : "turn");
  if (now.outcome && !then.outcome) {
    const names = now.outcome.winners.map(name);
    news.push(t(`decipher-outcome-${now.outcome.reason}`, { names: names.join(", "), count: names.length }));
    sound(now.seat === "spectator" || now.outcome.winners.includes(now.seat) ? "win" : "lose");
  }
  if (news.length) announce(news.join(" "));
  if (now.phase === "word" && (then.phase !== "word" || ended)) tellStanding(now, name);
  if (then.phase === "word" && now.phase === "give" && now.wordsmith !== now.seat) tellStanding(now, name);
}

/** What happened to the word that lies open: it is contested, and the contest is decided. */
function contestNews(then: DecipherView, now: DecipherView, name: Name): string[] {
  const line = now.sheet.at(-1);
  if (!line?.contest || now.phase === then.phase) return [];
  if (line.contest.upheld == null) return [t("decipher-contested", { name: name(line.contest.seat), own: line.contest.seat === now.seat ? "yes" : "no" })];
  if (then.phase !== "contest" && then.phase !== "reveal") return [];
  return [t(line.contest.upheld ? "decipher-struck" : "decipher-kept", { name: name(line.wordsmith) })];
}

/** What happened inside a round. */
function steps(then: DecipherView, now: DecipherView, name: Name): string[] {
  const news: string[] = [];
  const attempt = (now.attempts ?? []).slice(then.attempts?.length ?? 0).at(-1);
  if (attempt) {
    note(t("decipher-attempt-wrong", { name: name(attempt.seat), word: attempt.word }), "wrong");
    sound("wrong");
  }
  const refusal = (now.refused ?? []).slice(then.refused?.length ?? 0).at(-1);
  if (refusal) {
    news.push(t("decipher-said-no", { field: refusal[0], piece: t(`piece-${refusal[1]}`) }));
    sound("no");
  }
  if (lying(now) > lying(then)) {
    const place = now.fields.findIndex((pieces, at) => pieces.length > (then.fields[at]?.length ?? 0));
    news.push(t("decipher-said-yes", { field: place + 1, piece: t(`piece-${now.fields[place]?.at(-1)}`) }));
    sound("piece");
  }
  if (now.bonus && !then.bonus) {
    news.push(t("decipher-bonus-title", { count: now.hidden_left ?? 0 }));
    sound("bell");
  }
  const willing = (now.willing ?? []).filter((seat) => seat !== now.seat && !then.willing?.includes(seat)).map(name);
  if (willing.length) {
    news.push(t("decipher-willing", { names: list(willing), count: willing.length }), t("decipher-willing-next"));
    sound("bell");
  }
  if (now.hand && (now.hand !== then.hand || now.seeker !== then.seeker)) {
    const piece = t(`piece-${now.hand}`);
    news.push(now.seeker === now.seat ? t("decipher-you-have", { piece }) : t("decipher-phase-place", { name: name(now.seeker), piece }));
    if (now.seeker === now.seat) sound("turn");
  }
  if (now.phase !== then.phase && now.phase === "give" && now.wordsmith === now.seat) {
    news.push(giveTitle(now, name));
    sound("turn");
  }
  return news;
}
