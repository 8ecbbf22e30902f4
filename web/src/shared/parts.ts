// The parts in which the message catalogue is fetched. The build makes one file of each, for every language.

const PATH = /\/messages\/([^/]+)\/(.+)\.ftl/;
// What the start page says, and the frame of every page: the folder `home`, and these files.
const HOME = ["games", "bots", "page/house", "page/generic"];

/** Which part of which language a file of the catalogue belongs to: the start page, everything else, or a game. */
export function partOf(path: string): { language: string; part: string } | undefined {
  const [, language, file] = PATH.exec(path) ?? [];
  if (!language || !file) return undefined;
  if (file.startsWith("home/") || HOME.includes(file)) return { language, part: "home" };
  return { language, part: file.startsWith("page/") || ["board", "referee"].includes(file) ? "pages" : file };
}
