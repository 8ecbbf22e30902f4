// What a seat of Decipher is sent, and what its drawings need.

import type { View } from "../generated/decipher";
import type { Arg, Choice } from "../table/wire";
import { KINDS, count, lettersOf, type Kind } from "./letters";

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

/** The language of the secret words. */
export const wordLanguage = (view: DecipherView): string => view.options.language;
