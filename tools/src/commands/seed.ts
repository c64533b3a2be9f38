import { readFlags } from "../args";
import { say } from "../lib/say";
import { seedAll } from "../seed/seed";
import { suiteEnv } from "../suite/env";
import { readOffset, shiftPorts } from "../suite/ports";

/** Writes the demo data into a running suite; what exists already stays. */
export async function seed(args: readonly string[]): Promise<number> {
  readFlags(args, []);
  const offset = readOffset(process.env);
  await seedAll({ ...suiteEnv(shiftPorts(offset), offset), ...process.env });
  say("Demo data is in.");
  return 0;
}
