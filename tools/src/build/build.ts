import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

import { withLock } from "../lib/lock";
import { root } from "../lib/paths";
import { PlainError } from "../lib/plain-error";
import { run } from "../lib/run";
import { duration, say } from "../lib/say";
import { dropStamp, hashFiles, isStamped, writeStamp } from "./stamp";

interface Part {
  readonly name: string;
  readonly workspace: string;
  /** A file that exists after every successful build. */
  readonly proof: string;
  readonly inputs: readonly string[];
}

const everywhere = ["package-lock.json", "tsconfig.base.json", "domain/package.json", "domain/src/**"];

export const parts = {
  functions: {
    name: "functions",
    workspace: "functions",
    proof: "functions/dist/package.json",
    inputs: [...everywhere, "functions/*", "functions/.env", "functions/src/**"],
  },
  web: {
    name: "web",
    workspace: "web",
    proof: "web/dist/index.html",
    inputs: [...everywhere, "web/*", "web/{src,build,public}/**"],
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

/** Results of a build, and files that are no part of it. */
const notInputs = ["**/node_modules", "**/dist", "**/*.test.ts", "**/*.test.tsx", "**/*.log", "**/*.tsbuildinfo"];

const workspacePackage = z.looseObject({ scripts: z.record(z.string(), z.string()).default({}) });

/** Builds what changed since the last build; quick if nothing did. */
export async function ensureBuilt(names: readonly PartName[]): Promise<void> {
  await withLock("build", async () => {
    for (const name of names) await buildPart(parts[name]);
  });
}

/** Vite writes the VITE_ variables into the pages, so a build for one project must not be used for another. */
const builtInSettings = (env: NodeJS.ProcessEnv): string =>
  JSON.stringify(
    Object.entries(env)
      .filter(([name]) => name.startsWith("VITE_"))
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );

const hashOf = ({ inputs }: Part, env: NodeJS.ProcessEnv): string =>
  `${hashFiles(inputs, notInputs)} ${builtInSettings(env)}`;

const isBuilt = ({ name, proof }: Part, hash: string): boolean =>
  isStamped(name, hash) && existsSync(join(root, proof));

/** The parts that are missing, or whose last build was made from other files or settings. */
export const changedSinceBuild = (names: readonly PartName[], env: NodeJS.ProcessEnv): readonly PartName[] =>
  names.filter((name) => !isBuilt(parts[name], hashOf(parts[name], env)));

async function buildPart(part: Part): Promise<void> {
  const hash = hashOf(part, process.env);
  if (isBuilt(part, hash)) return;
  const manifest: unknown = JSON.parse(readFileSync(join(root, part.workspace, "package.json"), "utf8"));
  if (workspacePackage.parse(manifest).scripts["build"] === undefined) {
    throw new PlainError(`The workspace ${part.workspace} has no build script.`);
  }
  say(`Building ${part.name} ...`);
  dropStamp(part.name);
  const began = performance.now();
  const { code, output } = await run("npm", ["run", "build", "--workspace", part.workspace]);
  if (code !== 0) throw new PlainError(`${output}\nThe build of ${part.name} failed; the lines above say why.`);
  if (!existsSync(join(root, part.proof)))
    throw new PlainError(`${output}\nThe build of ${part.name} ended well, but ${part.proof} is missing.`);
  writeStamp(part.name, hash);
  say(`Built ${part.name} in ${duration(performance.now() - began)}.`);
}
