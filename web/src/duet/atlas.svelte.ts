// The map and a team's book, as the house has them.

import { tell } from "../shared/announce.svelte";
import { get } from "../table/api";
import { keepBook } from "./books";
import { states, type BookData, type CityState, type MapData } from "./map";

export class Atlas {
  map = $state.raw<MapData | null>(null);
  book = $state.raw<BookData | null>(null);
  problem = $state("");

  /** What every city is for this team. */
  get states(): Record<string, CityState> {
    return this.map ? states(this.map, this.book) : {};
  }

  constructor(readonly key: string) {
    void this.#read();
  }

  async #read(): Promise<void> {
    const book = this.key ? get<BookData>(`/api/books/${encodeURIComponent(this.key)}`) : null;
    try {
      this.book = await book;
      if (this.book) keepBook(this.key, this.book.book.team);
    } catch (refused) {
      this.problem = (refused as Error).message;
    }
    await get<MapData>("/api/map").then((map) => (this.map = map), tell);
  }
}
