import { HOUR } from "@thodu/domain/time";
import { describe, expect, it } from "vitest";
import { ASSUMED } from "./day";
import { simulate } from "./simulate";

describe("a simulated day", () => {
  const day = simulate(7);

  it("is the same for the same seed, and differs for another", () => {
    expect(simulate(7)).toEqual(day);
    expect(simulate(8)).not.toEqual(day);
  });

  it("accounts for everybody, of whom over 60 % come in the evening", () => {
    expect(new Set(day.outcomes.map(({ person }) => person.id)).size).toBe(ASSUMED.customers);
    expect(day.outcomes).toHaveLength(ASSUMED.customers);
    const evening = day.outcomes.filter(({ person }) => (person.waitingSince ?? 0) >= 16 * HOUR);
    expect(evening.length / ASSUMED.customers).toBeGreaterThan(0.55);
  });

  it("leaves nobody waiting in a crisis", () => {
    const left = day.outcomes.filter(({ person, wait }) => person.risk === "crisis" && wait === null);
    expect(left).toEqual([]);
  });
});
