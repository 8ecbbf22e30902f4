// The deck's own files: cards and names in src/cluehouse/pictures, which the server reads too; anchors beside this file.
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const HERE = path.dirname(fileURLToPath(import.meta.url));
export const SHARED = path.join(HERE, "../../src/cluehouse/pictures");

const json = (file) => JSON.parse(fs.readFileSync(file, "utf8"));
const all = (folder, name) => fs.readdirSync(folder).filter((file) => name.test(file)).sort().map((file) => path.join(folder, file));

/** Every face, in the order of the files. */
export const faces = () => all(SHARED, /^cards.*\.json$/).flatMap(json);
/** Motif to its name in every language. */
export const names = () => Object.assign({}, ...all(SHARED, /^motifs.*\.json$/).map(json));
/** Motif to its anchors, tones and parts; what several files say of one motif is put together. */
export function facts() {
  const found = {};
  for (const file of all(HERE, /^motifs.*\.json$/))
    for (const [name, said] of Object.entries(json(file))) found[name] = { ...found[name], ...said };
  return found;
}
