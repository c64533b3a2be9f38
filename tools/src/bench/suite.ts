import { join } from "node:path";

import { root } from "../lib/paths";
import type { Extra } from "../suite/config";

/** A collection that anyone may write, and a callable that does nothing: what a message is measured against. */
export const yardsticks: Extra = {
  rules: "    match /open/{id} { allow read, write: if true; }",
  functions: join(root, "tools/src/bench/codebase"),
};

/** No person does as much as a measurement: the messages a minute are as good as unlimited, and nothing else is counted. */
export const unhurried = { THODU_MESSAGES_PER_MINUTE: "1000000", THODU_LIMITS: "off" } as const;

export const YARDSTICK_CALLABLE = "doNothing";
export const OPEN_COLLECTION = "open";
