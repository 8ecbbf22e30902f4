// Setting motifs down on the card: where, how large, turned or not; and moving a group until it fills the square.
import { boxOf } from "./geometry.mjs";

export const [WIDE, HIGH] = [120, 90];
export const SQUARE = { left: 18, right: 102, top: 3, foot: 85 }; // a phone's card crops the sides and no motif

/** A motif on the card: its centre x, y; its scale; degrees turned; mirrored or upside down. */
export class Placed {
  constructor(motif, at, nudge = {}) {
    const { box } = motif;
    this.motif = motif;
    this.scale = (at.size * (nudge.k ?? 1)) / Math.max(box.w, box.h);
    this.turn = (((at.turn ?? 0) + (nudge.r ?? 0)) * Math.PI) / 180;
    this.flip = Boolean(nudge.flip) !== Boolean(at.flip);
    this.upside = Boolean(at.upside);
    this.x = at.x + (nudge.dx ?? 0);
    this.y = (at.foot === undefined ? at.y : at.foot - (box.h * this.scale) / 2) + (nudge.dy ?? 0);
  }

  /** From the motif's own plane to the card's. */
  put = ([u, v]) => {
    const { box } = this.motif;
    const x = (u - box.x - box.w / 2) * this.scale * (this.flip ? -1 : 1);
    const y = (v - box.y - box.h / 2) * this.scale * (this.upside ? -1 : 1);
    const [cos, sin] = [Math.cos(this.turn), Math.sin(this.turn)];
    return [this.x + x * cos - y * sin, this.y + x * sin + y * cos];
  };

  /** An anchor: fractions of the motif's box. */
  point([u, v]) {
    const { box } = this.motif;
    return this.put([box.x + u * box.w, box.y + v * box.h]);
  }

  get size() {
    return this.scale * Math.max(this.motif.box.w, this.motif.box.h);
  }

  /** The shapes on the card, as they are before the hand cuts them. */
  shapes(dropped = []) {
    return this.motif.shapes
      .filter((_, i) => !dropped.includes(i))
      .map(({ region, tone }) => ({ tone, region: region.map((ring) => ring.map(this.put)) }));
  }

  box(dropped) {
    return boxOf(this.shapes(dropped).flatMap(({ region }) => region));
  }

  transform(scale, dx, dy) {
    [this.x, this.y, this.scale] = [this.x * scale + dx, this.y * scale + dy, this.scale * scale];
  }
}

/** How large (longer side) a motif may be to fit into width and height. */
export const fitting = ({ box }, width, height) => Math.min(width / box.w, height / box.h) * Math.max(box.w, box.h);
export const heightOf = ({ box }, size) => (size / Math.max(box.w, box.h)) * box.h;

export const joined = (boxes) => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, w: Math.max(...boxes.map((box) => box.x + box.w)) - x, h: Math.max(...boxes.map((box) => box.y + box.h)) - y };
};

/** Move and scale the placed motifs together until they fill the square, with their feet on the floor (or in its middle). */
export function fill(placed, { boxes = placed.map((each) => each.box()), foot = SQUARE.foot - 1.5, middle = false, most = 1.5 } = {}) {
  const whole = joined(boxes);
  const [wide, high] = [SQUARE.right - SQUARE.left - 3.5, foot - SQUARE.top - 2];
  const scale = Math.min(wide / whole.w, high / whole.h, most);
  const dx = WIDE / 2 - scale * (whole.x + whole.w / 2);
  const dy = middle ? HIGH / 2 - scale * (whole.y + whole.h / 2) : foot - scale * (whole.y + whole.h);
  for (const each of placed) each.transform(scale, dx, dy);
  return (([x, y]) => [x * scale + dx, y * scale + dy]);
}
