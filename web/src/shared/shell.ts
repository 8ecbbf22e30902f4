// The page as an app: its shell is kept on the device, so that it opens without a connection and says so.

/** Let the worker keep the shell, with what was fetched before it was there. */
export function keepShell(): void {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/worker.js").catch(() => undefined); // a browser may forbid it; then we do without
  void navigator.serviceWorker.ready.then(({ active }) => {
    active?.postMessage({ keep: performance.getEntriesByType("resource").map((entry) => entry.name) });
  });
}
