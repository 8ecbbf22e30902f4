// The message catalogue that the page was built with: src/cluehouse/messages, shared with the server and the terminal.

/** The files of all languages, each fetched when its language is first chosen. */
export const sources = import.meta.glob<string>("../../../src/cluehouse/messages/*/{*,page/*}.ftl", { query: "?raw", import: "default" });

const folderOf = (path: string): string => /\/messages\/([^/]+)\//.exec(path)?.[1] ?? "";

/** The languages that the page can speak: those with a folder of messages. */
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(sources).map(folderOf))];
