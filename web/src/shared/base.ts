// Where this page lives on its server: "" at the root, "/games" with `cluehouse serve --base /games`.
export const base = document.documentElement.dataset["base"] ?? "";

/** A room's path as the browser needs it, from its path within the page. */
export const pathTo = (path: string): string => base + path;

/** A room's whole address, for people to share. */
export const urlTo = (path: string): string => location.origin + base + path;
