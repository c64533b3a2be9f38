import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contracts } from "@thodu/domain/contracts";
import { can, type Actor } from "@thodu/domain/permissions";
import { build } from "esbuild";

import { root, workCache } from "../../lib/paths";
import { PASSWORD } from "../../seed/accounts";
import { readOffset } from "../../suite/ports";
import { newGuest, signedIn, type Measured } from "../calls";
import { against, median, quantile } from "../stats";
import { firstAnswer, loadTime, type Answered, type Asked } from "./instance";
import { sampleInput } from "./sample";

const ROUNDS = 5;
const PORT = 18_900;
const GOALS = { sendMessage: 1.5, others: 2, loading: 150 } as const;
const functions = join(root, "functions/dist");

/** Builds what every instance has to load: a function of the framework and a callable, both empty. */
async function buildEmpty(): Promise<string> {
  const folder = join(workCache, "bench/empty");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", main: "index.js" }));
  writeFileSync(
    join(folder, "source.ts"),
    "import { onCall } from 'firebase-functions/v2/https';\nexport const emptyCallable = onCall(() => ({}));\n",
  );
  const require =
    "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); const __filename = import.meta.filename; const __dirname = import.meta.dirname;";
  await build({
    entryPoints: [join(folder, "source.ts")],
    outfile: join(folder, "callable.js"),
    bundle: true,
    platform: "node",
    format: "esm",
    minifySyntax: true,
    minifyWhitespace: true,
    banner: { js: require },
    logLevel: "error",
  });
  const index = [
    "import { enableCompileCache } from 'node:module';",
    "enableCompileCache({ directory: `${import.meta.dirname}/compile-cache`, portable: true });",
    "export const empty = (request, response) => response.json({ result: {} });",
    "export const emptyCallable = process.env.FUNCTION_TARGET === 'emptyCallable' ? (await import('./callable.js')).emptyCallable : undefined;",
  ];
  writeFileSync(join(folder, "index.js"), `${index.join("\n")}\n`);
  return folder;
}

/**
 * Called by a new guest each time: otherwise the limit of free messages would end the first, and the second deletes the
 * account.
 */
const ofNobodyElse: ReadonlySet<string> = new Set(["sendMessage", "deleteMyAccount"]);

type Role = "customer" | "listener" | "admin";
const emails = {
  customer: "customer@thodu.example",
  listener: "volunteer@thodu.example",
  admin: "admin@thodu.example",
} as const;

/** A role to which the table of permissions allows the call, so that the answer comes from the use case. */
function roleFor(name: keyof typeof contracts): Role {
  const actor: Actor = {
    uid: "somebody",
    guest: false,
    email: null,
    listener: false,
    tokenSaysListener: false,
    admin: false,
  };
  const { action } = contracts[name];
  if (can(actor, action, null)) return "customer";
  return can({ ...actor, listener: true, tokenSaysListener: true }, action, null) ? "listener" : "admin";
}

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(22) + cells.map((cell) => cell.padStart(12)).join("");
const ms = (times: readonly number[]): string => median(times).toFixed(0);

interface Starts {
  /** Milliseconds of each start of the empty function and of the empty callable. */
  readonly empty: readonly number[];
  readonly emptyCallable: readonly number[];
  /** Milliseconds of each start, by endpoint. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  /** The last answer of each endpoint. */
  readonly outcomes: ReadonlyMap<string, string>;
}

/** Starts each endpoint several times, and between them the two empty ones. */
async function measureStarts(suite: Measured, env: NodeJS.ProcessEnv): Promise<Starts> {
  const folder = await buildEmpty();
  const tokens = {
    customer: await signedIn(suite, emails.customer, PASSWORD),
    listener: await signedIn(suite, emails.listener, PASSWORD),
    admin: await signedIn(suite, emails.admin, PASSWORD),
  };
  const idle = (name: string): Asked => ({ folder, name, token: tokens.customer, input: {}, env });
  const asked = async (name: keyof typeof contracts): Promise<Asked> => {
    const token = ofNobodyElse.has(name) ? (await newGuest(suite)).token : tokens[roleFor(name)];
    const input = name === "sendMessage" ? { messageId: randomUUID(), text: "Is somebody there?" } : sampleInput(name);
    return { folder: functions, name, token, input, env };
  };

  let port = PORT + readOffset(process.env);
  const start = async (what: Asked): Promise<Answered> => firstAnswer(what, (port += 1));
  const empty: number[] = [];
  const emptyCallable: number[] = [];
  const times = new Map<string, number[]>();
  const outcomes = new Map<string, string>();
  const names = Object.keys(contracts).filter((name): name is keyof typeof contracts => Object.hasOwn(contracts, name));
  // Fills the compile cache of the empty callable, as a build does for the others.
  await start(idle("emptyCallable"));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [nth, name] of names.entries()) {
      if (nth % 8 === 0) {
        empty.push((await start(idle("empty"))).milliseconds);
        emptyCallable.push((await start(idle("emptyCallable"))).milliseconds);
      }
      const { milliseconds, outcome } = await start(await asked(name));
      times.set(name, [...(times.get(name) ?? []), milliseconds]);
      outcomes.set(name, outcome);
    }
  }
  return { empty, emptyCallable, times, outcomes };
}

function report({ empty, emptyCallable, times, outcomes }: Starts, loading: readonly number[]): string {
  const base = median(empty);
  const callable = median(emptyCallable);
  const range = (taken: readonly number[]): readonly string[] => [
    ms(taken),
    quantile(taken, 0).toFixed(0),
    quantile(taken, 1).toFixed(0),
  ];
  const rows = [...times]
    .sort(([, a], [, b]) => median(b) - median(a))
    .map(([name, taken]) => {
      const beside = [(median(taken) / base).toFixed(2), (median(taken) / callable).toFixed(2)];
      return row(name, [...range(taken), ...beside, outcomes.get(name) ?? ""]);
    });
  const slowest = Math.max(...[...times].filter(([name]) => name !== "sendMessage").map(([, taken]) => median(taken)));
  const send = median(times.get("sendMessage") ?? [0]);
  return [
    `cold: ${ROUNDS} starts of each endpoint under the Functions Framework, and ${empty.length} of the empty ones between them; milliseconds from the start of the process to its first answer.`,
    "",
    row("", ["median", "min", "max", "× empty", "× callable", "answer"]),
    row("empty function", range(empty)),
    row("empty callable", [...range(emptyCallable), (callable / base).toFixed(2)]),
    ...rows,
    "",
    `${against("sendMessage", send / base, GOALS.sendMessage)}; beside the empty callable ${(send / callable).toFixed(2)} ×.`,
    `${against("the slowest other", slowest / base, GOALS.others)}; beside the empty callable ${(slowest / callable).toFixed(2)} ×.`,
    `Loading sendMessage: ${ms(loading)} ms (goal ≤ ${GOALS.loading}).`,
    "",
  ].join("\n");
}

/** Measures from the start of an instance to its first answer: each endpoint, in turn with two empty ones. */
export async function benchCold(suite: Measured, env: NodeJS.ProcessEnv): Promise<number> {
  const emulated = {
    ...env,
    FUNCTIONS_EMULATOR: "true",
    FIREBASE_DEBUG_MODE: "true",
    FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
  };
  const starts = await measureStarts(suite, emulated);
  const loading: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    loading.push(await loadTime({ folder: functions, name: "sendMessage", env: emulated }));
  process.stdout.write(report(starts, loading));
  return 0;
}
