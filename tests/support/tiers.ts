import { findingOf } from "@thodu/domain/safety/detect";
import type { Tier } from "@thodu/domain/safety/levels";
import { expect, it } from "vitest";

/** Makes a test for each text: the check of messages finds one of these tiers in it. */
export function eachIsRead(texts: readonly string[], ...tiers: readonly Tier[]): void {
  it.each(texts)("%s", (text) => expect(tiers).toContain(findingOf(text).tier));
}
