// How the Firestore emulator hidane is built. This begins while the packages are still being installed, so it runs on
// the machine's own Node and without node_modules.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join, resolve } from "node:path";

/** The series with which this repository is tested. */
export const WANTED = { major: 0, minor: 6 };

/**
 * The folder for tools that are built once for this user, whatever checkout needs them.
 * @param {NodeJS.ProcessEnv} env
 */
export const userCache = (env) =>
  resolve(env.THODU_CACHE ?? join(env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "thodu"));

/** The parts of hidane that work at every request; the others are not optimised at all. */
const BUSY = [
  "hidane",
  "hidane-rules",
  "tokio",
  "h2",
  "hyper",
  "tonic",
  "prost",
  "bytes",
  "serde_json",
  "indexmap",
  "hashbrown",
];
/**
 * The part that runs the queries: with each write, all queries that are listened to and have a limit run once more; and
 * the one that reads and writes what goes over the wire.
 */
const BUSIEST = ["hidane-core", "hidane-proto"];

/** @type {(names: readonly string[], level: number) => string[]} */
const optimised = (names, level) =>
  names.flatMap((name) => ["--config", `profile.release.package.${name}.opt-level=${level}`]);

/**
 * The command that builds hidane, with the environment it needs. Two at a time share their work: the second waits for
 * the first and finds everything built. It is optimised a little, and only where it counts: a new machine waits for
 * this, and tests take a fifteenth longer for it (docs/decisions/0036).
 * @param {NodeJS.ProcessEnv} env
 */
export function cargoInstall(env) {
  const folder = join(userCache(env), "hidane");
  return {
    folder,
    target: join(folder, "target"),
    args: [
      "install",
      "hidane",
      "--version",
      `~${WANTED.major}.${WANTED.minor}`,
      "--locked",
      "--root",
      folder,
      ...optimised(BUSY, 1),
      ...optimised(BUSIEST, 2),
    ],
    env: {
      ...env,
      CARGO_TARGET_DIR: join(folder, "target"),
      CARGO_PROFILE_RELEASE_OPT_LEVEL: "0",
      CARGO_PROFILE_RELEASE_DEBUG: "0",
      CARGO_PROFILE_RELEASE_CODEGEN_UNITS: "256",
    },
  };
}

/**
 * Begins to build hidane if it will be needed: there is none, and no Java for the official emulator.
 * @param {NodeJS.ProcessEnv} env
 */
export function beginHidane(env) {
  const has = (/** @type {string} */ program) =>
    (env.PATH ?? "").split(delimiter).some((folder) => folder !== "" && existsSync(join(folder, program)));
  const { folder, args, env: own } = cargoInstall(env);
  const built = [join(folder, "bin/hidane"), join(userCache(env), "hidane-npm/node_modules/.bin/hidane")].some(
    (program) => existsSync(program),
  );
  if (built || has("hidane") || has("java") || !has("cargo")) return;
  // Whether it succeeded is noticed by the code that needs it.
  spawn("cargo", args, { env: own, stdio: "ignore" })
    .on("error", () => undefined)
    .unref();
}
