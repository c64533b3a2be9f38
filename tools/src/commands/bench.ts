import { loadavg } from "node:os";

import { measured, type Measured } from "../bench/calls";
import { unhurried, yardsticks } from "../bench/suite";
import { PlainError } from "../lib/plain-error";
import { seedAll } from "../seed/seed";
import { onInterrupt } from "../suite/interrupt";
import { bringUp } from "../suite/prepare";

const benches: Readonly<Record<string, (suite: Measured, env: NodeJS.ProcessEnv) => Promise<number>>> = {
  chat: async (suite) => (await import("../bench/chat")).benchChat(suite),
  burst: async (suite) => (await import("../bench/burst")).benchBurst(suite),
  cold: async (suite, env) => (await import("../bench/cold/cold")).benchCold(suite, env),
  web: async (suite, env) => (await import("../bench/web/web")).benchWeb(suite, env),
};

/** The benchmarks that need no suite. */
const alone: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  queue: async () => (await import("../bench/queue/queue")).benchQueue(),
  night: async () => (await import("../bench/night/night")).benchNight(),
  safety: async (args) => (await import("../bench/safety")).benchSafety(args),
};

const load = (): string =>
  `Processes waiting for a processor, mean of the last minute: ${(loadavg()[0] ?? 0).toFixed(1)}.\n`;

/**
 * `bench chat`, `bench queue` or others, or all of them: measures, in a suite of its own if one is needed, and prints
 * figures beside goals.
 */
export async function bench(args: readonly string[]): Promise<number> {
  const [single = "", ...more] = args;
  const plain = Object.hasOwn(alone, single) ? alone[single] : undefined;
  if (plain) return plain(more);
  const chosen = args.length === 0 ? Object.keys(benches) : args;
  const runs = chosen.map((name) => (Object.hasOwn(benches, name) ? benches[name] : undefined));
  if (runs.includes(undefined))
    throw new PlainError(
      `Usage: npm run bench -- [${Object.keys(benches).join("] [")}], or one of ${Object.keys(alone).join(", ")}`,
    );
  const interrupted = onInterrupt();
  const suite = await bringUp(["auth", "functions", "firestore"], { settings: unhurried, extra: yardsticks });
  try {
    await seedAll(suite.env);
    let worst = 0;
    for (const run of runs) {
      process.stdout.write(load());
      worst = Math.max(
        worst,
        await Promise.race([
          run?.(measured(suite.env), { ...process.env, ...suite.env }) ?? 0,
          interrupted,
          suite.ended.then(() => 1),
        ]),
      );
      process.stdout.write(load());
    }
    return worst;
  } finally {
    await suite.stop();
  }
}
