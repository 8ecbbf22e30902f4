// As much of a browser as the page's plain logic asks for. Modules that read it at once are imported after it stands.

import { vi } from "vitest";

export class FakeStorage {
  kept = new Map<string, string>();

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

export interface FakeBrowser {
  local: FakeStorage;
  session: FakeStorage;
  window: EventTarget & { scrollTo: () => void };
  document: EventTarget & { hidden: boolean; documentElement: { lang: string; dataset: Record<string, string> } };
  location: { pathname: string; hash: string; host: string; origin: string; protocol: string };
}

/** A browser at this address, whose owner reads these languages. */
export function openBrowser(address = "/", languages: string[] = ["en"], prefs?: string): FakeBrowser {
  vi.resetModules();
  const browser: FakeBrowser = {
    local: new FakeStorage(),
    session: new FakeStorage(),
    window: Object.assign(new EventTarget(), { scrollTo: () => undefined }),
    document: Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: "", dataset: {} } }),
    location: { pathname: "", hash: "", host: "house.test", origin: "https://house.test", protocol: "https:" },
  };
  const walk = (path: string): void => {
    const [pathname = "", hash = ""] = path.split("#");
    Object.assign(browser.location, { pathname, hash: hash && `#${hash}` });
  };
  walk(address);
  if (prefs !== undefined) browser.local.setItem("cluehouse.prefs", prefs);
  vi.stubGlobal("window", browser.window);
  vi.stubGlobal("document", browser.document);
  vi.stubGlobal("location", browser.location);
  vi.stubGlobal("history", { pushState: (_: unknown, __: string, path: string) => walk(path) });
  vi.stubGlobal("localStorage", browser.local);
  vi.stubGlobal("sessionStorage", browser.session);
  vi.stubGlobal("navigator", { languages });
  return browser;
}
