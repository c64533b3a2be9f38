import { spawn } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as z from "zod";

import { pause } from "../../lib/processes";

const framework = join(dirname(createRequire(import.meta.url).resolve("@google-cloud/functions-framework")), "main.js");
const PATIENCE_MS = 30_000;
const KNOCK_MS = 2;

export interface Asked {
  /** The folder of built functions, and the one that the instance serves. */
  readonly folder: string;
  readonly name: string;
  readonly token: string;
  readonly input: unknown;
  readonly env: NodeJS.ProcessEnv;
}

export interface Answered {
  /** From the start of the process to the end of its first answer. */
  readonly milliseconds: number;
  /** `ok`, or the reason of a refusal. */
  readonly outcome: string;
}

const refusal = z.object({ error: z.object({ details: z.object({ reason: z.string() }) }) });

function ask(port: number, { token, input }: Asked): Promise<string | undefined> {
  return new Promise((resolve) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const asked = request({ host: "127.0.0.1", port, method: "POST", headers }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
      answer.on("end", () => resolve(text));
    });
    asked.on("error", () => resolve(undefined));
    asked.end(JSON.stringify({ data: input }));
  });
}

/** Starts an instance as the cloud does, makes one request, and ends it. */
export async function firstAnswer(asked: Asked, port: number): Promise<Answered> {
  const began = performance.now();
  const args = [framework, "--target", asked.name, "--source", asked.folder, "--port", String(port)];
  const child = spawn(process.execPath, args, { env: { ...asked.env, FUNCTION_TARGET: asked.name }, stdio: "ignore" });
  try {
    while (performance.now() - began < PATIENCE_MS) {
      const text = await ask(port, asked);
      const milliseconds = performance.now() - began;
      if (text !== undefined) return { milliseconds, outcome: outcomeOf(text) };
      await pause(KNOCK_MS);
    }
    throw new Error(`${asked.name} gave no answer.`);
  } finally {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }
}

function outcomeOf(text: string): string {
  const parsed = refusal.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data.error.details.reason : "ok";
}

/** How many milliseconds a process takes to load the one function that it serves. */
export async function loadTime({ folder, name, env }: Pick<Asked, "folder" | "name" | "env">): Promise<number> {
  const script = `const t = performance.now(); await import(${JSON.stringify(join(folder, "index.js"))}); process.stdout.write(String(performance.now() - t)); process.exit(0);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    env: { ...env, FUNCTION_TARGET: name },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(child, "close");
  return Number(text);
}
