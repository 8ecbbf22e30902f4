// Plane geometry of the pictures. A region is a list of rings, a ring a list of points [x, y]; what lies in an odd
// number of rings is inside. All lengths are card units (a card is 120 x 90).
import ClipperLib from "clipper-lib";
import svgpath from "svgpath";

const { Clipper, ClipType, PolyFillType, PolyType } = ClipperLib;
const GRID = 1000; // Clipper counts in whole numbers

const onGrid = (region) => region.map((ring) => ring.map(([x, y]) => ({ X: Math.round(x * GRID), Y: Math.round(y * GRID) })));
const offGrid = (paths) => paths.map((path) => path.map(({ X, Y }) => [X / GRID, Y / GRID]));

function combine(type, subject, other, rule = PolyFillType.pftEvenOdd) {
  const clipper = new Clipper();
  clipper.AddPaths(onGrid(subject), PolyType.ptSubject, true);
  clipper.AddPaths(onGrid(other), PolyType.ptClip, true);
  const found = new ClipperLib.Paths();
  clipper.Execute(type, found, rule, rule);
  return offGrid(found);
}

export const intersect = (region, other) => combine(ClipType.ctIntersection, region, other);
export const subtract = (region, other) => combine(ClipType.ctDifference, region, other);
export const union = (regions) => regions.reduce((whole, region) => combine(ClipType.ctUnion, whole, region), []);

/** The region that a path fills under SVG's fill rule, its rings no longer crossing. */
export const settle = (rings, evenOdd) =>
  combine(ClipType.ctUnion, rings, [], evenOdd ? PolyFillType.pftEvenOdd : PolyFillType.pftNonZero);

const ringArea = (ring) => {
  let twice = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) twice += ring[j][0] * ring[i][1] - ring[i][0] * ring[j][1];
  return twice / 2;
};
export const area = (region) => Math.abs(region.reduce((sum, ring) => sum + ringArea(ring), 0));
/** Without holes and islands so small that the contour would fill them. */
export const withoutSpecks = (region, least) => region.filter((ring) => Math.abs(ringArea(ring)) >= least);

export function boxOf(region) {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of region)
    for (const [x, y] of ring) [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
  return { x: x0, y: y0, w: x1 - x0, h: y1 - y0 };
}

export const rectangle = (x0, y0, x1, y1) => [[[x0, y0], [x1, y0], [x1, y1], [x0, y1]]];
export const circle = (x, y, r, ry = r) =>
  [Array.from({ length: 60 }, (_, i) => [x + r * Math.cos((i * Math.PI) / 30), y + ry * Math.sin((i * Math.PI) / 30)])];

/** An SVG path as rings of points no further apart than `step`. */
export function flatten(d, step) {
  const rings = [];
  let ring;
  const to = (points) => ring.push(...points);
  svgpath(d).abs().unshort().unarc().iterate(([command, ...n], _, x, y) => {
    if (command === "M") rings.push((ring = [n]));
    else if (command === "H") to(line([x, y], [n[0], y], step));
    else if (command === "V") to(line([x, y], [x, n[0]], step));
    else if (command === "L") to(line([x, y], n, step));
    else if (command === "Q") to(curve([[x, y], [n[0], n[1]], [n[2], n[3]]], step));
    else if (command === "C") to(curve([[x, y], [n[0], n[1]], [n[2], n[3]], [n[4], n[5]]], step));
    else if (command === "Z") {
      to(line(ring.at(-1), ring[0], step).slice(0, -1));
      rings.push((ring = [ring[0]])); // a path may go on from where it was closed
    }
  });
  return rings.filter((each) => each.length > 2);
}

export function line([x0, y0], [x1, y1], step) {
  const count = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) / step));
  return Array.from({ length: count }, (_, i) => [x0 + ((x1 - x0) * (i + 1)) / count, y0 + ((y1 - y0) * (i + 1)) / count]);
}

function curve(controls, step) {
  let reach = 0;
  for (let i = 1; i < controls.length; i++)
    reach += Math.hypot(controls[i][0] - controls[i - 1][0], controls[i][1] - controls[i - 1][1]);
  const count = Math.max(3, Math.ceil(reach / step));
  return Array.from({ length: count }, (_, i) => between(controls, (i + 1) / count));
}

function between(controls, t) {
  if (controls.length === 1) return controls[0];
  const mix = (p, q) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  return between(controls.slice(1).map((point, i) => mix(controls[i], point)), t);
}

/** Fewer points, none of the line further off than `slack` (Ramer, Douglas and Peucker). */
export function thin(points, slack) {
  if (points.length < 3) return points;
  const [first, last] = [points[0], points.at(-1)];
  let [far, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const off = distance(points[i], first, last);
    if (off > far) [far, at] = [off, i];
  }
  if (far <= slack) return [first, last];
  return [...thin(points.slice(0, at + 1), slack).slice(0, -1), ...thin(points.slice(at), slack)];
}
const thinRing = (ring, slack) => {
  const half = ring.length >> 1; // two halves, so that neither is a line from a point to itself
  return [...thin(ring.slice(0, half + 1), slack).slice(0, -1), ...thin([...ring.slice(half), ring[0]], slack).slice(0, -1)];
};
export const thinRegion = (region, slack) => region.map((ring) => thinRing(ring, slack)).filter((ring) => ring.length > 2);

function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const along = dx || dy ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0;
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Where the region crosses the line y = height: pairs of x, from left to right. */
export function crossings(region, height) {
  const found = [];
  for (const ring of region)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[x0, y0], [x1, y1]] = [ring[j], ring[i]];
      if (y0 > height !== y1 > height) found.push(x0 + ((x1 - x0) * (height - y0)) / (y1 - y0));
    }
  found.sort((p, q) => p - q);
  return Array.from({ length: found.length >> 1 }, (_, i) => [found[2 * i], found[2 * i + 1]]);
}
