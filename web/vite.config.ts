import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/cluehouse/server/page",
    emptyOutDir: true,
    assetsDir: "assets",
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": "http://localhost:8765", "/ws": { target: "ws://localhost:8765", ws: true } },
    fs: { allow: [".", "../src/cluehouse/messages"] }, // the message catalogue is shared with Python
  },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/shared/browser.setup.ts"] },
});
