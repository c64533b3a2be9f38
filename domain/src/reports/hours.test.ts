import { describe, expect, it, test } from "vitest";
import { aReport } from "../../../tests/support/domain";
import { HOUR, KOLKATA_OFFSET, MINUTE } from "../time";
import { CLOSED_BY_ITSELF, closesByItself, hourCategories, isClosedByItself, mayCloseByItself } from "./hours";
import type { Report } from "./model";

/** A full hour in India. */
const EIGHT = 8 * HOUR - KOLKATA_OFFSET;
const waits = (risk: "crisis" | "concern" | "none") => ({ language: "te", risk, count: 1 }) as const;
const server = { by: "server", reporterId: "server", reportedId: null, conversationId: "" } as const;

/** A case: a person waited from 8:30, and nobody on call could be reached. */
const unreached = (changes: Partial<Report> = {}): Report =>
  aReport({ ...server, category: "no-listener", createdAt: EIGHT + 30 * MINUTE, waits: [waits("none")], ...changes });
/** A case about the hours from 8:00 to 10:00 and from 12:00 to 13:00, which have no listener. */
const uncovered = (category: "rota-week" | "rota-hour" | "rota-now", changes: Partial<Report> = {}): Report =>
  aReport({
    ...server,
    category,
    createdAt: EIGHT,
    stretches: [
      { language: "te", from: EIGHT + 4 * HOUR, to: EIGHT + 5 * HOUR },
      { language: "hi", from: EIGHT, to: EIGHT + 2 * HOUR },
    ],
    ...changes,
  });

describe("a case about hours closes by itself", () => {
  it("once the hour in which nobody on call could be reached is over", () => {
    expect([EIGHT + HOUR - 1, EIGHT + HOUR].map((now) => closesByItself(unreached(), null, now))).toEqual([
      false,
      true,
    ]);
  });

  it.each(["rota-week", "rota-hour", "rota-now"] as const)("once the last of its hours is over: %s", (category) => {
    const end = EIGHT + 5 * HOUR;
    expect([end - 1, end].map((now) => closesByItself(uncovered(category), null, now))).toEqual([false, true]);
  });

  it("but not while a person waits who came before their end", () => {
    const now = EIGHT + 9 * HOUR;
    expect([EIGHT + HOUR - 1, EIGHT + HOUR].map((oldest) => closesByItself(unreached(), oldest, now))).toEqual([
      false,
      true,
    ]);
    expect(closesByItself(uncovered("rota-now"), EIGHT + 2 * HOUR, now)).toBe(false);
  });
});

const NEVER = 1_000 * HOUR;

test.each<readonly [string, Report]>([
  ["somebody waited in a crisis", unreached({ waits: [waits("none"), waits("crisis")] })],
  ["it does not say who waited", unreached({ waits: undefined })],
  ["an admin has opened it again", unreached({ reopenedAt: EIGHT })],
  ["it names no hours", uncovered("rota-now", { stretches: undefined })],
  ["it is closed", unreached({ status: "decided", decision: "warned", decidedBy: "anita", decidedAt: EIGHT })],
  ["it is about no hours", aReport({ ...server, category: "promise", createdAt: EIGHT })],
])("never closes by itself, and does not say so, if %s", (_, found) => {
  expect([mayCloseByItself(found), closesByItself(found, null, NEVER)]).toEqual([false, false]);
});

it("says that it will close, also before its hours are over", () => {
  expect([mayCloseByItself(unreached()), mayCloseByItself(uncovered("rota-week"))]).toEqual([true, true]);
});

it("is distinguished from a case that an admin closed, and from the server's decisions on other cases", () => {
  const closed = (changes: Partial<Report>) => isClosedByItself({ ...unreached(), ...CLOSED_BY_ITSELF, ...changes });
  expect(hourCategories.map((category) => closed({ category }))).toEqual([true, true, true, true]);
  expect([closed({ decidedBy: "anita" }), closed({ category: "threat" }), closed({ status: "open" })]).toEqual([
    false,
    false,
    false,
  ]);
});
