import { DAY, HOUR, MINUTE, SECOND } from "@thodu/domain/time";
import fc from "fast-check";

/** What people, the bank, the network and machines may do. Numbers choose among what there is at the time. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("order" as const),
      who: fc.nat(1),
      plan: fc.nat(3),
      key: fc.nat(2),
      item: fc.constantFrom("call" as const, "chat" as const, undefined),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("pay" as const),
      at: fc.nat(9),
      outcome: fc.constantFrom(
        "captured" as const,
        "captured" as const,
        "authorized" as const,
        "failed" as const,
        "created" as const,
      ),
      amount: fc.constantFrom(undefined, undefined, undefined, 100),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("capture" as const, "fail" as const), at: fc.nat(9) }) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("verify" as const), at: fc.nat(9), order: fc.nat(9), mixed: fc.boolean() }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant("hear" as const), at: fc.nat(30) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("refundThere" as const),
      at: fc.nat(9),
      part: fc.constantFrom(undefined, 100, 1_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("refundHere" as const), at: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("dispute" as const),
      at: fc.nat(9),
      part: fc.constantFrom(undefined, undefined, 1_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("decide" as const),
      at: fc.nat(4),
      status: fc.constantFrom(
        "under_review" as const,
        "won" as const,
        "lost" as const,
        "lost" as const,
        "closed" as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refuse" as const), at: fc.nat(9), on: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("subscribe" as const),
      who: fc.nat(1),
      plan: fc.integer({ min: 1, max: 3 }),
      key: fc.nat(4),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("charge" as const),
      at: fc.nat(3),
      outcome: fc.constantFrom("captured" as const, "captured" as const, "failed" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("endThere" as const), at: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("cancel" as const), who: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("leave" as const), who: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("sweep" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      time: fc.constantFrom(SECOND, 15 * SECOND, 10 * MINUTE, 2 * HOUR, 3 * DAY, 32 * DAY),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("silence" as const),
      calls: fc.integer({ min: 1, max: 3 }),
      after: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("crash" as const),
      in: fc.integer({ min: 1, max: 6 }),
      after: fc.boolean(),
    }),
  },
);
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** One step, or two at once: double clicks, two tabs, a webhook in the middle of a verify. */
export const history = fc.array(fc.tuple(step, fc.option(step, { freq: 3, nil: null })), {
  minLength: 4,
  maxLength: 30,
  size: "max",
});
