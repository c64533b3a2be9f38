import { join } from "node:path";

import { root } from "../lib/paths";
import type { Extra } from "../suite/config";

/** What messages are compared with: a collection that anyone may write, and an empty callable. */
export const yardsticks: Extra = {
  rules: "    match /open/{id} { allow read, write: if true; }",
  functions: join(root, "tools/src/bench/codebase"),
};

/**
 * A measurement sends more than a person may, so the messages a minute are practically unlimited, and no other limit is
 * checked.
 */
export const unhurried = { THODU_MESSAGES_PER_MINUTE: "1000000", THODU_LIMITS: "off" } as const;

export const YARDSTICK_CALLABLE = "doNothing";
export const OPEN_COLLECTION = "open";
