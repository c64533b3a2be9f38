#!/usr/bin/env node
// The entry of every command. Runs on the machine's own Node (20 or later) and without node_modules: installs what
// package-lock.json requires, then runs tools/src/main.ts on the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { beginHidane } from "./hidane.mjs";
import { isInstalled } from "./lockfile.mjs";
import { isAlive, npmAbove } from "./npm-above.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const modules = join(root, "node_modules");
const bin = join(modules, ".bin");
const pinnedNode = join(bin, process.platform === "win32" ? "node.cmd" : "node");
const stamp = join(modules, ".thodu-installed");
const lockText = readFileSync(join(root, "package-lock.json"), "utf8");
const lockHash = createHash("sha256").update(lockText).digest("hex");

const NEEDS_FIRESTORE = new Set(["start", "test", "with-emulators"]);

const [major] = process.versions.node.split(".");
if (Number(major) < 20)
  fail(`Thodu needs Node 20 or later to start; this is ${process.version}. Get it from nodejs.org.`);

if (!upToDate()) install();
run();

function upToDate() {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lockHash) return true;
  const installed = join(modules, ".package-lock.json");
  if (!existsSync(installed) || !isInstalled(lockText, readFileSync(installed, "utf8"))) return false;
  writeFileSync(stamp, lockHash);
  return true;
}

function install() {
  const held = join(root, ".cache", "install.lock");
  mkdirSync(dirname(held), { recursive: true });
  if (heldByAnother(held)) fail("Another command is installing packages in this folder. Try again when it is done.");
  writeFileSync(held, String(process.pid));
  console.error("Installing packages (npm ci) ...");
  if (NEEDS_FIRESTORE.has(process.argv[2])) beginHidane(process.env);
  try {
    // `npm ci` refuses a lock file if the registry lacks a package of some other platform; `npm install` does not.
    if (!lean() && !npm("ci") && !npm("install", "--no-save")) {
      fail("The packages could not be installed. The lines above say why; a network is needed the first time.");
    }
    writeFileSync(stamp, lockHash);
  } finally {
    rmSync(held, { force: true });
  }
}

/**
 * Of all install scripts we need only the one that downloads Node; others spend minutes compiling what is never used.
 */
function lean() {
  return npm("ci", "--ignore-scripts") && npm("rebuild", "node") && existsSync(pinnedNode);
}

function npm(...command) {
  const { status } = spawnSync("npm", [...command, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    env: { ...process.env, PATH: pathWithoutModules() },
    shell: process.platform === "win32",
  });
  return status === 0;
}

function heldByAnother(file) {
  return existsSync(file) && isAlive(Number(readFileSync(file, "utf8")));
}

/** npm ci removes the Node in node_modules, so npm itself must run on the machine's. */
function pathWithoutModules() {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .filter((part) => !part.includes("node_modules"))
    .join(delimiter);
}

function run() {
  const tsx = pathToFileURL(join(modules, "tsx", "dist", "loader.mjs")).href;
  const child = spawn(pinnedNode, ["--import", tsx, join(root, "tools/src/main.ts"), ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` },
    shell: process.platform === "win32",
  });
  // The child decides what a signal means (an export may be in progress); this process only passes it on and waits.
  const forward = (signal) => child.kill(signal);
  process.on("SIGINT", forward);
  process.on("SIGTERM", forward);
  process.on("SIGHUP", forward);
  // npm runs this through a shell that ends without passing the signal on; then nobody waits for the result any more.
  const parent = process.ppid;
  const npmProcess = npmAbove(parent);
  const isLeftAlone = () => process.ppid !== parent || (npmProcess !== null && !isAlive(npmProcess));
  setInterval(() => isLeftAlone() && forward("SIGTERM"), 1000).unref();
  child.on("error", (error) =>
    fail(`The pinned Node could not be started (${error.message}). Delete node_modules and try again.`),
  );
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal ?? "SIGTERM"] ?? 15)));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
