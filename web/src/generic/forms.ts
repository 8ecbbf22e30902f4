// Forms for the moves that a view offers: what was typed or chosen, as a move.

import type { Arg, Choice, Move } from "../table/wire";

type Value = string | number | boolean;

/** The most values that are shown as buttons; more of them are a list to choose from. */
export const MOST_BUTTONS = 30;

/** What somebody has filled in, by field. Of a field with given values it is the place of the value among them. */
export type Draft = Record<string, string>;

/** The value that a field stands for; undefined as long as it is not filled in as the choice asks. */
export function read(arg: Arg, text: string): Value | undefined {
  const tidy = text.trim().replaceAll(/\s+/g, " ");
  if (!tidy) return undefined;
  switch (arg.kind) {
    case "one-of":
      return arg.values[Number(tidy)];
    case "between": {
      const number = Number(tidy);
      return Number.isInteger(number) && number >= arg.least && number <= arg.most ? number : undefined;
    }
    case "text":
      return [...tidy].length <= arg.longest && !(arg.one_word && tidy.includes(" ")) ? tidy : undefined;
    case "spelling":
      return [...tidy].length === arg.length ? tidy : undefined;
  }
}

/** The move that was filled in; undefined as long as a field lacks something. */
export function moveOf(choice: Choice, draft: Draft): Move | undefined {
  const move: Move = { do: choice.do };
  for (const [field, arg] of Object.entries(choice.args ?? {})) {
    const value = read(arg, draft[field] ?? "");
    if (value === undefined) return undefined;
    move[field] = value;
  }
  return move;
}

/** The moves of a choice that needs no form, each with the value that it is about: it has no field, or one with a few values. */
export function buttonsOf(choice: Choice): { value?: Value; move: Move }[] | undefined {
  const fields = Object.entries(choice.args ?? {});
  if (!fields.length) return [{ move: { do: choice.do } }];
  const [[field, arg]] = fields as [[string, Arg]];
  if (fields.length > 1 || arg.kind !== "one-of" || arg.values.length > MOST_BUTTONS) return undefined;
  return arg.values.map((value) => ({ value, move: { do: choice.do, [field]: value } }));
}
