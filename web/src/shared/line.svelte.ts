// Is there a line to the house at all? A browser only knows about its own network, so the house itself is asked.

const AGAIN = 5000;

export const line = $state({ lost: !navigator.onLine });

let timer: ReturnType<typeof setTimeout> | undefined;

/** Ask the house for a sign of life; as long as there is none, ask again. */
export async function tryLine(): Promise<void> {
  clearTimeout(timer);
  line.lost = !(await fetch("/", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  ));
  if (line.lost) timer = setTimeout(tryLine, AGAIN);
}
