import { PlainError } from "../lib/plain-error";
import { say } from "../lib/say";
import { tracesOf } from "../erasure/scan";
import { connected } from "../seed/target";
import { suiteEnv } from "../suite/env";
import { readOffset, shiftPorts } from "../suite/ports";

const USAGE = [
  "Usage: npm run check-deleted -- [--project <id>] <uid> [<email>]",
  "Looks through the whole database and all accounts for whatever names that person. It reads every document once.",
  "A real project needs its id and credentials; a demo- project is looked for in the suite on this machine.",
].join("\n");

interface Wish {
  readonly names: readonly string[];
  readonly project: string;
}

export function readWish(args: readonly string[], env: NodeJS.ProcessEnv): Wish {
  const flag = args.indexOf("--project");
  const names = flag === -1 ? args : args.toSpliced(flag, 2);
  const project = (flag === -1 ? (env["GCLOUD_PROJECT"] ?? env["GOOGLE_CLOUD_PROJECT"]) : args[flag + 1]) ?? "";
  if (names.length < 1 || names.length > 2 || names.some((name) => name.length < 3) || project === "")
    throw new PlainError(USAGE);
  return { names, project };
}

/** Checks that nothing is left of a deleted account; fails and lists what is left. */
export async function checkDeleted(args: readonly string[]): Promise<number> {
  const { names, project } = readWish(args, process.env);
  const offset = readOffset(process.env);
  const env = project.startsWith("demo-") ? { ...suiteEnv(shiftPorts(offset), offset), ...process.env } : process.env;
  const traces = await connected(env, project, ({ auth }) => tracesOf(auth, project, names));
  say(traces.length === 0 ? "Nothing is left." : `Left:\n${traces.map((trace) => `  ${trace}`).join("\n")}`);
  return traces.length === 0 ? 0 : 1;
}
