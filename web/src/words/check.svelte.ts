// What the server says about words while they are typed: it is asked when the typing pauses.

import type { PackPayload } from "../generated/http";
import { post } from "../table/api";

const PAUSE = 500;

/** The latest answer about a text. */
export class Check {
  found = $state.raw<PackPayload | null>(null);
  problem = $state("");
  #text = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask soon about this text. */
  soon(text: string): void {
    clearTimeout(this.#timer);
    if (!text.trim()) this.found = null;
    else this.#timer = setTimeout(() => void this.now(text), PAUSE);
  }

  /** Ask about this text. An answer about an older one is dropped. */
  async now(text: string): Promise<PackPayload | null> {
    clearTimeout(this.#timer);
    this.#text = text;
    try {
      const found = await post<PackPayload>("/api/packs", { text });
      if (this.#text === text) [this.found, this.problem] = [found, ""];
      return found;
    } catch (refused) {
      this.problem = (refused as Error).message;
      return null;
    }
  }
}
