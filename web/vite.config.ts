import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { catalogue } from "./plugin/catalogue.ts";
import { courts } from "./plugin/court.ts";
import { worker } from "./plugin/worker.ts";

// The server that `tabbe serve` starts; only `npm run dev` talks to it through here.
const server = process.env.TABBE_SERVER ?? "http://127.0.0.1:8022";

// Given by hatch_build.py, which makes it from all that the page is made of.
const build = process.env.TABBE_BUILD ?? "development";

export default defineConfig({
  plugins: [svelte(), catalogue(), courts(), worker(build)],
  define: { __BUILD__: JSON.stringify(build) },
  build: {
    // Inside the Python package, so that the wheel carries the page.
    outDir: "../src/tabbe/server/page",
    emptyOutDir: true,
    target: "es2022",
    // The content policy knows no data: scripts, and a small picture is a request that can be cached.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { proxy: { "/api": server, "/ws": { target: server.replace("http", "ws"), ws: true } } },
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
