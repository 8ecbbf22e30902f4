// What a seat of Decipher is sent, and what its drawings need.

import type { Arg, Choice, View } from "../table/wire";
import { ALPHABETS, KINDS, count, type Alphabet, type Kind } from "./letters";

export type Name = (seat: string) => string;

export interface Score {
  points: number;
  solution?: number;
  bonus?: number;
  refused?: number;
  attempts?: number;
}

export interface Attempt {
  seat: string;
  word: string;
}

export interface Round {
  wordsmith: string;
  word: string;
  solver: string | null;
  end: "solved" | "attempts-spent" | "passed" | "gave-up";
  refused: number;
  bonus_given: number;
  attempts: Attempt[];
  scores: Record<string, Score>;
}

export interface DecipherView extends View {
  game: "decipher";
  phase: "word" | "give" | "place" | "bonus" | "over";
  alphabet: Alphabet;
  round: number;
  rounds: number;
  wordsmith: string;
  seeker: string;
  fields: Kind[][];
  attempts_left: Record<string, number>;
  sheet: Round[];
  totals: Record<string, number>;
  hand?: Kind | null;
  refused?: [field: number, kind: Kind][];
  bonus?: boolean;
  bonus_left?: number;
  hidden_left?: number | null;
  attempts?: Attempt[];
  passed?: string[];
  willing?: string[];
  word?: string | null;
  hidden?: Record<Kind, number> | null;
}

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
  return ALPHABETS[view.alphabet].filter((letter) =>
    KINDS.every((kind) => (closed.includes(kind) ? count(letter, kind) === laid(pieces, kind) : count(letter, kind) >= laid(pieces, kind))),
  );
}

/** Can these pieces be drawn as strokes of this letter? */
export const drawsAs = (letter: string, pieces: readonly Kind[]): boolean => KINDS.every((kind) => count(letter, kind) >= laid(pieces, kind));

/** The values that a choice offers for one of its fields. */
export function offered(choice: Choice | undefined, arg: string): (string | number | boolean)[] {
  return (choice?.args?.[arg] as Extract<Arg, { kind: "one-of" }> | undefined)?.values ?? [];
}

/** The spelling that a choice asks for. */
export const spelling = (choice: Choice | undefined): Extract<Arg, { kind: "spelling" }> | undefined =>
  choice?.args?.word as Extract<Arg, { kind: "spelling" }> | undefined;

/** The language of the secret words. */
export const wordLanguage = (view: View): string => String(view.options.language ?? "");
