// The mission map as it is drawn: where the cities lie, where their labels stand, and a hint of land under them.
// Which cities are joined, and what a mission is, comes from the house.

import type { BookPayload, MapPayload } from "../generated/http";

export type { Try } from "../generated/http";
export type MapData = MapPayload;
export type BookData = BookPayload;

export type CityState = "won" | "open" | "far" | "free";

export const WIDTH = 928;
export const HEIGHT = 690;

type LabelAt = "right" | "left" | "above" | "below";

/** Where a city lies on the sheet, and on which side its label stands. */
export const PLACES: Record<string, { x: number; y: number; label: LabelAt }> = {
  prague: { x: 431, y: 216, label: "right" },
  berlin: { x: 408, y: 152, label: "above" },
  london: { x: 318, y: 112, label: "above" },
  montreal: { x: 185, y: 150, label: "above" },
  washington: { x: 157, y: 276, label: "below" },
  los_alamos: { x: 66, y: 218, label: "above" },
  paris: { x: 341, y: 190, label: "left" },
  madrid: { x: 272, y: 250, label: "left" },
  monte_carlo: { x: 352, y: 276, label: "below" },
  vatican: { x: 418, y: 312, label: "below" },
  casablanca: { x: 300, y: 366, label: "below" },
  bogota: { x: 157, y: 420, label: "left" },
  rio: { x: 247, y: 534, label: "right" },
  cairo: { x: 488, y: 390, label: "left" },
  cape_town: { x: 455, y: 590, label: "left" },
  sydney: { x: 795, y: 594, label: "right" },
  tokyo: { x: 842, y: 248, label: "above" },
  baghdad: { x: 540, y: 296, label: "right" },
  dubai: { x: 582, y: 388, label: "left" },
  mumbai: { x: 634, y: 446, label: "below" },
  moscow: { x: 521, y: 120, label: "above" },
  bangkok: { x: 700, y: 402, label: "left" },
  singapore: { x: 712, y: 518, label: "left" },
  yakutsk: { x: 724, y: 96, label: "right" },
  shanghai: { x: 757, y: 240, label: "left" },
  hong_kong: { x: 762, y: 342, label: "left" },
};

// The coasts, as a hand would sketch them: x and y in turn. The cities are not where an atlas has them either.
const COASTS: readonly (readonly number[])[] = [
  [-30, 96, 40, 66, 120, 52, 196, 66, 246, 104, 240, 140, 208, 168, 214, 206, 190, 262, 172, 302, 138, 306, 104, 300, 96, 332, 128, 366, 154, 384, 140, 398, 106, 372, 70, 336, 44, 284, 16, 250, -30, 220],
  [134, 408, 178, 396, 232, 424, 286, 474, 274, 536, 238, 590, 210, 660, 192, 672, 182, 610, 158, 540, 124, 466],
  [304, 92, 326, 86, 338, 108, 330, 132, 306, 130],
  [254, 236, 300, 230, 322, 200, 346, 168, 392, 142, 404, 104, 436, 58, 470, 54, 478, 78, 556, 52, 680, 42, 800, 56, 884, 88, 862, 120, 806, 128, 786, 168, 776, 226, 786, 268, 776, 342, 740, 366, 726, 420, 716, 462, 724, 520, 708, 522, 694, 462, 684, 424, 666, 400, 652, 424, 640, 478, 624, 450, 604, 402, 584, 404, 556, 436, 534, 424, 512, 372, 506, 330, 492, 306, 458, 296, 444, 322, 418, 318, 396, 284, 354, 290, 322, 268, 290, 286, 252, 276],
  [284, 366, 316, 340, 400, 336, 440, 354, 494, 362, 514, 404, 548, 452, 562, 462, 530, 508, 510, 560, 474, 602, 444, 602, 430, 540, 414, 482, 396, 460, 326, 452, 288, 412],
  [736, 566, 788, 536, 830, 552, 848, 600, 816, 642, 770, 624, 732, 616],
  [824, 226, 846, 208, 858, 246, 842, 280, 828, 268],
  [690, 520, 716, 548, 752, 556, 746, 568, 706, 560, 682, 530],
];

/** A closed line that runs smoothly past its points. */
function smooth(coast: readonly number[]): string {
  const count = coast.length / 2;
  const [x, y] = [(at: number) => coast[(at % count) * 2] ?? 0, (at: number) => coast[(at % count) * 2 + 1] ?? 0];
  const middle = (at: number): string => `${(x(at) + x(at + 1)) / 2} ${(y(at) + y(at + 1)) / 2}`;
  const bows = Array.from({ length: count }, (_, at) => `Q${x(at + 1)} ${y(at + 1)} ${middle(at + 1)}`);
  return `M${middle(0)}${bows.join("")}Z`;
}

export const LAND: readonly string[] = COASTS.map(smooth);

export const GRATICULE: readonly string[] = [
  ...[7, 119, 231, 343, 455, 567, 679, 791, 903].map((x) => `M${x}-10Q${Math.round(455 + (x - 455) * 1.34)} 330 ${x} 700`),
  ...[74, 165, 256, 347, 438, 530, 621].map((y) => `M-10 ${y}Q455 ${Math.round(350 + (y - 347) * 1.16)} 940 ${y}`),
];

/** The flight between two cities: a gentle bow. */
export function flight(one: string, other: string): string {
  const from = PLACES[one];
  const to = PLACES[other];
  if (!from || !to) return "";
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2 + dy / 10} ${(from.y + to.y) / 2 - dx / 10} ${to.x} ${to.y}`;
}

/** The message that names a city. */
export const cityId = (city: string): string => `mission-${city.replaceAll("_", "-")}`; // messages: mission-* (games.ftl)

/** What every city is for this team; without a book all of them are free. */
export function states(map: MapData, book: BookData | null): Record<string, CityState> {
  const won = new Set((book?.book.tries ?? []).filter((attempt) => attempt.won).map((attempt) => attempt.mission));
  const open = new Set(book?.open ?? []);
  const state = (city: string): CityState => (!book ? "free" : won.has(city) ? "won" : open.has(city) ? "open" : "far");
  return Object.fromEntries(map.missions.map(({ city }) => [city, state(city)]));
}

/** The cities that a city is joined to. */
export function joined(map: MapData, city: string): string[] {
  return map.lines.flatMap(({ one, other }) => (one === city ? [other] : other === city ? [one] : []));
}

/** The city from which this one is reached: the lines of the house run outward from Prague. */
export function before(map: MapData, city: string): string | undefined {
  return map.lines.find(({ other }) => other === city)?.one;
}
