// Which room of the page we are in. Secrets never stand in a path: a team's book stands behind the #, and so do words that are shared.

import { base, pathTo } from "./base";

export interface Route {
  room: "home" | "table" | "screen" | "replay" | "book" | "map" | "words" | "learn" | "rules" | "settings" | "nowhere";
  key: string;
}

const ROOMS: Record<string, Route["room"]> = {
  t: "table",
  tv: "screen",
  r: "replay",
  book: "book",
  map: "map",
  words: "words",
  learn: "learn",
  rules: "rules",
  settings: "settings",
};

function read(): Route {
  const [, room = "", key = ""] = location.pathname.slice(base.length).split("/");
  if (!room) return { room: "home", key: "" };
  const found = ROOMS[room];
  const decoded = readable(key);
  return found && decoded !== null ? { room: found, key: decoded || location.hash.slice(1) } : { room: "nowhere", key: "" };
}

function readable(key: string): string | null {
  try {
    return decodeURIComponent(key);
  } catch {
    return null;
  }
}

let here = $state(read());

export const route = {
  get room() {
    return here.room;
  },
  get key() {
    return here.key;
  },
};

/** Go to another room, by its path within the page. */
export function go(path: string): void {
  history.pushState(null, "", pathTo(path));
  here = read();
  window.scrollTo(0, 0);
}

window.addEventListener("popstate", () => (here = read()));
window.addEventListener("hashchange", () => (here = read()));

/** For links: go there without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go((link.getAttribute("href") ?? base + "/").slice(base.length));
}
