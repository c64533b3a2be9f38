import type { Emulator } from "../args";
import { ensureBuilt, type PartName } from "../build/build";
import { userCache } from "../../bin/hidane.mjs";
import { withLock } from "../lib/lock";
import { awaited } from "../lib/progress";
import { chooseFirestore } from "./choose";
import type { Extra } from "./config";
import { cleanUp } from "./leftovers";
import { readOffset, requireFree } from "./ports";
import { startSuite, type Suite } from "./start";

export interface SuiteWish {
  /** Added to every port; by default THODU_PORT_OFFSET. */
  readonly offset?: number;
  /** A folder written by an earlier suite's `exportTo`. */
  readonly importFrom?: string;
  /** Settings for the functions; the launcher's environment takes precedence. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly extra?: Extra;
}

/** Builds what the chosen emulators serve, finds a Firestore emulator, and starts the suite. */
export async function bringUp(
  only: readonly Emulator[],
  { offset = readOffset(process.env), ...wish }: SuiteWish = {},
): Promise<Suite> {
  await cleanUp(offset);
  await requireFree(offset);
  const needed: PartName[] = [];
  if (only.includes("functions")) needed.push("functions");
  if (only.includes("hosting")) needed.push("web");
  const [firestore] = await Promise.all([
    awaited(
      "a Firestore emulator",
      // Built once, and kept for all checkouts of this user.
      withLock("firestore-emulator", () => chooseFirestore(process.env), userCache(process.env)),
    ),
    awaited("what it serves", ensureBuilt(needed)),
  ]);
  return startSuite({ offset, only, firestore, ...wish });
}
