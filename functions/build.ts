/**
 * Bundles the functions with their dependencies into `functions/dist`, the folder that is deployed: a file for each
 * endpoint, chunks for shared code, and an index that loads only the endpoint that an instance serves. Nothing is
 * installed in the cloud.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire, isBuiltin } from "node:module";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { build, type BuildOptions, type Plugin } from "esbuild";
import * as z from "zod/mini";
import { prepared } from "@thodu/domain/safety/prepared";
import { deployedPackage } from "./deployedPackage";

const here = import.meta.dirname;
const dist = join(here, "dist");
/** Next to the sources, so that dependencies are found from it. */
const manifestFolder = join(here, ".manifest");

const { engines } = z
  .object({ engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(await readFile(join(here, "package.json"), "utf8")));

const shared: BuildOptions = {
  absWorkingDir: here,
  bundle: true,
  platform: "node",
  target: `node${engines.node}`,
  format: "esm",
  logLevel: "warning",
};

/**
 * Node's own modules are required, not imported: an import of `node:http` loads Node's `fetch`, which is not needed
 * here.
 */
const builtins: Plugin = {
  name: "builtins",
  setup(bundler) {
    bundler.onResolve({ filter: /^[a-z][a-z:/_0-9]*$/ }, ({ path, kind }) =>
      kind === "import-statement" && isBuiltin(path)
        ? { path: path.replace(/^node:/, ""), namespace: "builtin", sideEffects: false }
        : null,
    );
    bundler.onLoad({ filter: /.*/, namespace: "builtin" }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};

/** Computes `safety/prepared` of the domain, and replaces the module by the result. */
const worked: Plugin = {
  name: "worked",
  setup(bundler) {
    bundler.onLoad({ filter: /\/domain\/src\/safety\/prepared\.ts$/ }, () => ({
      contents: `let known; export const prepared = () => (known ??= JSON.parse(${JSON.stringify(JSON.stringify(prepared()))}));`,
    }));
  },
};

const endpoints = [
  ...(await readFile(join(here, "src/index.ts"), "utf8")).matchAll(/^export \{ (\w+) \} from ["']\.\/([\w/]+)["'];$/gm),
].map(([, name = "", path = ""]) => ({ name, path }));

await rm(dist, { recursive: true, force: true });
await bundle();
await writeIndex();
await writeManifest();
await writeSettings();
execFileSync(process.execPath, [join(dist, "warm.js")], { stdio: "inherit" });

/** Globals that CommonJS dependencies expect. */
async function bundle(): Promise<void> {
  const commonJs = [
    "const require = process.getBuiltinModule('module').createRequire(import.meta.url);",
    "const __filename = import.meta.filename;",
    "const __dirname = import.meta.dirname;",
  ];
  await build({
    ...shared,
    entryPoints: endpoints.map(({ path }) => `src/${path}.ts`),
    outbase: "src",
    outdir: dist,
    splitting: true,
    chunkNames: "chunks/[name]-[hash]",
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: true,
    sourcesContent: false,
    plugins: [builtins, worked],
    banner: { js: commonJs.join("") },
  });
}

/**
 * An instance in the cloud serves only the endpoint that FUNCTION_TARGET names. Node's compile cache is stored with the
 * files; `warm.js` fills it, here and again in the cloud's build, since a cache serves only one version of Node.
 */
async function writeIndex(): Promise<void> {
  const cache = [
    "import { enableCompileCache } from 'node:module';",
    "enableCompileCache({ directory: `${import.meta.dirname}/compile-cache`, portable: true });",
  ];
  const loads = endpoints.map(
    ({ name, path }) =>
      `export const ${name} = serves('${name}') ? (await import('./${path}.js')).${name} : undefined;`,
  );
  const target = [
    "const target = process.env.FUNCTION_TARGET;",
    "const serves = (name) => target === undefined || target === name;",
  ];
  await writeFile(join(dist, "index.js"), `${[...cache, ...target, ...loads].join("\n")}\n`);
  const warm = [
    "import { flushCompileCache } from 'node:module';",
    "await import('./index.js');",
    "flushCompileCache();",
    "process.exit(0);",
  ];
  await writeFile(join(dist, "warm.js"), `${warm.join("\n")}\n`);
  await writeFile(join(dist, "package.json"), `${JSON.stringify(deployedPackage(engines), null, 2)}\n`);
}

/** The endpoints with their options, in the form of Firebase's command line; made by the SDK's own program. */
async function writeManifest(): Promise<void> {
  const external = ["firebase-admin", "firebase-functions", "nodemailer", "razorpay", "zod"].flatMap((name) => [
    name,
    `${name}/*`,
  ]);
  await build({ ...shared, entryPoints: ["src/index.ts"], outfile: join(manifestFolder, "index.js"), external });
  await writeFile(join(manifestFolder, "package.json"), JSON.stringify({ type: "module", main: "index.js" }));
  const program = createRequire(import.meta.url)
    .resolve("firebase-functions")
    .replace(/lib.*$/, "lib/bin/firebase-functions.js");
  const env = {
    ...process.env,
    ...parseEnv(await settingsGiven()),
    FUNCTIONS_CONTROL_API: "true",
    FUNCTIONS_MANIFEST_OUTPUT_PATH: join(dist, "functions.yaml"),
  };
  execFileSync(process.execPath, [program], { cwd: manifestFolder, env, stdio: ["ignore", "ignore", "inherit"] });
  await rm(manifestFolder, { recursive: true, force: true });
}

async function settingsGiven(): Promise<string> {
  return existsSync(join(here, ".env")) ? readFile(join(here, ".env"), "utf8") : "";
}

/**
 * The settings of a deployment, and whether the pages of this build can prove where they come from (docs/deploy.md).
 */
async function writeSettings(): Promise<void> {
  const settings = await settingsGiven();
  const appCheck = (process.env["VITE_APP_CHECK_SITE_KEY"] ?? "") === "" ? "" : "THODU_APP_CHECK=on\n";
  if (settings + appCheck !== "") await writeFile(join(dist, ".env"), `${settings.trimEnd()}\n${appCheck}`.trimStart());
}
