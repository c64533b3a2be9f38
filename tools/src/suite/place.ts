import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

import type { Emulator } from "../args";
import { carrierEnv } from "../carrier/settings";
import { readConfig, readHashes } from "../build/hosting-headers";
import { root, workCache } from "../lib/paths";
import { PlainError } from "../lib/plain-error";
import { mailEnv } from "../mail/settings";
import { envFile, sandboxEnv } from "../razorpay/settings";
import { deriveConfig, withRules, type Extra } from "./config";
import { project } from "./env";
import { readManifest } from "./functions/manifest";
import type { Ports } from "./ports";

export interface Place {
  /** The folder for logs and copies of what the suite serves. */
  readonly folder: string;
  readonly configFile: string;
  readonly log: string;
  /**
   * A folder for this suite only: firebase-tools names a file there after the project, whatever checkout it runs for.
   */
  readonly temporary: string;
}

/**
 * The log file of the suite. That of the suite before is kept beside it, because tests run in one suite after another.
 */
function newLog(offset: number): string {
  const log = join(workCache, `suite-${offset}.log`);
  if (existsSync(log)) renameSync(log, join(workCache, `suite-${offset}.before.log`));
  return log;
}

/**
 * Prepares what one suite runs on. It serves copies, so that a build or an edit does not change a running suite: the
 * functions emulator would reload, and tests would meet half a build.
 */
export function layOut(offset: number, ports: Ports, only: readonly Emulator[], extra?: Extra): Place {
  const folder = join(workCache, "suite", String(offset));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copy("firestore.rules", join(folder, "firestore.rules"));
  copy("firestore.indexes.json", join(folder, "firestore.indexes.json"));
  if (only.includes("functions")) {
    copy("functions/dist", join(folder, "functions"));
    layOutForwarder(join(folder, "forwarder"), ports);
  }
  if (only.includes("hosting")) copy("web/dist", join(folder, "web"));

  if (extra !== undefined) {
    const rules = join(folder, "firestore.rules");
    writeFileSync(rules, withRules(readFileSync(rules, "utf8"), extra.rules));
    cpSync(extra.functions, join(folder, "extra"), { recursive: true });
  }

  const configFile = join(root, `.firebase-suite.${offset}.json`);
  const config = deriveConfig(readConfig(), readHashes(), { ports, folder: relative(root, folder) });
  writeFileSync(configFile, `${JSON.stringify(config, null, 2)}\n`);
  return { folder, configFile, log: newLog(offset), temporary: mkdtempSync(join(tmpdir(), "thodu-")) };
}

/**
 * The functions emulator reads the list of functions from functions.yaml, and asks the cloud for a secret without a
 * value here.
 */
function layOutForwarder(folder: string, ports: Ports): void {
  mkdirSync(folder, { recursive: true });
  copy("functions/dist/functions.yaml", join(folder, "functions.yaml"));
  copy("tools/src/suite/functions/forwarder.ts", join(folder, "forwarder.ts"));
  const forwarders = readManifest(folder).map(({ name, region, eventTrigger, platform }) => {
    const events = platform === "gcfv1" ? "forwardsFirstGenerationEvents" : "forwardsEvents";
    return `export const ${name} = of.${eventTrigger ? events : "forwardsCalls"}('${region}', '${name}');\n`;
  });
  writeFileSync(join(folder, "index.js"), `import * as of from './forwarder.ts';\n${forwarders.join("")}`);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", main: "index.js" }));
  writeFileSync(
    join(folder, ".secret.local"),
    envFile({ ...sandboxEnv(ports), ...mailEnv(ports), ...carrierEnv(ports, project) }),
  );
}

function copy(from: string, to: string): void {
  if (!existsSync(join(root, from))) throw new PlainError(`${from} is missing; the suite can’t start without it.`);
  cpSync(join(root, from), to, { recursive: true });
}

export function tidyUp(place: Place): void {
  rmSync(place.configFile, { force: true });
  rmSync(place.temporary, { recursive: true, force: true });
}
