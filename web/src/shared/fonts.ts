// The page's own fonts are fetched while its texts are: what appears is drawn in them at once, and no line moves.

const PATIENCE = 1000; // milliseconds; on a slow line the page appears in the system's fonts
const EVERYWHERE = ["Sofia Sans", "Sofia Sans Condensed", "Piazzolla"];
const OF_GAMES = ["Sofia Sans Extra Condensed", "Grenze Gotisch", "Jost"]; // in which their names stand on the start page
const LETTERS: Record<string, string> = { pl: "aą" }; // of both subsets, where both are needed

async function fetched(families: string[], language: string): Promise<void> {
  const fonts = families.map((family) => document.fonts.load(`1em "${family}"`, LETTERS[language] ?? "a"));
  await Promise.race([Promise.allSettled(fonts), new Promise((late) => setTimeout(late, PATIENCE))]);
}

/** The fonts of every page. */
export const loadFonts = (language: string): Promise<void> => fetched(EVERYWHERE, language);

/** The fonts that only the start page has all of. */
export const loadGameFonts = (language: string): Promise<void> => fetched(OF_GAMES, language);
