// The message catalogue that the page was built with: src/cluehouse/messages, shared with the server and the terminal.

import { partOf } from "./parts";

type Read = () => Promise<string>;

const files = import.meta.glob<string>("../../../src/cluehouse/messages/*/{*,home/*,page/*}.ftl", { query: "?raw", import: "default" });
const sources = new Map<string, Map<string, Read[]>>();
for (const [path, read] of Object.entries(files)) {
  const { language, part } = partOf(path)!;
  const parts = sources.get(language) ?? new Map<string, Read[]>();
  sources.set(language, parts.set(part, [...(parts.get(part) ?? []), read]));
}

/** The languages that the page can speak: those with a folder of messages. */
export const LANGUAGES: readonly string[] = [...sources.keys()];

/** Fetch a part of a language; there is nothing to fetch for a game that brings its messages itself. */
export const readPart = (language: string, part: string): Promise<string[]> =>
  Promise.all((sources.get(language)?.get(part) ?? []).map((read) => read()));
