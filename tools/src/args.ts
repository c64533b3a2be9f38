import { PlainError } from "./lib/plain-error";

export const emulators = ["auth", "functions", "firestore", "hosting"] as const;
export type Emulator = (typeof emulators)[number];

export interface SuiteRun {
  readonly seed: boolean;
  readonly only: readonly Emulator[];
  /** One word: a shell command. Several: a program and its arguments. */
  readonly command: readonly string[];
}

const isEmulator = (name: string): name is Emulator => emulators.some((each) => each === name);

function readOnly(list: string | undefined): Emulator[] {
  const names = (list ?? "").split(",").filter((name) => name !== "");
  const known = names.filter(isEmulator);
  if (names.length > 0 && known.length === names.length) return known;
  throw new PlainError(`--only takes a list of ${emulators.join(", ")}, for example --only auth,firestore.`);
}

/** Parses `[--seed] [--only auth,firestore] [--] command …`. The options end at the first word that is not one. */
export function readSuiteRun(args: readonly string[]): SuiteRun {
  let seed = false;
  let only: readonly Emulator[] = emulators;
  let at = 0;
  for (; at < args.length; at += 1) {
    const word = args[at] ?? "";
    if (word === "--seed") seed = true;
    else if (word === "--only") only = readOnly(args[(at += 1)]);
    else if (word.startsWith("--only=")) only = readOnly(word.slice("--only=".length));
    else break;
  }
  if (args[at] === "--") at += 1;
  const command = args.slice(at);
  if (command.length === 0) {
    throw new PlainError("Usage: npm run with-emulators -- [--seed] [--only auth,firestore] <command>");
  }
  if (seed && !(only.includes("auth") && only.includes("firestore"))) {
    throw new PlainError("--seed writes accounts and documents, so --only must include auth and firestore.");
  }
  return { seed, only, command };
}

/** Parses the flags of a command that takes no other words. */
export function readFlags<F extends string>(args: readonly string[], known: readonly F[]): ReadonlySet<F> {
  const isKnown = (word: string): word is F => known.some((flag) => flag === word);
  const strange = args.filter((word) => !isKnown(word));
  if (strange.length > 0) {
    const takes = known.length === 0 ? "takes no options" : `takes ${known.join(" ")}`;
    throw new PlainError(`Not understood: ${strange.join(" ")}. This command ${takes}.`);
  }
  return new Set(args.filter(isKnown));
}
