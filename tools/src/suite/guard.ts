/**
 * Waits for the end of the launcher that started it, which is when its standard input ends, and then ends the
 * launcher's emulators: a launcher that is killed can't. Arguments: their process, and files to remove. Run by Node
 * itself, which requires the extension in an import.
 */
import { rmSync } from "node:fs";
import { stopTree } from "../lib/processes.ts";

const GRACE_MS = 3_000;

const [pid = "0", ...files] = process.argv.slice(2);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.on("end", () => void end());

async function end(): Promise<void> {
  if (Number(pid) > 0) await stopTree(Number(pid), GRACE_MS);
  for (const file of files) rmSync(file, { recursive: true, force: true });
  process.exit(0);
}
