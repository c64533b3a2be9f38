import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Whether it runs. A process that has ended but was not yet collected by its parent counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return stateOf(pid) !== "Z";
  } catch {
    return false;
  }
}

/**
 * The fields after the program's name, which is in brackets and may itself contain spaces and brackets: the state, the
 * parent, and so on.
 */
function afterName(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

function stateOf(pid: number): string | undefined {
  try {
    return afterName(pid)[0];
  } catch {
    return undefined;
  }
}

/** [process, parent] of every running process: from /proc if it exists (ps may be missing), else from ps. */
function listed(): [number, number][] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap(fromProc);
  } catch {
    const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid="]).toString().trim().split("\n");
    return lines.map((line): [number, number] => {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      return [pid ?? 0, parent ?? 0];
    });
  }
}

function fromProc(name: string): [number, number][] {
  try {
    return [[Number(name), Number(afterName(Number(name))[1])]];
  } catch {
    return [];
  }
}

/** Everything below `pid`, from a list of [process, parent]. */
export function descendants(pid: number, all: readonly (readonly [number, number])[]): number[] {
  const children = all.filter(([, parent]) => parent === pid).map(([child]) => child);
  return children.flatMap((child) => [child, ...descendants(child, all)]);
}

/** Every process that runs below `pid` now. */
export const descendantsOf = (pid: number): number[] => descendants(pid, listed());

/** When a process began, in the system's own format; undefined for one that does not run. */
export function startOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  try {
    // The 22nd field of the line; this list begins after the first two.
    return afterName(pid)[19];
  } catch {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)])
      .toString()
      .trim();
  }
}

/** False if there is no such process or group (any more). */
function tryKill(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/**
 * Ends a process that this program started, and all its descendants: first politely (its group, if it leads one), and
 * after `graceMs` by force, by process id.
 */
export async function stopTree(pid: number, graceMs: number): Promise<void> {
  const tree = [pid, ...descendants(pid, listed())];
  if (!tryKill(-pid, "SIGINT")) for (const each of tree) tryKill(each, "SIGTERM");
  const deadline = Date.now() + graceMs;
  while (tree.some(isAlive) && Date.now() < deadline) await pause(50);
  for (const each of new Set([...tree, ...descendants(pid, listed())])) if (isAlive(each)) tryKill(each, "SIGKILL");
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
