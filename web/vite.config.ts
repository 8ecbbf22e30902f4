import { svelte } from "@sveltejs/vite-plugin-svelte";
import { loadEnv, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { partOf } from "./src/shared/parts";

/** Fail if the page contains something of a package that public/licences.txt does not name. */
function named(): Plugin {
  return {
    name: "licences",
    apply: "build",
    async generateBundle(_, bundle) {
      const notices = await this.fs.readFile("public/licences.txt", { encoding: "utf8" });
      const files = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? Object.keys(part.modules) : part.originalFileNames,
      );
      const packages = files.map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1]);
      for (const name of new Set(packages)) {
        if (name && !notices.includes(`${name}, `) && !notices.includes(`(${name}), `)) {
          this.error(`${name} is not in licences.txt: add it to release/packages.py and run make notices sbom`);
        }
      }
    },
  };
}

/** One file for each part of the message catalogue. */
function textsOf(path: string): string | undefined {
  const found = partOf(path);
  return found && `texts-${found.part}-${found.language}`;
}

export default defineConfig(({ mode }) => {
  // Where `npm run dev` finds the server; web/dev.py sets it.
  const server = loadEnv(mode, ".", "CLUEHOUSE_")["CLUEHOUSE_SERVER"] ?? "http://127.0.0.1:8765";
  return {
    plugins: [svelte(), named()],
    base: "/", // in index.html, where the server puts its own path in front (server/page.py)
    experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }) },
    build: {
      outDir: "../src/cluehouse/server/page",
      emptyOutDir: true,
      assetsDir: "assets",
      target: "es2022",
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rollupOptions: { output: { manualChunks: textsOf } },
    },
    server: {
      proxy: { "/api": server, "/ws": { target: server.replace(/^http/, "ws"), ws: true } },
      fs: { allow: [".."] }, // the messages in src/cluehouse
    },
    test: { include: ["src/**/*.test.ts", "pictures/*.test.mjs"], setupFiles: ["src/shared/browser.setup.ts"], testTimeout: 30_000 },
  };
});
