import { expect, it } from "vitest";
import generic from "./generic";
import { gamePage, hasRoom, roomOf } from "./rooms";
import { GAMES } from "./table/games.fixture";

it.each(GAMES.games.map(({ name }) => name))("has a room, a screen, a board, findings and a picture for %s", async (game) => {
  expect(hasRoom(game)).toBe(true);
  const { Room, Screen, Board, Findings, Art } = roomOf(game);
  for (const load of [Room, Screen, Board, Findings!, Art]) expect((await load()).default).toBeTypeOf("function");
});

it("shows a game that it does not know in the generic room", () => {
  expect(hasRoom("whist")).toBe(false);
  expect(roomOf("whist")).toBe(generic);
});

it("has the pages that games add", async () => {
  for (const path of ["book", "map"]) expect((await gamePage(path)!()).default).toBeTypeOf("function");
  expect(gamePage("nowhere")).toBeUndefined();
});
