// What people have said, inside sentences of ours.

/** With a full stop of its own script, so that a screen reader pauses before what comes next. */
export function sentence(text: string): string {
  if (!/[\p{L}\p{N}]$/u.test(text)) return text;
  return text + (/\p{Script=Han}$/u.test(text) ? "。" : ".");
}

/** Without its full stop: the sentence around the quotation has one. */
export const quoted = (text: string): string => text.replace(/(?<![.。])[.。]$/u, "");
