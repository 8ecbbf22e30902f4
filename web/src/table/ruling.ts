// The referee's reasons in words, as records hold them: a code, and what it is about.

import { has, t } from "../shared/language.svelte";
import type { Ruled } from "./wire";

const EVIDENCE = /^([a-z-]+):? ?([^:]*)(?:: (.*?)(?: \((.*)\))?)?$/;

// messages: reason-* (referee.ftl)
/** What the evidence of a ruling says: a code, what was said, the word it is about, and the signs that both have. */
export function reasonOf(evidence = ""): string {
  const { code, args } = parts(evidence);
  return has(`reason-${code}`) ? t(`reason-${code}`, args) : evidence;
}

/** The same about a clue that is given already: without what could be said instead. */
export function factOf(evidence = ""): string {
  const { code, args } = parts(evidence);
  return has(`reason-${code}.fact`) ? t(`reason-${code}.fact`, args) : reasonOf(evidence);
}

function parts(evidence: string): { code: string; args: Record<string, string> } {
  const [, code = "", said = "", word = "", signs = ""] = EVIDENCE.exec(evidence) ?? [];
  return { code, args: { said, word: word || said, signs } };
}

/** What the referee thinks of something that was said, for the strip above a board. */
export const opinionOf = (ruling?: Ruled | null): { verdict: string; text: string } | null =>
  ruling ? { verdict: ruling.verdict, text: factOf(ruling.evidence) } : null;

/** A line in three parts: before the word in question, the word, and what follows. The referee's evidence or the trap names it. */
export function aroundWord(line: string, evidence = "", trap = ""): [string, string, string] {
  const [, , said = ""] = EVIDENCE.exec(evidence) ?? [];
  for (const word of [said, trap]) {
    const at = word ? line.toLowerCase().indexOf(word.toLowerCase()) : -1;
    if (at >= 0) return [line.slice(0, at), line.slice(at, at + word.length), line.slice(at + word.length)];
  }
  return [line, "", ""];
}
