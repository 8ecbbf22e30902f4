import { describe, expect, it } from "vitest";
import house from "../../../src/cluehouse/games/duet/missions.py?raw";
import { HEIGHT, PLACES, WIDTH, before, flight, joined, states, type BookData, type MapData } from "./map";

const cities = [...house.matchAll(/Mission\("(\w+)", \d+, \d+\)/g)].map(([, city]) => city ?? "");

const MAP: MapData = {
  missions: ["prague", "berlin", "london"].map((city) => ({ city, tokens: 9, mistakes: 2 })),
  lines: [
    { one: "prague", other: "berlin", source: "rulebook" },
    { one: "berlin", other: "london", source: "reconstruction" },
  ],
};
const book = (tries: BookData["book"]["tries"], open: string[]): BookData => ({ book: { team: "", tries }, open, timeouts: 0 });
const attempt = (mission: string, won: boolean) => ({ mission, won, reason: "", date: "" });

describe("the mission map", () => {
  it("has a place for every mission of the house, and for no other", () => {
    expect(cities).toHaveLength(26);
    expect(Object.keys(PLACES).sort()).toEqual([...cities].sort());
  });

  it("keeps every city on the sheet, with room for a finger between any two", () => {
    const places = Object.values(PLACES);
    for (const [number, { x, y }] of places.entries()) {
      expect(x).toBeGreaterThan(40);
      expect(x).toBeLessThan(WIDTH - 40);
      expect(y).toBeGreaterThan(40);
      expect(y).toBeLessThan(HEIGHT - 40);
      for (const other of places.slice(number + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(54);
    }
  });

  it("leaves every city free to those without a book", () => {
    expect(states(MAP, null)).toEqual({ prague: "free", berlin: "free", london: "free" });
  });

  it("shows what a team has won, what is open to it, and what is not; a later loss takes nothing away", () => {
    const team = book([attempt("prague", true), attempt("prague", false)], ["prague", "berlin"]);
    expect(states(MAP, team)).toEqual({ prague: "won", berlin: "open", london: "far" });
  });

  it("joins cities both ways, and says where one comes from", () => {
    expect(joined(MAP, "berlin")).toEqual(["prague", "london"]);
    expect([before(MAP, "london"), before(MAP, "prague")]).toEqual(["berlin", undefined]);
  });

  it("flies from one city to the other", () => {
    expect(flight("prague", "berlin")).toMatch(/^M431 216Q.* 408 152$/);
    expect(flight("prague", "atlantis")).toBe("");
  });
});
