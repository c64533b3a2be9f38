import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

import type { Extra } from "../config";
import { project } from "../env";
import type { Place } from "../place";
import type { Ports } from "../ports";
import { startFront } from "./front";
import { startInstances } from "./instances";

interface Wish {
  readonly ports: Ports;
  readonly env: NodeJS.ProcessEnv;
  readonly place: Place;
  readonly extra: Extra | undefined;
  readonly onOutput: (chunk: Buffer) => void;
}

/** What the functions emulator tells the functions that it runs itself. */
const emulated = {
  FUNCTIONS_EMULATOR: "true",
  TZ: "UTC",
  FIREBASE_DEBUG_MODE: "true",
  // Tokens of the accounts emulator are not signed.
  FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true, enableCors: true }),
  NODE_OPTIONS: "--max-semi-space-size=4",
};

/** Runs the functions of a suite in a few instances, behind the address of the functions emulator. */
export async function startFunctions({ ports, env, place, extra, onOutput }: Wish): Promise<{ stop(): Promise<void> }> {
  const folder = join(place.folder, "functions");
  const settings = join(folder, ".env");
  const own = existsSync(settings) ? parseEnv(readFileSync(settings, "utf8")) : {};
  const instances = await startInstances({
    folders: extra === undefined ? [folder] : [folder, join(place.folder, "extra")],
    env: { ...own, ...env, ...emulated },
    folder: place.temporary,
    onOutput,
  });
  const front = await startFront({
    port: ports.functions,
    project,
    instance: () => instances.next(),
    emulator: ports.triggers,
  });
  return {
    stop: async () => {
      await front.stop();
      await instances.stop();
    },
  };
}
