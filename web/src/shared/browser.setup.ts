// Every test begins in a browser at the front door; those who want another one open it themselves.

import { openBrowser } from "./browser.fake";

openBrowser();
