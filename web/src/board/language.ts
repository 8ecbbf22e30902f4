// What the words on the cards are written in.

import type { View } from "../table/wire";

/** The `lang` of the cards, unless they are in several languages. */
export function cardLanguage(view: View): string | undefined {
  const language = String(view.options.language ?? "");
  if (!language || language === "mixed") return undefined;
  return language === "zh" ? "zh-CN" : language;
}
