// Composes every face of the deck: `node web/pictures/build.mjs` writes for the page, if anything is newer than that:
//   web/made/faces/<id>.svg      one file a face, so that a table fetches only what lies on it
//   web/made/names/<lang>.json   what is to be seen on each face
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { compose } from "./compose.mjs";
import { HERE, SHARED, faces } from "./deck.mjs";
import { VIEW_BOX } from "./print.mjs";

const MADE = path.join(HERE, "../made");
const LAST = path.join(MADE, "names/zh.json"); // written last

const changed = (file) => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
const inside = (folder) => fs.readdirSync(folder).map((file) => path.join(folder, file));
const sources = [...inside(HERE), ...inside(path.join(HERE, "drawn")), HERE, ...inside(SHARED), path.join(HERE, "../package-lock.json")];

function build() {
  const deck = faces();
  const texts = deck.map((card) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}">${compose(card)}</svg>`);
  fs.rmSync(MADE, { recursive: true, force: true });
  for (const folder of ["faces", "names"]) fs.mkdirSync(path.join(MADE, folder), { recursive: true });
  deck.forEach(({ id }, place) => fs.writeFileSync(path.join(MADE, "faces", `${id}.svg`), texts[place]));
  for (const language of ["en", "pl", "zh"]) {
    const named = Object.fromEntries(deck.map(({ id, alt }) => [id, alt[language]]));
    fs.writeFileSync(path.join(MADE, "names", `${language}.json`), JSON.stringify(named));
  }
  const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const mean = (sizes) => kilobytes(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
  const sizes = texts.map((text) => text.length);
  const largest = deck[sizes.indexOf(Math.max(...sizes))].id;
  console.log(`${deck.length} picture faces, ${mean(sizes)} each, ${mean(texts.map((text) => gzipSync(text).length))} gzipped, largest ${largest}`);
}

if (Math.max(...sources.map(changed)) >= changed(LAST)) build();
