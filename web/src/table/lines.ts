// What was said, in the reader's own language where it was a phrase of the house or a bot's thought.

import { list, t } from "../house/language.svelte";
import type { TalkLine } from "./wire";

/** The words of a line. */
export function lineText(line: TalkLine): string {
  // messages: phrase-{one-moment,back,hello,good-luck,thanks,well-played,sorry,what-do-you-think,bye}
  // messages: thought-{expected,remembered,stopped} (the house's games.ftl)
  if (line.thought) return t(`thought-${line.thought.code}`, { clue: line.thought.clue ?? "", words: list(line.thought.words ?? []) });
  return line.phrase ? t(`phrase-${line.phrase}`) : (line.text ?? "");
}
