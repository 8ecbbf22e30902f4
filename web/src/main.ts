import { mount } from "svelte";
import App from "./App.svelte";
import { loadFonts } from "./shared/fonts";
import { enter } from "./shared/language.svelte";
import { prefs } from "./shared/prefs.svelte";
import { watchScreen } from "./shared/screen.svelte";
import { keepShell } from "./shared/shell";
import { loadGames } from "./table/games";
import "./style/tokens.css";
import "./style/fonts.css";
import "./style/components.css";

watchScreen();
const fonts = loadFonts(prefs.language);
await loadGames();
await enter(prefs.language);
await fonts;
mount(App, { target: document.getElementById("house")! });

if (import.meta.env.PROD) keepShell();
