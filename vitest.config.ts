import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { partOf } from "./tools/src/checks/shards.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Tests that share the one suite's accounts and documents: one file at a time. */
const inSuite = { environment: "node", fileParallelism: false, isolate: false } as const;

/** No test here replaces a module for another file; to load each anew took two thirds of the processor's time. */
const together = { isolate: false } as const;

/** Tests that have a smaller size for every change run at their whole one. */
const whole = { THODU_TESTS: "whole" } as const;

const MINUTE = 60_000;

/** Component tests meet the app's own code down to the SDK, which is a store in memory. */
const inMemory = {
  "firebase/firestore": at("web/src/test-support/firebase/firestore.ts"),
  "firebase/auth": at("web/src/test-support/firebase/auth.ts"),
  "firebase/app": at("web/src/test-support/firebase/auth.ts"),
};

/**
 * Parts of a run that take about as long: by their number alone, one lane worked two minutes longer than the others.
 */
class EvenParts extends BaseSequencer {
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shard } = this.ctx.config;
    return Promise.resolve(shard ? partOf(files, shard.index, shard.count) : files);
  }
}

export default defineConfig({
  resolve: { alias: { "@messages": at("web/src/messages/en") } },
  test: {
    // A failure is read in a log of CI, once: it says all that it knows.
    chaiConfig: { truncateThreshold: 0 },
    // By itself vitest leaves one processor free, which of two is half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: EvenParts },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{domain,functions,tools}/src/**/*.test.ts"],
          exclude: ["**/*.slow.test.ts", "**/node_modules/**"],
          environment: "node",
          ...together,
          // Models run thousands of histories, on machines that do other work as well.
          testTimeout: MINUTE,
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          include: ["web/{src,build}/**/*.test.ts"],
          exclude: ["**/node_modules/**"],
          environment: "node",
          ...together,
          testTimeout: MINUTE,
        },
      },
      {
        extends: true,
        resolve: { alias: { ...inMemory } },
        test: {
          name: "components",
          include: ["web/src/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: ["web/src/test-support/setup.ts"],
          ...together,
          testTimeout: MINUTE,
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: [
            "{domain,functions,tools}/src/**/*.slow.test.ts",
            "domain/src/matching/matching.model.test.ts",
            "domain/src/oncall/oncall.model.test.ts",
            "functions/src/usecases/matching/{tells,later}.model.test.ts",
            "functions/src/usecases/oncall/pager.model.test.ts",
            "functions/src/usecases/payments/payments.model.test.ts",
          ],
          environment: "node",
          setupFiles: ["tests/support/slow.ts"],
          testTimeout: 10 * MINUTE,
        },
      },
      {
        extends: true,
        test: {
          ...inSuite,
          name: "rules",
          include: ["tests/rules/**/*.test.ts"],
          testTimeout: MINUTE,
          hookTimeout: MINUTE,
        },
      },
      {
        extends: true,
        test: {
          ...inSuite,
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          testTimeout: 3 * MINUTE,
          hookTimeout: 2 * MINUTE,
        },
      },
      {
        extends: true,
        test: {
          ...inSuite,
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          testTimeout: 3 * MINUTE,
          hookTimeout: 2 * MINUTE,
        },
      },
      {
        extends: true,
        test: {
          ...inSuite,
          name: "walk",
          include: [
            "tests/e2e/{walk,admin-length,exercises,wait,bars,reflow,chat-small,chat-crisis,alarm,application,call-bar}.test.ts",
            "tests/e2e/{desk-fits,desk-rows,dialog-titles,hand-over}.test.ts",
            "tests/e2e/{night,quick-exit-back,safety,screen-keyboard,settings,states}.test.ts",
          ],
          env: whole,
          testTimeout: 3 * MINUTE,
          hookTimeout: 2 * MINUTE,
        },
      },
      {
        extends: true,
        test: {
          ...inSuite,
          name: "attack",
          include: ["tests/attack/*.test.ts", "tests/integration/privacy.test.ts"],
          env: whole,
          testTimeout: MINUTE,
          hookTimeout: 2 * MINUTE,
        },
      },
      {
        extends: true,
        test: {
          ...inSuite,
          name: "fuzz",
          include: ["tests/attack/fuzz/*.test.ts"],
          testTimeout: 5 * MINUTE,
          hookTimeout: 2 * MINUTE,
        },
      },
      {
        extends: true,
        test: {
          ...inSuite,
          name: "load",
          include: ["tests/load/**/*.test.ts", "tests/integration/reads.test.ts"],
          env: whole,
          testTimeout: 10 * MINUTE,
          hookTimeout: 5 * MINUTE,
        },
      },
    ],
  },
});
