import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import * as z from "zod";

import { bin, root } from "../lib/paths";
import { run } from "../lib/run";
import { say } from "../lib/say";

/** firebase-tools 15 starts the official emulator with this Java version or a later one. */
const OLDEST_JAVA = 21;
const REACH_MS = 5_000;
const DOWNLOAD_MS = 5 * 60_000;

/** The major version in the output of `java -version` (`version "21.0.1"`, formerly `version "1.8.0"`). */
export function javaMajor(output: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (first === undefined) return undefined;
  return first === "1" && second !== undefined ? Number(second) : Number(first);
}

const emulatorList = z.looseObject({
  firestore: z.looseObject({ remoteUrl: z.url(), downloadPathRelativeToCacheDir: z.string() }),
});

/** Where firebase-tools stores the jar, and from where it would download it. */
function jar(): { file: string; url: string } {
  const list = join(root, "node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json");
  const { firestore } = emulatorList.parse(JSON.parse(readFileSync(list, "utf8")));
  const folder = process.env["FIREBASE_EMULATORS_PATH"] ?? join(homedir(), ".cache/firebase/emulators");
  return { file: join(folder, firestore.downloadPathRelativeToCacheDir), url: firestore.remoteUrl };
}

async function canBeReached(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(REACH_MS) })).ok;
  } catch {
    return false;
  }
}

/** Undefined if the official emulator can run here; else what is missing, in words. */
export async function officialLacks(): Promise<string | undefined> {
  const java = await run("java", ["-version"], { timeoutMs: 20_000 });
  const major = java.code === 0 ? javaMajor(java.output) : undefined;
  if (major === undefined) return `no Java is on PATH; the official emulator needs Java ${OLDEST_JAVA} or later`;
  if (major < OLDEST_JAVA) return `Java ${major} is on PATH; the official emulator needs Java ${OLDEST_JAVA} or later`;
  const { file, url } = jar();
  if (existsSync(file)) return undefined;
  if (!(await canBeReached(url))) return "the jar of the official emulator is not here and its server can’t be reached";
  say("Downloading the official Firestore emulator (130 MB, once) ...");
  const { code } = await run(bin("firebase"), ["setup:emulators:firestore"], { show: true, timeoutMs: DOWNLOAD_MS });
  return code === 0 && existsSync(file) ? undefined : "the jar of the official emulator could not be downloaded";
}
