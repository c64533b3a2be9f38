import { spawn, type ChildProcessByStdio } from "node:child_process";
import { createWriteStream, existsSync, readFileSync, writeFileSync, type WriteStream } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";

import type { Emulator } from "../args";
import { carrierEnv } from "../carrier/settings";
import { root } from "../lib/paths";
import { messageOf, PlainError } from "../lib/plain-error";
import { stopTree } from "../lib/processes";
import { exitCode } from "../lib/run";
import { duration, say } from "../lib/say";
import { startCatcher } from "../mail/server";
import { mailEnv } from "../mail/settings";
import { startSandbox } from "../razorpay/server";
import { sandboxEnv, sandboxOptions } from "../razorpay/settings";
import type { FirestoreEmulator } from "./choose";
import type { Extra } from "./config";
import { project, suiteEnv } from "./env";
import { redirectDeliveries } from "./functions/deliveries";
import { startFunctions } from "./functions/start";
import { protectEmails } from "./identityConfig";
import { guard, remember } from "./leftovers";
import { layOut, tidyUp, type Place } from "./place";
import { shiftPorts, type Ports } from "./ports";
import { untilReady } from "./ready";

const READY_MS = 180_000;
/** Including everything else that stopping takes, nothing runs ten seconds after it was asked to stop. */
const STOP_MS = 6_000;
const SHOWN_LINES = 60;
/** How many events are delivered at the same time; each takes a process of the emulator that forwards it. */
const PARALLEL = "8";
/** The payment sandbox's state, beside the emulators' data. */
const SANDBOX_FILE = "payments.json";

export interface Suite {
  readonly ports: Ports;
  /** For whatever runs inside the suite, in addition to the launcher's own environment. */
  readonly env: Record<string, string>;
  /** Resolves to the exit code when the suite ends by itself. */
  readonly ended: Promise<number>;
  exportTo(folder: string): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  readonly offset: number;
  readonly only: readonly Emulator[];
  readonly firestore: FirestoreEmulator;
  /** A folder written by `exportTo`. */
  readonly importFrom?: string;
  /** Settings for the functions; the launcher's environment takes precedence. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly extra?: Extra;
}

/** The output of the emulators' process (all of it in a file, its end in memory), and its exit code. */
class Output {
  text = "";
  code: number | undefined;
  /** Resolves to the exit code. */
  readonly ended: Promise<number>;
  readonly #file: WriteStream;

  constructor(child: ChildProcessByStdio<null, Readable, Readable>, file: string) {
    this.#file = createWriteStream(file);
    child.stdout.on("data", this.keep);
    child.stderr.on("data", this.keep);
    this.ended = new Promise((resolve) => {
      child.on("error", (error) => {
        this.keep(Buffer.from(messageOf(error)));
        resolve((this.code = 127));
      });
      child.on("exit", (status, signal) => resolve((this.code = exitCode(status, signal))));
    });
  }

  readonly keep = (chunk: Buffer): void => {
    this.#file.write(chunk);
    this.text = (this.text + stripVTControlCharacters(chunk.toString())).slice(-200_000);
  };

  /** The last lines. */
  get tail(): string {
    return this.text.trimEnd().split("\n").slice(-SHOWN_LINES).join("\n");
  }

  close(): void {
    this.#file.end();
  }
}

function startEmulators(
  { only, firestore, importFrom }: Options,
  { configFile, folder }: Place,
  env: NodeJS.ProcessEnv,
): ChildProcessByStdio<null, Readable, Readable> {
  const firebase = [process.execPath, join(root, "node_modules/firebase-tools/lib/bin/firebase.js")];
  const options = ["--config", configFile, "--project", project, "--only", only.join(","), "--non-interactive"];
  const imports = importFrom === undefined ? [] : ["--import", importFrom];
  const command = [...firebase, "emulators:start", ...options, ...imports];
  const [program = "", ...args] = firestore.kind === "hidane" ? [firestore.program, "exec", "--", ...command] : command;
  return spawn(program, args, {
    cwd: folder,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, so that Ctrl-C at the terminal reaches the launcher first and data can still be
    // exported.
    detached: true,
  });
}

/** Starts the emulators, and resolves when they are really ready. On failure the end of their log is shown. */
export async function startSuite(options: Options): Promise<Suite> {
  const { offset, only, firestore, importFrom, settings, extra } = options;
  const ports = shiftPorts(offset);
  const place = layOut(offset, ports, only, extra);
  const payments = only.includes("functions") ? await startSandbox(sandboxOptions(ports, project)) : undefined;
  const mail = only.includes("functions") ? await startCatcher(ports, project) : undefined;
  const kept = importFrom === undefined ? undefined : join(importFrom, SANDBOX_FILE);
  if (kept !== undefined && existsSync(kept)) payments?.sandbox.restore(readFileSync(kept, "utf8"));
  say(`Starting the emulator suite (${only.join(", ")}; Firestore: ${firestore.kind}) ...`);
  const began = performance.now();

  const env = {
    ...settings,
    ...environment(place.temporary),
    ...sandboxEnv(ports),
    ...mailEnv(ports),
    ...carrierEnv(ports, project),
  };
  const instances = { THODU_INSTANCES: `127.0.0.1:${ports.functions}`, FUNCTIONS_EMULATOR_PARALLEL: PARALLEL };
  const child = startEmulators(options, place, { ...env, ...instances });
  const output = new Output(child, place.log);
  const watcher = guard(child.pid, place);
  const functions = only.includes("functions")
    ? startFunctions({ ports, env: { ...env, ...suiteEnv(ports, offset) }, place, extra, onOutput: output.keep })
    : undefined;
  // Awaited below; until then a rejection must not count as unhandled.
  functions?.catch(() => undefined);

  const stop = async (): Promise<void> => {
    if (child.pid !== undefined) await stopTree(child.pid, STOP_MS);
    await (await functions?.catch(() => undefined))?.stop();
    watcher.release();
    await payments?.stop();
    await mail?.stop();
    output.close();
    tidyUp(place);
  };
  try {
    await functions;
    await untilReady({ ports, only, log: () => output.text, ended: () => output.code }, READY_MS);
    if (functions) await redirectDeliveries(join(place.folder, "functions"), ports);
    if (only.includes("auth")) await protectEmails(ports, project);
  } catch (error) {
    const { tail } = output;
    await stop();
    throw new PlainError(`${tail}\n\n${messageOf(error)} The whole log: ${place.log}`);
  }
  const exportTo = async (folder: string): Promise<void> => {
    await exportData(ports, folder);
    if (payments) writeFileSync(join(folder, SANDBOX_FILE), payments.sandbox.dump());
  };
  remember(offset, child.pid);
  say(`Ready after ${duration(performance.now() - began)}.`);
  return { ports, env: suiteEnv(ports, offset), ended: output.ended, stop, exportTo };
}

/**
 * The launcher's environment (from which functions read their THODU_ settings) without what leads to a real project.
 */
function environment(temporary: string): NodeJS.ProcessEnv {
  // Seconds after which the emulator gives up on a worker that starts, and then never answers the call; 10 and 30 are
  // too short on a small machine.
  const FUNCTIONS_DISCOVERY_TIMEOUT = "120";
  const env: NodeJS.ProcessEnv = {
    FUNCTIONS_DISCOVERY_TIMEOUT,
    ...process.env,
    NO_UPDATE_NOTIFIER: "1",
    TMPDIR: temporary,
  };
  for (const name of ["GOOGLE_APPLICATION_CREDENTIALS", "FIREBASE_TOKEN", "FIREBASE_DEBUG_PATH"]) delete env[name];
  return env;
}

async function exportData(ports: Ports, folder: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${ports.hub}/_admin/export`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: folder, initiatedBy: "thodu" }),
  });
  if (!answer.ok) throw new PlainError(`The data could not be exported: ${await answer.text()}`);
}
