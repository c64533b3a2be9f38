import { describe, expect, it } from "vitest";

import { emulators, readFlags, readSuiteRun } from "./args";

describe("with-emulators", () => {
  it("takes everything after its own options as the command", () => {
    expect(readSuiteRun(["--seed", "npx", "vitest", "--seed"])).toEqual({
      seed: true,
      only: emulators,
      command: ["npx", "vitest", "--seed"],
    });
  });

  it("keeps a single string as a shell command, and lets -- end its options", () => {
    expect(readSuiteRun(["a && b"]).command).toEqual(["a && b"]);
    expect(readSuiteRun(["--", "--seed"]).command).toEqual(["--seed"]);
  });

  it.each([["--only", "auth,firestore"], ["--only=auth,firestore"]])(
    "starts only what is asked for (%s)",
    (...words) => {
      expect(readSuiteRun([...words, "true"]).only).toEqual(["auth", "firestore"]);
    },
  );

  it.each([
    [[]],
    [["--seed"]],
    [["--only", "nothing", "true"]],
    [["--only"]],
    [["--seed", "--only", "hosting", "true"]],
  ])("refuses %j", (words) => {
    expect(() => readSuiteRun(words)).toThrow();
  });
});

describe("flags", () => {
  it("must be known ones", () => {
    expect(readFlags(["--fresh"], ["--fresh"])).toEqual(new Set(["--fresh"]));
    expect(() => readFlags(["--frehs"], ["--fresh"])).toThrow("--frehs");
  });
});
