import { messageOf, PlainError } from "./lib/plain-error";
import { say } from "./lib/say";

type Command = (args: readonly string[]) => Promise<number>;

/** Loaded on demand, so that a quick command does not load the parts of a slow one. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import("./commands/start")).start,
  "with-emulators": async () => (await import("./commands/with-emulators")).withEmulators,
  build: async () => (await import("./commands/build")).build,
  seed: async () => (await import("./commands/seed")).seed,
  test: async () => (await import("./commands/test")).test,
  "test-slow": async () => (await import("./commands/test")).testSlow,
  attack: async () => (await import("./commands/test")).attack,
  check: async () => (await import("./commands/check")).check,
  types: async () => (await import("./commands/check")).types,
  lint: async () => (await import("./commands/check")).lint,
  unit: async () => (await import("./commands/check")).unit,
  bench: async () => (await import("./commands/bench")).bench,
  "check-deleted": async () => (await import("./commands/check-deleted")).checkDeleted,
  reconcile: async () => (await import("./commands/reconcile")).reconcile,
  "train-risk": async () => (await import("./commands/safety")).trainRisk,
  "risk-check": async () => (await import("./commands/safety")).riskCheck,
  label: async () => (await import("./commands/label")).label,
  "make-admin": async () => (await import("./commands/make-admin")).makeAdmin,
};

async function main([name = "", ...args]: readonly string[]): Promise<number> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined) throw new PlainError(`Commands: ${Object.keys(commands).join(", ")}.`);
  return (await load())(args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  say(
    error instanceof PlainError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : messageOf(error),
  );
  process.exitCode = 1;
}
