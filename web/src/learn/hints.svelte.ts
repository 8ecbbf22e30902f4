// Which hints this person has understood. Kept in the browser, never sent.

const KEY = "cluehouse.hints";

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

let known = $state<string[]>(kept());

/** Has this hint been put away? */
export const understood = (name: string): boolean => known.includes(name);

/** Put this hint away for good. */
export function understand(name: string): void {
  known = [...known, name];
  localStorage.setItem(KEY, JSON.stringify(known));
}
