import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOON } from "../../../tests/support/domain";
import { contracts } from "../contracts";
import { HOUR, MINUTE, SECOND } from "../time";
import { bucketOf, burst, limits, requests, secondsUntil, takeToken, type Tokens } from "./limits";

describe("bucketOf", () => {
  it("is the same within one span of one kind and subject", () => {
    const { id, endsAt } = bucketOf(limits.guestsOfNetwork, "key", NOON);
    expect(bucketOf(limits.guestsOfNetwork, "key", NOON + 10 * MINUTE - 1)).toEqual({ id, endsAt });
    expect(endsAt).toBe(NOON + 10 * MINUTE);
    const others = [
      bucketOf(limits.guestsOfNetwork, "key", endsAt),
      bucketOf(limits.guestsOfNetwork, "other", NOON),
      bucketOf(limits.signUpsOfNetwork, "key", NOON),
    ];
    expect(new Set([id, ...others.map((each) => each.id)]).size).toBe(4);
  });

  it("never ends in the past, and has a valid document id", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(limits)), fc.integer({ min: 0, max: NOON * 2 }), (limit, now) => {
        const { id, endsAt } = bucketOf(limit, "Qk_-9", now);
        expect(endsAt).toBeGreaterThan(now);
        expect(endsAt - now).toBeLessThanOrEqual(limit.span);
        expect(id).toMatch(/^[\w-]+$/);
      }),
    );
  });
});

describe("the limits", () => {
  it("of a network are high enough for a crowd", () => {
    expect(limits.guestsOfNetwork.count).toBeGreaterThanOrEqual(300);
    expect(limits.requestsOfNetwork.count).toBeGreaterThanOrEqual(10 * limits.requestsOfPerson.count);
    expect(limits.requestsOfPerson.span).toBe(HOUR);
  });

  it("count callables of the contracts, and never a message", () => {
    for (const name of requests) expect(Object.keys(contracts)).toContain(name);
    expect(requests.has("sendMessage")).toBe(false);
    expect(requests.has("deleteMyAccount")).toBe(false);
  });
});

describe("secondsUntil", () => {
  it("rounds up, and is never 0", () => {
    expect([
      secondsUntil(NOON + 1, NOON),
      secondsUntil(NOON + SECOND, NOON),
      secondsUntil(NOON + SECOND + 1, NOON),
      secondsUntil(NOON - 1, NOON),
    ]).toEqual([1, 1, 2, 1]);
  });
});

describe("takeToken", () => {
  const take = (tokens: Tokens | undefined, now: number): Tokens => {
    const taken = takeToken(tokens, now);
    if (!("tokens" in taken)) throw new Error("Refused.");
    return taken.tokens;
  };

  it("accepts a burst, then refuses with the seconds to wait", () => {
    let tokens: Tokens | undefined;
    for (let call = 0; call < burst.capacity; call += 1) tokens = take(tokens, NOON);
    expect(takeToken(tokens, NOON)).toEqual({ waitSeconds: 1 });
    expect(takeToken(tokens, NOON + SECOND)).toEqual({ tokens: { remaining: burst.perSecond - 1, at: NOON + SECOND } });
  });

  it("never gives more than the burst and what came in since, and the wait it tells is enough", () => {
    const small = { capacity: 3, perSecond: 0.5 };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -2_000, max: 9_000 }), { maxLength: 60 }), (steps) => {
        let [now, tokens, given] = [NOON, undefined as Tokens | undefined, 0];
        let latest = NOON;
        for (const step of steps) {
          now += step;
          latest = Math.max(latest, now);
          const taken = takeToken(tokens, now, small);
          if ("tokens" in taken) [tokens, given] = [taken.tokens, given + 1];
          else
            expect(
              takeToken(tokens, Math.max(now, tokens?.at ?? now) + taken.waitSeconds * SECOND, small),
            ).toHaveProperty("tokens");
        }
        const forward = steps.reduce((sum, step) => sum + Math.max(0, step), 0);
        expect(given).toBeLessThanOrEqual(small.capacity + (forward / SECOND) * small.perSecond);
      }),
    );
  });
});
