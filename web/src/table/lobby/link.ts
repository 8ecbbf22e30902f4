// The link to a table, and handing it to whatever this device sends things with.

import { urlTo } from "../../shared/base";

export const linkTo = (code: string): string => urlTo(`/t/${code}`);

/** Can this device hand a link to another app? */
export const shares = typeof navigator.share === "function";

export const share = (url: string): Promise<void> => navigator.share({ title: "Cluehouse", url }).catch(() => undefined);
