// A pack of words as a link. The words themselves stand behind the #, compressed: nothing is stored on a server, and no
// server is sent them before somebody plays with them.

import { urlTo } from "../shared/base";

const MOST_WORDS = 100_000; // characters, as on the server
export const LONGEST_LINK = 8_000; // longer ones are cut by the programs that people send links with

/** The link to these words; empty if they are too many for one. */
export async function linkToWords(text: string): Promise<string> {
  const packed = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
  const letters = btoa(Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join(""));
  const link = urlTo(`/words#${letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`);
  return link.length > LONGEST_LINK ? "" : link;
}

/** The words that stand behind the # of a link; null if it is damaged, or packs more than a pack can hold. */
export async function wordsIn(key: string): Promise<string | null> {
  try {
    const letters = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).pipeThrough(new TextDecoderStream("utf-8", { fatal: true })).getReader();
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += part.value;
      if (text.length > MOST_WORDS) {
        void reader.cancel();
        return null;
      }
    }
    return text.trim() ? text : null;
  } catch {
    return null;
  }
}

/** The key in a link to words that somebody pasted among words. */
export const linkIn = (text: string): string => /\/words#([\w-]+)\s*$/.exec(text)?.[1] ?? "";

const KEPT = "cluehouse.words";

/** The words that were last used on this device. */
export const keptWords = (): string => localStorage.getItem(KEPT) ?? "";

export function keepWords(text: string): void {
  localStorage.setItem(KEPT, text);
}
