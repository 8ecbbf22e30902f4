import { mount } from "svelte";
import App from "./App.svelte";
import { enter } from "./house/language.svelte";
import { prefs } from "./house/prefs.svelte";
import { keepShell } from "./house/shell";
import "./style/tokens.css";
import "./style/fonts.css";
import "./style/house.css";

await enter(prefs.language);
mount(App, { target: document.getElementById("house")! });

if (import.meta.env.PROD) keepShell();
