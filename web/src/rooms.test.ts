import { expect, it } from "vitest";
import generic from "./generic";
import { gamePage, hasRoom, roomOf } from "./rooms";

// The server's types come in a file for each of its games, and two for what they share.
const files = Object.keys(import.meta.glob("./generated/*.ts")).map((path) => path.slice("./generated/".length, -".ts".length));
const games = files.filter((file) => !["wire", "http"].includes(file));

it("knows the games of the server", () => {
  expect(games.length).toBeGreaterThanOrEqual(4);
});

it.each(games)("has a room, a screen, a board, findings and a picture for %s", (game) => {
  expect(hasRoom(game)).toBe(true);
  const { Room, Screen, Board, Findings, Art } = roomOf(game);
  for (const load of [Room, Screen, Board, Findings, Art]) expect(load).toBeTypeOf("function");
});

it("shows a game that it does not know in the generic room", () => {
  expect(hasRoom("whist")).toBe(false);
  expect(roomOf("whist")).toBe(generic);
});

it("has the pages that games add", () => {
  for (const path of ["book", "map"]) expect(gamePage(path)).toBeTypeOf("function");
  expect(gamePage("nowhere")).toBeUndefined();
});
