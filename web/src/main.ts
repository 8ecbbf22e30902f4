import { mount } from "svelte";
import App from "./App.svelte";
import { enter } from "./house/language.svelte";
import { prefs } from "./house/prefs.svelte";
import "./style/tokens.css";
import "./style/fonts.css";
import "./style/house.css";

await enter(prefs.language);
mount(App, { target: document.getElementById("house")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/worker.js");
