// How the four kinds of pieces form letters (DC-13): drawings in a unit square, x to the right, y down.
// A letter stands between 0.20 and 0.80; its marks lie above or below. Everybody may look them up at any time.

import type { Facts } from "../generated/decipher";
import { rulesOf } from "../table/games";

export type Kind = "long" | "short" | "big" | "small";

export const KINDS: readonly Kind[] = ["long", "short", "big", "small"];

/** A piece on its own, as it lies in the hand. */
export const SIGN: Record<Kind, string> = {
  long: "M0.5 0.2L0.5 0.8",
  short: "M0.35 0.5L0.65 0.5",
  big: "M0.35 0.2A0.3 0.3 0 0 1 0.35 0.8",
  small: "M0.35 0.37L0.35 0.48A0.15 0.15 0 0 0 0.65 0.48L0.65 0.37",
};

/** The constants of the rules. */
export const rules = (): Facts => rulesOf<Facts>("decipher");

/** The letters of an alphabet, in its order: those that there are tiles of. */
export const lettersOf = (alphabet: string): string[] => Object.keys(rules().tiles[alphabet] ?? {});

export type Stroke = readonly [kind: Kind, path: string];

/** How each letter is drawn. */
export const LETTERS: Record<string, readonly Stroke[]> = {
  A: [["long", "M0.5 0.21L0.28 0.7682"], ["long", "M0.5 0.21L0.72 0.7682"], ["short", "M0.35 0.5906L0.65 0.5906"]],
  Ą: [["long", "M0.5 0.21L0.28 0.7682"], ["long", "M0.5 0.21L0.72 0.7682"], ["short", "M0.35 0.5906L0.65 0.5906"], ["short", "M0.66 0.825L0.94 0.9327"]],
  B: [["long", "M0.34 0.2L0.34 0.8"], ["small", "M0.34 0.2L0.45 0.2A0.15 0.15 0 0 1 0.45 0.5L0.34 0.5"], ["small", "M0.34 0.5L0.45 0.5A0.15 0.15 0 0 1 0.45 0.8L0.34 0.8"]],
  C: [["big", "M0.65 0.2A0.3 0.3 0 0 0 0.65 0.8"]],
  Ć: [["big", "M0.65 0.2A0.3 0.3 0 0 0 0.65 0.8"], ["short", "M0.42 0.145L0.7 0.0373"]],
  D: [["long", "M0.35 0.2L0.35 0.8"], ["big", "M0.35 0.2A0.3 0.3 0 0 1 0.35 0.8"]],
  E: [["long", "M0.36 0.2L0.36 0.8"], ["short", "M0.36 0.2L0.66 0.2"], ["short", "M0.36 0.5L0.66 0.5"], ["short", "M0.36 0.8L0.66 0.8"]],
  Ę: [["long", "M0.36 0.2L0.36 0.8"], ["short", "M0.36 0.2L0.66 0.2"], ["short", "M0.36 0.5L0.66 0.5"], ["short", "M0.36 0.8L0.66 0.8"], ["short", "M0.55 0.858L0.83 0.9657"]],
  F: [["long", "M0.36 0.2L0.36 0.8"], ["short", "M0.36 0.2L0.66 0.2"], ["short", "M0.36 0.5L0.66 0.5"]],
  G: [["big", "M0.62 0.2A0.3 0.3 0 0 0 0.62 0.8"], ["short", "M0.62 0.5L0.62 0.8"]],
  H: [["long", "M0.35 0.2L0.35 0.8"], ["long", "M0.65 0.2L0.65 0.8"], ["short", "M0.35 0.5L0.65 0.5"]],
  I: [["long", "M0.5 0.2L0.5 0.8"]],
  J: [["short", "M0.65 0.24L0.65 0.54"], ["small", "M0.35 0.54L0.35 0.65A0.15 0.15 0 0 0 0.65 0.65L0.65 0.54"]],
  K: [["long", "M0.37 0.2L0.37 0.8"], ["short", "M0.37 0.5L0.57 0.2764"], ["short", "M0.37 0.5L0.57 0.7236"]],
  L: [["long", "M0.36 0.2L0.36 0.8"], ["short", "M0.36 0.8L0.66 0.8"]],
  Ł: [["long", "M0.36 0.2L0.36 0.8"], ["short", "M0.36 0.8L0.66 0.8"], ["short", "M0.23 0.575L0.49 0.4253"]],
  M: [["long", "M0.26 0.2L0.26 0.8"], ["long", "M0.74 0.2L0.74 0.8"], ["short", "M0.26 0.2L0.5 0.38"], ["short", "M0.74 0.2L0.5 0.38"]],
  N: [["long", "M0.31 0.2L0.31 0.8"], ["long", "M0.31 0.2678L0.69 0.7322"], ["long", "M0.69 0.2L0.69 0.8"]],
  Ń: [["long", "M0.31 0.2L0.31 0.8"], ["long", "M0.31 0.2678L0.69 0.7322"], ["long", "M0.69 0.2L0.69 0.8"], ["short", "M0.36 0.145L0.64 0.0373"]],
  O: [["big", "M0.5 0.2A0.3 0.3 0 0 0 0.5 0.8"], ["big", "M0.5 0.2A0.3 0.3 0 0 1 0.5 0.8"]],
  Ó: [["big", "M0.5 0.2A0.3 0.3 0 0 0 0.5 0.8"], ["big", "M0.5 0.2A0.3 0.3 0 0 1 0.5 0.8"], ["short", "M0.36 0.145L0.64 0.0373"]],
  P: [["long", "M0.36 0.2L0.36 0.8"], ["small", "M0.36 0.2L0.47 0.2A0.15 0.15 0 0 1 0.47 0.5L0.36 0.5"]],
  Q: [["big", "M0.5 0.2A0.3 0.3 0 0 0 0.5 0.8"], ["big", "M0.5 0.2A0.3 0.3 0 0 1 0.5 0.8"], ["short", "M0.54 0.6L0.75 0.8142"]],
  R: [["long", "M0.36 0.2L0.36 0.8"], ["small", "M0.36 0.2L0.47 0.2A0.15 0.15 0 0 1 0.47 0.5L0.36 0.5"], ["short", "M0.42 0.5L0.59 0.7472"]],
  S: [["small", "M0.6 0.2L0.49 0.2A0.15 0.15 0 0 0 0.49 0.5L0.6 0.5"], ["small", "M0.4 0.5L0.51 0.5A0.15 0.15 0 0 1 0.51 0.8L0.4 0.8"]],
  Ś: [["small", "M0.6 0.2L0.49 0.2A0.15 0.15 0 0 0 0.49 0.5L0.6 0.5"], ["small", "M0.4 0.5L0.51 0.5A0.15 0.15 0 0 1 0.51 0.8L0.4 0.8"], ["short", "M0.36 0.145L0.64 0.0373"]],
  T: [["short", "M0.35 0.2L0.65 0.2"], ["long", "M0.5 0.2L0.5 0.8"]],
  U: [["short", "M0.35 0.24L0.35 0.54"], ["small", "M0.35 0.54L0.35 0.65A0.15 0.15 0 0 0 0.65 0.65L0.65 0.54"], ["short", "M0.65 0.24L0.65 0.54"]],
  V: [["long", "M0.29 0.21L0.5 0.772"], ["long", "M0.71 0.21L0.5 0.772"]],
  W: [["long", "M0.26 0.2L0.26 0.8"], ["long", "M0.74 0.2L0.74 0.8"], ["short", "M0.26 0.8L0.5 0.62"], ["short", "M0.74 0.8L0.5 0.62"]],
  X: [["long", "M0.31 0.2678L0.69 0.7322"], ["long", "M0.69 0.2678L0.31 0.7322"]],
  Y: [["short", "M0.5 0.5L0.31 0.2678"], ["short", "M0.5 0.5L0.69 0.2678"], ["short", "M0.5 0.5L0.5 0.8"]],
  Z: [["short", "M0.35 0.2402L0.65 0.2402"], ["long", "M0.65 0.2402L0.35 0.7598"], ["short", "M0.35 0.7598L0.65 0.7598"]],
  Ź: [["short", "M0.35 0.2402L0.65 0.2402"], ["long", "M0.65 0.2402L0.35 0.7598"], ["short", "M0.35 0.7598L0.65 0.7598"], ["short", "M0.36 0.145L0.64 0.0373"]],
  Ż: [["short", "M0.35 0.2402L0.65 0.2402"], ["long", "M0.65 0.2402L0.35 0.7598"], ["short", "M0.35 0.7598L0.65 0.7598"], ["short", "M0.35 0.5L0.65 0.5"]],
};

/** How many pieces of a kind a letter has. */
export const count = (letter: string, kind: Kind): number => rules().letters[letter]?.[kind] ?? 0;

/** How many pieces a letter has in all. */
export const pieces = (letter: string): number => KINDS.reduce((sum, kind) => sum + count(letter, kind), 0);
