// What a seat of Decipher is sent, and what its drawings need.

import type { Round, View } from "../generated/decipher";
import { t } from "../shared/language.svelte";
import type { Arg, Choice, Ruled } from "../table/wire";
import { KINDS, count, lettersOf, type Kind } from "./letters";

// messages: language-{pl,en,zh} (games.ftl)

export type { Attempt, Round, Score } from "../generated/decipher";
export { offered } from "../table/wire";
export type Name = (seat: string) => string;
export type DecipherView = Omit<View, "hidden"> & { hidden?: Record<Kind, number> | null };

/** The numbers of the letter fields. */
export const numbers = (view: DecipherView): number[] => view.fields.map((_, place) => place + 1);

/** The kinds of pieces that were refused on a field. */
export const refusedOn = (view: DecipherView, field: number): Kind[] =>
  (view.refused ?? []).filter(([where]) => where === field).map(([, kind]) => kind);

/** How often a kind lies among these pieces. */
export const laid = (pieces: readonly Kind[], kind: Kind): number => pieces.filter((each) => each === kind).length;

/** The letters that look like this so far: a drawing aid, read from the open alphabet (DC-13). */
export function candidates(view: DecipherView, field: number): string[] {
  const pieces = view.fields[field - 1] ?? [];
  const closed = refusedOn(view, field);
  return lettersOf(view.alphabet).filter((letter) =>
    KINDS.every((kind) => (closed.includes(kind) ? count(letter, kind) === laid(pieces, kind) : count(letter, kind) >= laid(pieces, kind))),
  );
}

/** Can these pieces be drawn as strokes of this letter? */
export const drawsAs = (letter: string, pieces: readonly Kind[]): boolean => KINDS.every((kind) => count(letter, kind) >= laid(pieces, kind));

/** The spelling that a choice asks for. */
export const spelling = (choice: Choice | undefined): Extract<Arg, { kind: "spelling" }> | undefined =>
  choice?.args?.word as Extract<Arg, { kind: "spelling" }> | undefined;

/** Does the word lie open, so that it may be contested? */
export const isRevealed = (view: DecipherView): boolean => view.phase === "reveal" || view.phase === "contest";

/** The seekers of the round, in the order of their turns. */
export const seekersOf = (view: DecipherView): string[] => Object.keys(view.attempts_left);

/** Who decides on the contest of a revealed word: the other seekers, or the wordsmith if there is none. */
export function judges(view: DecipherView, round: Round): string[] {
  const others = view.seats.filter((seat) => seat !== round.wordsmith && seat !== round.contest?.seat);
  return others.length ? others : [round.wordsmith];
}

/** The referee's reason as a record holds it, in parts: a code, what was said, and the word that it is a form of. */
export function reasonOf(ruled: Ruled): { code: string; said: string; word: string } {
  const [, code = "", said = "", word = ""] = /^([a-z-]+):? ?([^:]*)(?:: (.*))?$/.exec(ruled.evidence) ?? [];
  return { code, said, word };
}

/** What the status line says of the word: its language and its length. */
export const wordParts = (view: DecipherView): { code: string; language: string; length: number } => ({
  code: view.options.language,
  language: t(`language-${view.options.language}`),
  length: view.fields.length,
});

/** The language of the secret words. */
export const wordLanguage = (view: DecipherView): string => view.options.language;
