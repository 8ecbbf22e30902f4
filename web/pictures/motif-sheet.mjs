// A sheet to choose motifs and to set anchors by: `node web/pictures/motif-sheet.mjs out.png snail castle …`
// A grid of tenths lies over each motif's box. Its anchors are dots; with --parts every shape stands alone with its number (for `drop`).
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { facts } from "./deck.mjs";
import { motif } from "./motif.mjs";

const [out, ...rest] = process.argv.slice(2);
const parts = rest.includes("--parts");
const known = facts();
const TONES = ["#17202b", "#e8a122", "#fbd985", "#fff"];
const ANCHORS = ["head", "belly", "rim", "neck", "back", "hand", "collar"];
const d = (region) => region.map((ring) => `M${ring.map((point) => point.map((n) => n.toFixed(2)).join(" ")).join("L")}z`).join("");

function cell({ box, shapes, facts: own }, only, caption) {
  const size = Math.max(box.w, box.h);
  const drawn = shapes.map(({ region, tone }, i) =>
    `<path d="${d(region)}" fill="${only === undefined || only === i ? TONES[tone] : "#eee"}" stroke="#17202b" stroke-width=".3"/>`).join("");
  let grid = "";
  for (let i = 0; i <= 10; i++) {
    const [x, y, strong] = [box.x + (box.w * i) / 10, box.y + (box.h * i) / 10, i % 5 ? 0.06 : 0.2];
    grid += `<path d="M${x} ${box.y}v${box.h}M${box.x} ${y}h${box.w}" stroke="#06c" stroke-width="${strong}"/>`;
  }
  const dots = ANCHORS.filter((name) => own[name]).map((name) =>
    `<circle cx="${box.x + own[name][0] * box.w}" cy="${box.y + own[name][1] * box.h}" r=".8" fill="#d00"/>`).join("");
  return `<figure><svg viewBox="${box.x - 1} ${box.y - 1} ${size + 2} ${size + 2}">${drawn}${only === undefined ? grid + dots : ""}</svg>${caption}</figure>`;
}

const cells = rest.filter((name) => !name.startsWith("--")).flatMap((name) => {
  try {
    const one = motif(name, known[name]);
    return [cell(one, undefined, name), ...(parts ? one.shapes.map((_, i) => cell(one, i, `${i}`)) : [])];
  } catch (error) {
    return [`<figure>${name}: ${error.message}</figure>`];
  }
});
const across = Math.min(12, cells.length);
const page = `<!doctype html><meta charset="utf-8"><style>body{margin:4px;font:11px sans-serif;background:#fff;display:flex;flex-wrap:wrap;gap:4px}
figure{margin:0;width:110px;height:126px;overflow:hidden}svg{display:block;width:110px;height:110px}</style>${cells.join("")}`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "sheet-"));
fs.writeFileSync(path.join(folder, "sheet.html"), page);
execFileSync(process.env.CLUEHOUSE_CHROMIUM ?? "chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
  `--window-size=${across * 114 + 12},${Math.ceil(cells.length / across) * 130 + 8}`, `--screenshot=${path.resolve(out)}`, `file://${folder}/sheet.html`], { stdio: "ignore", timeout: 120_000 });
fs.rmSync(folder, { recursive: true });
