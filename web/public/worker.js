// Keeps the shell of the page on the device, so that it opens without a connection and says so.
// What the house says (/api, /ws) is never kept: it would be yesterday's.

const SHELL = "cluehouse-shell";
const KEPT = ["/", "/manifest.webmanifest", "/icon.svg", "/icon-192.png"];
const ROOMS = /^\/($|t\/|tv\/|r\/|book$|map$|settings$|learn|rules)/;
const MOST_FILES = 300;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && ROOMS.test(url.pathname)) event.respondWith(document());
  else if (url.pathname.startsWith("/assets/")) event.respondWith(lasting(request));
  else if (KEPT.includes(url.pathname)) event.respondWith(newest(request));
});

// The page says which files it has fetched before we were there.
self.addEventListener("message", (event) => {
  const files = (event.data?.keep ?? []).filter((file) => new URL(file, location).pathname.startsWith("/assets/"));
  event.waitUntil(Promise.all(files.map((file) => lasting(new Request(file)).catch(() => undefined))));
});

/** The document and what it needs at once: everything it links to. */
async function keepShell() {
  const shell = await caches.open(SHELL);
  await shell.addAll(KEPT);
  const page = await (await shell.match("/")).text();
  const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  await shell.addAll(files);
}

/** One document serves every room: the newest if the house answers, else the one we kept. */
async function document() {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch("/", { cache: "no-cache" });
    if (answer.ok) {
      const kept = await shell.match("/");
      await shell.put("/", answer.clone());
      if (kept && (await kept.text()) !== (await answer.clone().text())) await forgetFiles(shell);
      return answer;
    }
  } catch {
    // no line: the shell says so itself
  }
  return (await shell.match("/")) ?? Response.error();
}

/** Files whose names tell their content never change. */
async function lasting(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(request, answer.clone());
  return answer;
}

async function newest(request) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put(request, answer.clone());
    return answer;
  } catch {
    return (await shell.match(request)) ?? Response.error();
  }
}

/** A renewed house has other files; the old ones go when they have become many. */
async function forgetFiles(shell) {
  const files = (await shell.keys()).filter((request) => new URL(request.url).pathname.startsWith("/assets/"));
  await Promise.all(files.slice(0, Math.max(0, files.length - MOST_FILES)).map((request) => shell.delete(request)));
}
