// The link to a table, and handing it to whatever this device sends things with.

export const linkTo = (code: string): string => `${location.origin}/t/${code}`;

/** Can this device hand a link to another app? */
export const shares = typeof navigator.share === "function";

export const share = (url: string): Promise<void> => navigator.share({ title: "Cluehouse", url }).catch(() => undefined);
