import { spawn, type ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { dirname, join } from "node:path";

import { PlainError } from "../../lib/plain-error";
import { isAlive, pause } from "../../lib/processes";

/** As in the cloud: few processes that each answer many calls, and share no memory. */
const COUNT = 2;
const UP_MS = 60_000;
const END_MS = 3_000;
const AGAIN_MS = 500;

export interface Instances {
  /** The sockets on which they listen, in turn. */
  next(): string;
  readonly pids: () => readonly number[];
  stop(): Promise<void>;
}

interface Wish {
  /** The folders of built functions. */
  readonly folders: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** The folder for the sockets. */
  readonly folder: string;
  readonly onOutput: (chunk: Buffer) => void;
}

const framework = join(dirname(createRequire(import.meta.url).resolve("@google-cloud/functions-framework")), "main.js");
const target = ["--source", join(import.meta.dirname, "target.ts"), "--target", "suite"];

function listens(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const knock = connect(socket, () => resolve((knock.destroy(), true)));
    knock.on("error", () => resolve(false));
  });
}

/** Starts the instances, and resolves when all of them answer. One that ends is started again. */
export async function startInstances({ folders, env, folder, onOutput }: Wish): Promise<Instances> {
  const children = new Map<string, ChildProcess>();
  let stopping = false;
  let turn = 0;
  const sockets = Array.from({ length: COUNT }, (_, nth) => join(folder, `instance-${nth}.sock`));

  const start = (socket: string): void => {
    const child = spawn(process.execPath, [framework, ...target, "--port", socket], {
      env: { ...env, THODU_FUNCTIONS_FOLDERS: folders.join("\n") },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      // Ctrl-C at the terminal reaches only the launcher: emulators that are stopping still deliver.
      detached: true,
    });
    children.set(socket, child);
    child.stdout?.on("data", onOutput);
    child.stderr?.on("data", onOutput);
    child.on("exit", (code, signal) => {
      if (stopping) return;
      onOutput(Buffer.from(`An instance of the functions ended (${code ?? signal}) and is started anew.\n`));
      setTimeout(() => stopping || start(socket), AGAIN_MS);
    });
  };

  const stop = async (): Promise<void> => {
    stopping = true;
    const pids = [...children.values()].flatMap(({ pid }) => pid ?? []);
    for (const child of children.values()) child.kill("SIGTERM");
    const deadline = Date.now() + END_MS;
    while (pids.some(isAlive) && Date.now() < deadline) await pause(20);
    for (const child of children.values()) child.kill("SIGKILL");
  };

  for (const socket of sockets) start(socket);
  const deadline = Date.now() + UP_MS;
  for (const socket of sockets) {
    while (!(await listens(socket))) {
      if (Date.now() < deadline) await pause(20);
      else {
        await stop();
        throw new PlainError("The functions did not start; the log says why.");
      }
    }
  }
  return {
    next: () => sockets[(turn = (turn + 1) % COUNT)] ?? "",
    pids: () => [...children.values()].flatMap(({ pid }) => pid ?? []),
    stop,
  };
}
