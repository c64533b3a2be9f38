import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { build } from "vite";
import { at, localeConfig } from "./vite";

/** One name for everything that was built so far. */
function buildName(): string {
  const hash = createHash("sha256");
  for (const file of globSync("**/*", { cwd: at("dist"), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted())
    hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 12);
}

/** Builds the service worker, /sw.js. Last, because it contains the name of everything else. */
export async function buildWorker(): Promise<void> {
  await build({
    ...localeConfig("en"),
    logLevel: "warn",
    define: { BUILD: JSON.stringify(buildName()) },
    build: {
      outDir: at("dist"),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: { input: at("src/sw/worker.ts"), output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
}
