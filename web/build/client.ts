import { build, type Rolldown } from "vite";
import { ahead } from "./ahead";
import { groups } from "./chunks";
import { at, localeConfig } from "./vite";

/** The result of one language's client build, by the names that pages refer to. */
export interface Client {
  /** The app's entry. */
  readonly main: string;
  /** The static pages' script. */
  readonly site: string;
  /** What a static page loads after `load`: that script and everything it imports. */
  readonly late: readonly string[];
  /** The style sheet of all screens of the app. */
  readonly css: string;
  /** Files to be loaded along with the entry for a screen, by its component's name. */
  preloads(screen: string): string[];
  /** Files that the screen loads once it is interactive; null if it loads nothing by itself. */
  ahead(screen: string): { readonly first: readonly string[]; readonly later: readonly string[] } | null;
  readonly chunks: readonly Rolldown.OutputChunk[];
}

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

const isChunk = (output: Output): output is Rolldown.OutputChunk => output.type === "chunk";

/** Builds the app and the static pages' script in one language into dist/assets. */
export async function buildClient(locale: string): Promise<Client> {
  const result = await build({
    ...localeConfig(locale),
    logLevel: "warn",
    build: {
      outDir: at("dist"),
      emptyOutDir: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        treeshake: { propertyReadSideEffects: false },
        input: { main: at("src/app/main.tsx"), site: at("src/site/site.ts") },
        output: {
          codeSplitting: { groups, includeDependenciesRecursively: false },
        },
      },
    },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("The client build made no single output.");
  return describe(result.output);
}

/**
 * Two files that import each other run in an order that depends on which of them a page loads first: on some page one
 * of them finds the other's values undefined.
 */
function refuseCycles(chunks: readonly Rolldown.OutputChunk[]): void {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) throw new Error(`Files import each other: ${[...way, file].join(" → ")}.`);
    if (done.has(file)) return;
    for (const next of importsOf.get(file) ?? []) visit(next, [...way, file]);
    done.add(file);
  };
  for (const { fileName } of chunks) visit(fileName, []);
}

function describe(output: readonly Output[]): Client {
  const chunks = output.filter(isChunk);
  refuseCycles(chunks);
  const entry = (name: string): string => {
    const found = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
    if (!found) throw new Error(`The client build made no entry named ${name}.`);
    return found.fileName;
  };
  const style = output.find((each) => each.type === "asset" && /\bstyle-[^/]*\.css$/.test(each.fileName));
  if (style?.type !== "asset") throw new Error("The client build made no style sheet.");
  return {
    main: entry("main"),
    site: entry("site"),
    late: [...closure(chunks, [entry("site")])],
    css: String(style.source),
    preloads: (screen) => atOnce(chunks, screen, entry("main")),
    ahead: (screen) => {
      const parts = ahead[screen];
      if (!parts) return null;
      const seen = new Set([entry("main"), ...atOnce(chunks, screen, entry("main"))]);
      const fresh = (names: readonly string[]): string[] => {
        const files = [
          ...closure(
            chunks,
            names.map((name) => chunkOf(chunks, name).fileName),
          ),
        ].filter((file) => !seen.has(file));
        files.forEach((file) => seen.add(file));
        return files;
      };
      return { first: fresh(parts.first), later: fresh(parts.later) };
    },
    chunks,
  };
}

/** The chunk from which import() loads a module. */
function chunkOf(chunks: readonly Rolldown.OutputChunk[], part: string): Rolldown.OutputChunk {
  const own = chunks.find(({ facadeModuleId }) => facadeModuleId?.replace(/\.tsx?$/, "").endsWith(`/${part}`));
  if (!own) throw new Error(`No chunk holds ${part}; it lies in a file of its name and is loaded by import().`);
  return own;
}

/** These files and everything they import statically. */
function closure(chunks: readonly Rolldown.OutputChunk[], files: readonly string[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    byFile.get(file)?.imports.forEach(visit);
  };
  files.forEach(visit);
  return seen;
}

/** The chunk of a screen, and everything that it and the entry import statically, without the entry itself. */
const atOnce = (chunks: readonly Rolldown.OutputChunk[], screen: string, main: string): string[] =>
  [...closure(chunks, [main, chunkOf(chunks, screen).fileName])].filter((file) => file !== main);
