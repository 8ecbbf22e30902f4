// What was said, in the reader's own language where it was a phrase of the house.

import { t } from "../house/language.svelte";
import type { TalkLine } from "./wire";

/** The words of a line. */
export function lineText(line: TalkLine): string {
  // messages: phrase-{one-moment,back,hello,good-luck,thanks,well-played,sorry,what-do-you-think,bye}
  return line.phrase ? t(`phrase-${line.phrase}`) : (line.text ?? "");
}
