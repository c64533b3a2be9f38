import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

import { emulators, readFlags } from "../args";
import { dataFolder, root } from "../lib/paths";
import { say } from "../lib/say";
import { accounts, PASSWORD } from "../seed/accounts";
import { isEmpty, seedAll } from "../seed/seed";
import { runNow, runSchedules } from "../suite/functions/schedules";
import { onInterrupt } from "../suite/interrupt";
import { bringUp } from "../suite/prepare";
import type { Suite } from "../suite/start";

const current = join(dataFolder, "current");
const next = join(dataFolder, "next");

/**
 * Runs the product until Ctrl-C, and keeps its data for the next time. `--scheduled` also runs scheduled functions on
 * their schedule.
 */
export async function start(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, ["--fresh", "--scheduled"]);
  if (flags.has("--fresh")) rmSync(dataFolder, { recursive: true, force: true });
  const kept = existsSync(join(current, "firebase-export-metadata.json"));
  const interrupted = onInterrupt();
  const suite = await bringUp(emulators, kept ? { importFrom: current } : {});
  try {
    if (await isEmpty(suite.env)) {
      say("Writing demo data ...");
      await seedAll(suite.env);
    }
    // The demo data does not age: with scheduled functions, people whose page is not open would leave the queue.
    const functions = join(root, "functions/dist");
    const stopSchedules = flags.has("--scheduled") ? runSchedules(functions, suite.ports) : null;
    // Without it the rota has no days.
    const over = new AbortController();
    if (!stopSchedules) void runNow("sweepRota", functions, suite.ports, over.signal);
    greet(suite);
    const why = await Promise.race([interrupted.then(() => "asked" as const), suite.ended.then(() => "lost" as const)]);
    stopSchedules?.();
    over.abort();
    if (why === "lost") {
      say("The emulator suite ended of itself; the data of this run was not kept.");
      return 1;
    }
    say("\nKeeping the data ...");
    await keep(suite);
    return 0;
  } finally {
    await suite.stop();
  }
}

/** Deletes the old data only after the new data is complete. */
async function keep(suite: Suite): Promise<void> {
  rmSync(next, { recursive: true, force: true });
  mkdirSync(dataFolder, { recursive: true });
  await suite.exportTo(next);
  rmSync(current, { recursive: true, force: true });
  renameSync(next, current);
}

function greet({ env, ports }: Suite): void {
  const logins = accounts.map(({ email, what }) => `    ${email.padEnd(26)} ${what}`);
  process.stdout.write(
    [
      "",
      `  Thodu runs at  ${env["WEB_ORIGIN"] ?? ""}`,
      `  Functions      http://127.0.0.1:${ports.functions}`,
      `  Firestore      http://127.0.0.1:${ports.firestore}`,
      `  Accounts       http://127.0.0.1:${ports.auth}`,
      `  Payments       http://127.0.0.1:${ports.razorpay} (a sandbox: no money moves)`,
      `  E-mails        http://127.0.0.1:${ports.mails} (all that would be sent)`,
      "",
      `  Demo logins (password ${PASSWORD}):`,
      ...logins,
      "",
      "  Functions of a schedule run with npm start -- --scheduled, each when it is due: rings, promises, sweeps.",
      "  Ctrl-C stops; the data is kept for the next npm start (npm start -- --fresh empties it).",
      "",
    ].join("\n"),
  );
}
