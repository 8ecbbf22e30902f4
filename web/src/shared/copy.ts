// Copying text. A page without https has no clipboard of its own; there an old way still works.

import { note } from "./announce.svelte";
import { t } from "./language.svelte";

function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "copying";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}

/** Copy a text and say so, in words that say what it was. */
export async function copy(text: string, said = t("copied")): Promise<void> {
  const done = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => copyByHand(text),
  );
  if (done) note(said, "done");
  else note(t("copy-by-hand", { text }), "refusal");
}
