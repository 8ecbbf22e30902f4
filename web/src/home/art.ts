// The pictures of the home page. They are fetched before it is shown, so that it does not change while one looks at it.

import type { Component } from "svelte";
import { roomOf } from "../rooms";
import { gameNames } from "../table/games";

const pictures = new Map<string, Component<Record<string, never>>>();

/** Fetch the picture of every game. */
export async function loadArt(): Promise<void> {
  const fetched = await Promise.all(gameNames().map(async (game) => [game, (await roomOf(game).Art()).default] as const));
  for (const [game, picture] of fetched) pictures.set(game, picture);
}

/** The picture of a game. */
export const artOf = (game: string): Component<Record<string, never>> | undefined => pictures.get(game);
