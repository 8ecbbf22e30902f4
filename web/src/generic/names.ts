// What the parts of a game are called: by the messages that the game brings, or else by their identifiers in plain words.

import { has, t, type Params } from "../shared/language.svelte";
import { capital, plainWords } from "../table/games";
import { sideOf, sideTitle } from "../table/seat";
import type { View } from "../table/wire";

const dashed = (identifier: string): string => identifier.replaceAll("_", "-");

/** The first of these messages that there is, or else the identifier. */
function named(identifier: string, ids: string[], params?: Params): string {
  const id = ids.find(has);
  return id ? t(id, params) : plainWords(identifier);
}

/** What a move is called. */
export const moveName = (game: string, move: string): string => capital(named(move, [`move-${game}-${dashed(move)}`, `move-${dashed(move)}`]));

/** What a field of a view or of a move is called. */
export const fieldName = (game: string, field: string): string => capital(named(field, [`field-${game}-${dashed(field)}`]));

/** A value: somebody's name if it is a seat, a side's name if it is a side, yes or no, or the text itself. */
export function valueName(view: View, value: string | number | boolean, name: (seat: string) => string): string {
  if (typeof value === "boolean") return t(value ? "generic-yes" : "generic-no");
  const text = String(value);
  if (view.seats.includes(text)) return name(text);
  if (text && view.seats.some((seat) => sideOf(seat, view.game) === text)) return sideTitle(text);
  const id = `value-${view.game}-${dashed(text)}`;
  return /^[a-z0-9_-]+$/i.test(text) && has(id) ? t(id) : text;
}

/** What is going on. The message can use every simple field of the view; a seat is given by its name. */
export function phaseName(view: View, name: (seat: string) => string): string {
  const simple = Object.entries(view).filter((entry): entry is [string, string | number] => ["string", "number"].includes(typeof entry[1]));
  const params = Object.fromEntries(simple.map(([field, value]) => [dashed(field), view.seats.includes(String(value)) ? name(String(value)) : value]));
  return capital(named(view.phase, [`${view.game}-phase-${dashed(view.phase)}`], params));
}
