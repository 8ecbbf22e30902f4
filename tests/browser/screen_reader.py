"""A person who plays by screen reader: finds everything by role and name, and hears the live regions of the page."""

import re
from itertools import pairwise
from typing import Any, Final

from playwright.sync_api import Error, Locator

from tests.browser.visitor import Visitor

# Notes what a screen reader would say: the whole text of a region that is atomic, as status and alert are, or else what
# was added to it.
_LISTEN: Final = """() => {
  window.spoken = [];
  const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]";
  const element = (node) => (node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement);
  const isAtomic = (region) =>
    (region.getAttribute("aria-atomic") ?? String(region.matches("[role=status], [role=alert]"))) === "true";
  const isHidden = (region) =>
    !region.checkVisibility({ visibilityProperty: true }) || region.closest("[aria-hidden=true]");
  const note = (mutations) => {
    const regions = new Map();
    for (const { target, addedNodes, type } of mutations) {
      const region = element(target)?.closest(LIVE);
      if (!region) continue;
      const added = type === "characterData" ? [target] : [...addedNodes];
      regions.set(region, [...(regions.get(region) ?? []), ...added]);
    }
    for (const [region, added] of regions) {
      if (!added.length || isHidden(region)) continue;
      const texts = isAtomic(region) ? [region.textContent] : added.map((node) => node.textContent);
      window.spoken.push(...texts.map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean));
    }
  };
  new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
}"""

# Finds these texts in order in what was said since the last time.
_HEARS: Final = """(texts) => {
  let at = window.heard ?? 0;
  for (const text of texts) {
    const found = window.spoken.findIndex((each, place) => place >= at && each.includes(text));
    if (found < 0) return false;
    at = found + 1;
  }
  window.heard = at;
  return true;
}"""


class ScreenReader:
    """Plays through the accessibility tree alone."""

    def __init__(self, person: Visitor) -> None:
        self.person, self.page = person, person.page
        self.page.add_init_script(f"({_LISTEN})()")

    def find(self, role: Any, name: str | re.Pattern[str], inside: Locator | None = None) -> Locator:
        """What has this role and name; a name that is a text must be the whole name."""
        return (inside or self.page).get_by_role(role, name=name, exact=isinstance(name, str))

    def press(self, name: str | re.Pattern[str], role: Any = "button", inside: Locator | None = None) -> None:
        """Press it from the keyboard, once it can be pressed."""
        button = self.find(role, name, inside).and_(self.page.get_by_role(role, disabled=False)).first
        button.press("Enter" if role == "link" else "Space")

    def write(self, field: str | re.Pattern[str], text: str) -> None:
        """Write into a field."""
        self.find("textbox", field).fill(text)

    def reads(self, role: Any, name: str | re.Pattern[str]) -> Locator:
        """Wait until it is there."""
        found = self.find(role, name).first
        found.wait_for()
        return found

    def hears(self, *texts: str) -> None:
        """Wait until the page has said these texts in this order, since it was last asked."""
        try:
            self.page.wait_for_function(_HEARS, arg=[*texts])
        except Error as error:
            raise AssertionError(f"not heard in this order: {texts}; the page said {self.spoken()}") from error

    def spoken(self) -> list[str]:
        """Everything that the page has said, in order."""
        heard: list[str] = self.page.evaluate("window.spoken")
        return heard

    def repeated(self) -> list[str]:
        """What the page has said twice in a row, in whole or in part."""
        return [later for earlier, later in pairwise(self.spoken()) if later in earlier or earlier in later]
