// The HTTP part of the house.

import { pathTo } from "../shared/base";
import { t } from "../shared/language.svelte";
import { prefs } from "../shared/prefs.svelte";
import type { Arrival, Refused } from "./wire";

export type { Arrival } from "./wire";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly params: Record<string, string | number> = {},
  ) {
    super(text);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(pathTo(path), {
    method,
    headers: { "accept-language": document.documentElement.lang, ...(body ? { "content-type": "application/json" } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  }).catch(() => {
    throw new Refusal("no-line", t("no-line"));
  });
  if (!response.ok) {
    const refused = (await response.json().catch(() => ({ code: "house-error", text: response.statusText }))) as Refused;
    throw new Refusal(refused.code, refused.text, refused.params);
  }
  return (response.headers.get("content-type")?.startsWith("application/json") ? response.json() : response.text()) as Promise<T>;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown): Promise<T> => ask<T>("POST", path, body);

const KEY = "cluehouse.places";
const MOST = 50;

/** Our places at tables: the token that says who we are there. Kept in this browser alone. */
function places(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export function placeAt(code: string): string {
  return places()[code] ?? "";
}

const ROOM = "cluehouse.room";

/** What is played at a table, if this tab was there last: its room has its colours before anything else is there. */
export function gameAt(code: string): string {
  const [table, game = ""] = (sessionStorage.getItem(ROOM) ?? "").split(" ");
  return table === code ? game : "";
}

export function rememberGame(code: string, game: string): void {
  sessionStorage.setItem(ROOM, `${code} ${game}`);
}

/** The table we came to last, if we still have a place there. */
export function lastPlace(): string {
  return Object.keys(places()).at(-1) ?? "";
}

export function keepPlace(arrival: Arrival): void {
  const others = Object.entries(places()).filter(([code]) => code !== arrival.code);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [arrival.code, arrival.token]])));
}

export function forgetPlace(code: string): void {
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(places()).filter(([key]) => key !== code))));
}

const JOINING = "cluehouse.joining";

/** The id under which we join a table. It is kept until we are in: if the answer is lost, the same id brings us to the same place. */
function joinId(code: string): string {
  const [known, id] = (localStorage.getItem(JOINING) ?? "").split(" ");
  if (known === code && id) return id;
  const fresh = [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  localStorage.setItem(JOINING, `${code} ${fresh}`);
  return fresh;
}

async function arrive(code: string, path: string, body: object): Promise<void> {
  try {
    keepPlace(await post<Arrival>(`/api/tables/${code}/${path}`, { ...body, id: joinId(code) }));
  } catch (problem) {
    if ((problem as Refusal).code === "no-line") throw problem; // we may be in, and ask again
    localStorage.removeItem(JOINING);
    throw problem;
  }
  localStorage.removeItem(JOINING);
  stopLooking();
}

/** Come in under a nickname; `claims` is the person whose place we ask for, because we are that person. */
export const join = (code: string, name: string, claims?: string): Promise<void> =>
  arrive(code, "people", { name, language: prefs.language, ...(claims ? { claims } : {}) });

/** Take the place that another device offers. */
export const acceptTransfer = (code: string, transfer: string): Promise<void> => arrive(code, "transfers", { transfer });

const LOOKING = "cluehouse.looking";

/** We look on at this table without a place; a reload of this window brings us back to it. */
export function lookOn(code: string): void {
  sessionStorage.setItem(LOOKING, code);
}

export function looksOn(code: string): boolean {
  return sessionStorage.getItem(LOOKING) === code;
}

export function stopLooking(): void {
  sessionStorage.removeItem(LOOKING);
}

/** A code as the house writes it, however it was typed. */
export function readCode(text: string): string {
  const letters = text.toUpperCase().replace(/[^A-Z]/g, "");
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8, 12)].filter((group, place) => group || place === 1).join("-");
}
