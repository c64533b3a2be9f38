import { refuse } from "@thodu/domain/errors";
import { fail, ok } from "@thodu/domain/result";
import { describe, expect, it } from "vitest";
import { anActor } from "../../../tests/support/domain";
import { thenMatch } from "./matching";

/** A matcher whose run the test ends. */
function slowMatcher() {
  const run = Promise.withResolvers<void>();
  let runs = 0;
  const matcher = {
    run: () => {
      runs += 1;
      return run.promise;
    },
  };
  return { matcher, end: run.resolve, runs: () => runs };
}

describe("a use case that can move the queue", () => {
  it("answers only when the matching run is over", async () => {
    const { matcher, end } = slowMatcher();
    const seen: unknown[] = [];
    const claim = thenMatch(async (_: object, __: unknown, input: string, prepared: string | null) => {
      seen.push(input, prepared);
      return Promise.resolve(ok("claimed"));
    });
    let answered = false;
    const answer = claim({ matcher }, anActor(), "asha", "prepared").then((value) => {
      answered = true;
      return value;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(seen).toEqual(["asha", "prepared"]);
    expect(answered).toBe(false);
    end();
    expect(await answer).toEqual(ok("claimed"));
  });

  it("that is refused starts no run", async () => {
    const { matcher, runs } = slowMatcher();
    await thenMatch(async () => Promise.resolve(fail(refuse("TAKEN"))))({ matcher });
    expect(runs()).toBe(0);
  });
});
