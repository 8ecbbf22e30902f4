// What there is to show of a view: the fields that only this game has, public and private.

import type { View } from "../table/wire";

// Every game has these; the room shows them in its own way.
const COMMON = new Set(["game", "seat", "seats", "phase", "options", "choices", "outcome"]);

/** Is there anything to see in it? */
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (typeof value === "object" && !Object.keys(value).length);

/** The fields of a view that are worth showing. */
export function fieldsOf(view: View | null): [field: string, value: unknown][] {
  return Object.entries(view ?? {}).filter(([field, value]) => !COMMON.has(field) && !isEmpty(value));
}

/** The fields that this seat sees beyond what everybody sees, or in place of it. */
export function privateOf(view: View, shared: View | null): [field: string, value: unknown][] {
  const open = shared as Record<string, unknown> | null;
  return fieldsOf(view).filter(([field, value]) => JSON.stringify(open?.[field]) !== JSON.stringify(value));
}

export const isScalar = (value: unknown): value is string | number | boolean => ["string", "number", "boolean"].includes(typeof value);

export const isRow = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** The columns of a list of like things; the fields of any of them. */
export const columnsOf = (rows: readonly Record<string, unknown>[]): string[] => [...new Set(rows.flatMap((row) => Object.keys(row)))];
