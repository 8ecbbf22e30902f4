// A move of a record, in the words of whoever looks.

import { roomOf } from "../rooms";
import { has, t } from "../shared/language.svelte";
import { plainWords } from "../table/games";
import type { View } from "../table/wire";

export type { StepPayload as Step } from "../generated/http";

const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s"]+/g;

/** The name of a move and what it is about, as a record has them. */
export function parts(move: string): string[] {
  return (move.match(TOKEN) ?? []).map((token) => (token.startsWith('"') ? (JSON.parse(token) as string) : token));
}

/** Who did what, in one sentence. */
export function told(game: string, who: string, move: string, before: View | null = null, after: View | null = null): string {
  const [name = "", ...args] = parts(move);
  const { about = (_: string, all: readonly string[]) => all.join(" "), answer } = roomOf(game);
  const id = [`told-${game}-${name}`, `told-${name}`].find(has);
  if (!id) return t("generic-told", { who, move: [plainWords(name), ...args].join(" ") });
  return t(id, { who, about: about(name, args), answer: answer?.(name, args, before, after) ?? "" });
}
