// The referee's reasons in words, as records hold them: a code, and what it is about.

import { has, t } from "../shared/language.svelte";

// messages: reason-* (referee.ftl)
/** What the evidence of a ruling says: a code, what was said, the word it is about, and the signs that both have. */
export function reasonOf(evidence = ""): string {
  const [, code = "", said = "", word = "", signs = ""] = /^([a-z-]+):? ?([^:]*)(?:: (.*?)(?: \((.*)\))?)?$/.exec(evidence) ?? [];
  return has(`reason-${code}`) ? t(`reason-${code}`, { said, word: word || said, signs }) : evidence;
}
