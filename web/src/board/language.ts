// What the words on the cards are written in.

import type { View } from "../table/wire";

/** The language that the cards are in, where it is one of ours. */
export function cardLanguage(view: View): string | undefined {
  const language = String(view.options.language ?? "");
  return language === "zh" ? "zh-CN" : ["pl", "en"].includes(language) ? language : undefined;
}
