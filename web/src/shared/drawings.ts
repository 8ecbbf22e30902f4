// The drawings of the picture cards and their names, as the build made them. Fetched only where picture cards lie.

/** Where each drawing is. */
export const drawings = import.meta.glob<string>("../../made/faces/*.svg", { query: "?url", import: "default", eager: true });

/** What is to be seen on each picture, by language. */
export const names = import.meta.glob<Record<string, string>>("../../made/names/*.json", { import: "default" });
