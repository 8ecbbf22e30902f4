// The rules of the games as text, one file a language and a game.

const texts = import.meta.glob<string>("./rules/*/*.md", { query: "?raw", import: "default" });

/** Are there rules to read for this game? */
export const hasRules = (game: string): boolean => `./rules/en/${game}.md` in texts;

/** The rules of a game in a language. */
export const readRules = (game: string, language: string): Promise<string> => texts[`./rules/${language}/${game}.md`]!();
