import { expect, it } from "vitest";
import { missing } from "./absent.svelte";
import type { Connection } from "./connection.svelte";
import type { Person } from "./wire";

const people: Person[] = [
  { id: "p1", name: "Mama", here: true },
  { id: "p2", name: "Ola", here: true },
  { id: "p3", name: "Pip", bot: "even" },
];

/** Who is missing at a table with three seats, as Mama sees it. */
function missed(seats: Record<string, string>, present: Person[] = people): string[] {
  const sitter = (seat: string): Person | undefined => present.find(({ id }) => id === seats[seat]);
  const table = { table: { chairs: ["A1", "B1", "B2"] }, you: { person: "p1" }, sitter } as unknown as Connection;
  return missing(table).map(({ seat, person }) => person?.name ?? seat);
}
const SEATS = { A1: "p1", B1: "p2", B2: "p3" };

it("misses nobody where all sit and are connected", () => {
  expect(missed(SEATS)).toEqual([]);
});

it("misses a seat that is empty", () => {
  expect(missed({ A1: "p1", B2: "p3" })).toEqual(["B1"]);
});

it("misses somebody out of reach, and neither a bot nor ourselves", () => {
  expect(missed(SEATS, people.map((person) => ({ ...person, here: false })))).toEqual(["Ola"]);
});
