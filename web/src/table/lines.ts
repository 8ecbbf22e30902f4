// What was said, in the reader's own language where it was a phrase of the house or a bot's thought.

import { list, t } from "../shared/language.svelte";
import type { ChatMessage } from "./wire";

/** The words of a line. */
export function lineText(line: ChatMessage): string {
  // messages: phrase-{one-moment,back,hello,good-luck,thanks,well-played,sorry,what-do-you-think,bye,stood-in}
  // messages: thought-{expected,remembered,stopped} (the house's games.ftl)
  if (line.thought) return t(`thought-${line.thought.code}`, { clue: line.thought.clue ?? "", words: list(line.thought.words ?? []) });
  return line.phrase ? t(`phrase-${line.phrase}`) : (line.text ?? "");
}
