// The plan of the maze: chambers on a passage, cut into hatched rock.

export interface Chamber {
  x: number; // its middle
  y: number;
  w: number;
  h: number;
  round: boolean;
  furniture: string; // what stands in it while nobody does, drawn around its middle
}

export interface Plan {
  width: number;
  height: number;
  numeral: number;
  chambers: Chamber[];
  passages: { x: number; y: number; w: number; h: number }[];
  hatch: string;
}

const PILLARS = "M4-38h12v12H4ZM46-38h12v12H46ZM4 28h12v12H4ZM46 28h12v12H46Z";
const WELL = "M30 14a14 14 0 1 0 .01 0ZM30 20a8 8 0 1 0 .01 0Z";
const WATER = "M-2 40q12-10 26 0t26 0v5q-12 10-26 0t-26 0ZM10 24q12-10 26 0t26 0v5q-12 10-26 0t-26 0Z";
const STAIRS = "M-24 38h70v6h-70ZM-24 29h58v6h-58ZM-24 20h46v6h-46Z";

const SHAPES = [
  { w: 0.64, h: 0.53, round: false, furniture: PILLARS },
  { w: 0.57, h: 0.57, round: true, furniture: WELL },
  { w: 0.72, h: 0.59, round: false, furniture: WATER },
  { w: 0.64, h: 0.47, round: false, furniture: STAIRS },
];
const LAIR = { w: 0.75, h: 0.75, round: true, furniture: "" };
const WIDE = { width: 1280, height: 238, left: 64, right: 24, passage: 36, numeral: 58, tallest: 176, grown: 1 };
const FLAT = { width: 720, height: 108, left: 8, right: 4, passage: 18, numeral: 34, tallest: 74, grown: 1 };
const NARROW = { width: 720, height: 200, left: 8, right: 4, passage: 24, numeral: 42, tallest: 124, grown: 1.12 };

/** Lay the maze out for a wide page, for a phone, or for a phone that has little room for it. */
export function plan(count: number, narrow: boolean, flat = false): Plan {
  const page = !narrow ? WIDE : flat ? FLAT : NARROW;
  const slot = (page.width - page.left - page.right) / count;
  const middle = page.height / 2 + 4;
  const chambers = Array.from({ length: count }, (_, place): Chamber => {
    const shape = place === count - 1 ? LAIR : SHAPES[place % SHAPES.length]!;
    const h = Math.min(slot * shape.h * page.grown, page.tallest);
    const w = shape.round ? h : slot * shape.w;
    return { x: page.left + slot * (place + 0.5), y: middle, w, h, round: shape.round, furniture: narrow ? "" : shape.furniture };
  });
  const passages = chambers.slice(1).map((to, place) => {
    const from = chambers[place]!;
    return { x: from.x, y: middle - page.passage / 2, w: to.x - from.x, h: page.passage };
  });
  const first = chambers[0]!;
  const door = Math.max(0, first.x - first.w / 2 - 38);
  passages.unshift({ x: door, y: middle - page.passage / 2 + 3, w: first.x - door, h: page.passage - 6 });
  return { ...page, chambers, passages, hatch: hatching(chambers, passages) };
}

/** Three strokes side by side, again and again along the walls, in directions that only look like chance. */
function hatching(chambers: Chamber[], passages: Plan["passages"]): string {
  let seed = 11;
  const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  let strokes = "";
  for (const [x, y] of [...chambers.flatMap(around), ...passages.flatMap(along)]) {
    const [cx, cy] = [x + 14 * (chance() - 0.5), y + 14 * (chance() - 0.5)];
    const [turn, half] = [Math.PI * chance(), 6.5 + 2.5 * chance()];
    const [dx, dy] = [half * Math.cos(turn), half * Math.sin(turn)];
    for (const beside of [-4, 0, 4]) {
      const [sx, sy] = [cx - beside * Math.sin(turn), cy + beside * Math.cos(turn)];
      strokes += `M${(sx - dx).toFixed(1)} ${(sy - dy).toFixed(1)}L${(sx + dx).toFixed(1)} ${(sy + dy).toFixed(1)}`;
    }
  }
  return strokes;
}

const STEP = 9; // from one bundle of strokes to the next
const DEPTH = 9; // how far the rock stands off the wall

function around({ x, y, w, h, round }: Chamber): [number, number][] {
  if (!round) return edge(x - w / 2 - DEPTH, y - h / 2 - DEPTH, w + 2 * DEPTH, h + 2 * DEPTH);
  const radius = w / 2 + DEPTH;
  const count = Math.round((2 * Math.PI * radius) / STEP);
  return Array.from({ length: count }, (_, place) => {
    const angle = (2 * Math.PI * place) / count;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

function along({ x, y, w, h }: Plan["passages"][number]): [number, number][] {
  return edge(x - DEPTH / 2, y - DEPTH, w + DEPTH, h + 2 * DEPTH);
}

function edge(x: number, y: number, w: number, h: number): [number, number][] {
  const points: [number, number][] = [];
  for (let at = 0; at < w; at += STEP) points.push([x + at, y], [x + at, y + h]);
  for (let at = 0; at < h; at += STEP) points.push([x, y + at], [x + w, y + at]);
  return points;
}
