import { spawn, type StdioOptions } from "node:child_process";
import { constants } from "node:os";

import { root } from "./paths";
import { messageOf } from "./plain-error";

export interface Finished {
  /** 127: could not be started; 124: timed out. */
  readonly code: number;
  readonly output: string;
}

interface Options {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly timeoutMs?: number;
  /** True: the output is shown as it comes, and not collected. */
  readonly show?: boolean;
  /** True: the output is shown as it comes, and collected. */
  readonly echo?: boolean;
  /** Ends the program early. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs a program to its end. Never rejects: a program that can't be started has code 127, with the reason as output.
 */
export function run(command: string, args: readonly string[], options: Options = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const stdio: StdioOptions = options.show ? ["ignore", 2, 2] : ["ignore", "pipe", "pipe"];
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio,
      signal: options.signal,
    });
    let output = "";
    let late = false;
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
      if (options.echo) process.stderr.write(chunk);
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    const timer =
      options.timeoutMs === undefined
        ? undefined
        : setTimeout(() => void ((late = true), child.kill("SIGKILL")), options.timeoutMs);
    child.on("error", (error) => {
      clearTimeout(timer);
      resolve({ code: 127, output: messageOf(error) });
    });
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      resolve({ code: late ? 124 : exitCode(code, signal), output });
    });
  });
}

/** The exit code as a shell counts: 128 + n for a program ended by signal n. */
export function exitCode(code: number | null, signal: NodeJS.Signals | null): number {
  if (code !== null) return code;
  return signal === null ? 1 : 128 + constants.signals[signal];
}
