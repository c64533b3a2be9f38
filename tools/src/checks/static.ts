import { existsSync } from "node:fs";
import { join } from "node:path";

import { bin, root } from "../lib/paths";
import { run } from "../lib/run";
import { checkDirections } from "./directions/check";
import type { Step } from "./outcome";
import { checkPurity } from "./purity";
import { checkWords } from "./words";
import { checkWriters } from "./writers";

/** A program that succeeds or fails; it counts as one check. */
const program = (name: string, command: string, args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await run(command, args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});

/** A check that returns a list of complaints; an empty list is one passed check. */
const complaints = (name: string, find: () => readonly string[]): Step => ({
  name,
  run: async () => {
    const found = find();
    return Promise.resolve({
      passed: found.length === 0 ? 1 : 0,
      failed: found.length === 0 ? 0 : 1,
      output: found.join("\n"),
    });
  },
});

const typed = ["domain", "functions", "web", "tools", "tests"] as const;

const types: Step = {
  name: "types",
  run: async () => {
    let output = "";
    for (const workspace of typed.filter((each) => existsSync(join(root, each, "tsconfig.json")))) {
      const known = ["--incremental", "--tsBuildInfoFile", join(root, ".cache/types", `${workspace}.json`)];
      const result = await run(bin("tsc"), ["--project", workspace, ...known]);
      if (result.code !== 0) output += result.output;
    }
    return { passed: output === "" ? 1 : 0, failed: output === "" ? 0 : 1, output };
  },
};

/** The checks that only read the sources. */
export const staticChecks = {
  types,
  format: program("format", bin("oxfmt"), ["--check"]),
  lint: program("lint", bin("oxlint"), ["--deny-warnings"]),
  directions: complaints("directions", () => checkDirections()),
  purity: complaints("purity", checkPurity),
  words: complaints("words", checkWords),
  writers: complaints("writers", checkWriters),
  unused: program("unused", bin("knip"), ["--no-progress", "--no-config-hints"]),
} as const;
