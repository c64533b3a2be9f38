import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

import { trained, WEIGHTS } from "../commands/safety";

it(
  "training gives the weights of this repository",
  () => {
    expect(`${JSON.stringify(trained())}\n` === readFileSync(WEIGHTS, "utf8")).toBe(true);
  },
  5 * 60_000,
);
