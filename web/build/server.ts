import { pathToFileURL } from "node:url";
import { build } from "vite";
import type { installed, Rendered } from "../src/app/server";
import { at, localeConfig } from "./vite";

/** The site in one language. */
export interface RenderedSite {
  readonly pages: readonly Rendered[];
  readonly installed: typeof installed;
}

interface ServerModule {
  readonly renderAll: () => Promise<Rendered[]>;
  readonly installed: typeof installed;
}

const isServerModule = (module: unknown): module is ServerModule =>
  typeof module === "object" &&
  module !== null &&
  "renderAll" in module &&
  typeof module.renderAll === "function" &&
  "installed" in module;

/** Renders every page and screen in one language, through a build of the same sources for Node. */
export async function renderSite(locale: string): Promise<RenderedSite> {
  const outDir = at(`.cache/ssr-${locale}`);
  await build({
    ...localeConfig(locale),
    logLevel: "warn",
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: at("src/app/server.tsx"),
      minify: false,
      rolldownOptions: { output: { entryFileNames: "server.mjs", codeSplitting: false } },
    },
  });
  const module: unknown = await import(pathToFileURL(`${outDir}/server.mjs`).href);
  if (!isServerModule(module)) throw new Error("The server build does not export renderAll.");
  return { pages: await module.renderAll(), installed: module.installed };
}
