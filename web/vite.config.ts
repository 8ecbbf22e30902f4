import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => {
  // Where `npm run dev` finds the server; web/dev.py sets it.
  const server = loadEnv(mode, ".", "CLUEHOUSE_")["CLUEHOUSE_SERVER"] ?? "http://127.0.0.1:8765";
  return {
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
      proxy: { "/api": server, "/ws": { target: server.replace(/^http/, "ws"), ws: true } },
      fs: { allow: [".."] }, // the messages in src/cluehouse
    },
    test: { include: ["src/**/*.test.ts"], setupFiles: ["src/shared/browser.setup.ts"] },
  };
});
