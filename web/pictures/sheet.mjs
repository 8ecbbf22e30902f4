// A contact sheet of the deck: `node web/pictures/sheet.mjs out.png`, all faces or some, as a browser shows them.
//   --only snail-castle,…   these faces      --from 48 --count 48   a part of the deck     --across 16   faces in a row
//   --captions              id and template  --small 64             once more, so many pixels wide     --dark   by night
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { compose } from "./compose.mjs";
import { faces } from "./deck.mjs";
import { VIEW_BOX } from "./print.mjs";

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string" }, from: { type: "string", default: "0" }, count: { type: "string" }, across: { type: "string", default: "20" },
    wide: { type: "string", default: "120" }, captions: { type: "boolean" }, small: { type: "string" }, dark: { type: "boolean" } },
});
const out = path.resolve(positionals[0] ?? "deck.png");
const wanted = asked.only?.split(",");
let shown = faces().filter(({ id }) => !wanted || wanted.includes(id));
if (!wanted) shown = shown.slice(Number(asked.from), asked.count ? Number(asked.from) + Number(asked.count) : undefined);

const [across, wide, gap] = [Math.min(Number(asked.across), shown.length), Number(asked.wide), 6];
const high = (wide * 3) / 4 + (asked.captions ? 15 : 0);
const svg = (body, slice) => `<svg class="pic" viewBox="${VIEW_BOX}"${slice ? ' preserveAspectRatio="xMidYMid slice"' : ""}>${body}</svg>`;
const bodies = shown.map((card) => {
  try { return compose(card); } catch (error) { console.error(`${card.id}: ${error.message}`); return ""; }
});
const large = shown.map((card, i) => `<figure>${svg(bodies[i])}${asked.captions ? `<figcaption>${card.id} · ${card.t}</figcaption>` : ""}</figure>`).join("");
const small = asked.small ? `<main class="small">${bodies.map((body) => svg(body, true)).join("")}</main>` : "";

const width = across * (wide + gap) + gap;
const perRow = asked.small ? Math.floor((width - gap) / (Number(asked.small) + gap)) : 1;
const height = gap + Math.ceil(shown.length / across) * (high + gap) + (asked.small ? Math.ceil(shown.length / perRow) * (Number(asked.small) + gap) + gap : 0);
const css = fs.readFileSync(path.join(path.dirname(fileURLToPath(import.meta.url)), "pictures.css"), "utf8");
const page = `<!doctype html><meta charset="utf-8"><style>${css}
:root { color-scheme: ${asked.dark ? "dark" : "light"}; --pane: light-dark(#fffef9, #f3e2b6); }
body { margin: 0; background: light-dark(#cdd3cf, #1b242b); font: 11px sans-serif; }
main { display: flex; flex-wrap: wrap; gap: ${gap}px; padding: ${gap}px 0 0 ${gap}px; }
figure { margin: 0; width: ${wide}px; height: ${high}px; overflow: hidden; white-space: nowrap; }
figure .pic { display: block; width: ${wide}px; height: ${(wide * 3) / 4}px; background: var(--pane); border-radius: 3px; }
.small .pic { width: ${asked.small}px; height: ${asked.small}px; background: var(--pane); }
</style><main>${large}</main>${small}`;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "sheet-"));
fs.writeFileSync(path.join(folder, "sheet.html"), page);
execFileSync(process.env.CLUEHOUSE_CHROMIUM ?? "chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
  `--window-size=${Math.ceil(width)},${Math.ceil(height)}`, `--screenshot=${out}`, `file://${folder}/sheet.html`], { stdio: "ignore", timeout: 120_000 });
fs.rmSync(folder, { recursive: true });
console.log(`${shown.length} faces: ${out}`);
