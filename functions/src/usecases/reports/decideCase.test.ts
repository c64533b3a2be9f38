import type { Actor } from "@thodu/domain/permissions";
import { aReport } from "../../../../tests/support/domain";
import type { Report } from "@thodu/domain/reports/model";
import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import { beforeEach, describe, expect, it } from "vitest";
import { Cell } from "../../../../tests/support/memoryCells";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { decideCase } from "./decideCase";

const admin: Actor = {
  uid: "admin",
  guest: false,
  email: "admin@people.example",
  listener: false,
  tokenSaysListener: false,
  admin: true,
};
const open = aReport({ category: "threat", createdAt: 0 });

let runtime: MemoryRuntime;
let found: Cell<Report>;
let record: Cell<Volunteer>;
let steps: string[];
let crashAt: string | null;

const step = async (name: string, effect: () => void = () => undefined): Promise<void> => {
  await Promise.resolve();
  if (crashAt === name) {
    crashAt = null;
    throw new Error(name);
  }
  steps.push(name);
  effect();
};
const change = <T>(cell: Cell<T>, patch: Partial<T>): void => {
  const now = cell.see()?.value;
  if (now) cell.write({ ...now, ...patch });
};
const ports = () => ({
  runtime,
  reports: {
    view: () => Promise.reject(new Error("not asked")),
    store: () => Promise.reject(new Error("not asked")),
    find: () => Promise.resolve(found.see()),
    reopen: () => Promise.reject(new Error("not asked")),
    decide: async (
      _: string,
      __: unknown,
      { decision, reason, admin: by }: { decision: Report["decision"]; reason: string; admin: string },
    ) => {
      await step(`decide ${decision ?? ""}`, () =>
        change(found, { status: "decided", decision, reason, decidedBy: by, decidedAt: runtime.now() }),
      );
      return "stored" as const;
    },
  },
  listeners: { find: () => Promise.resolve(record.see()) },
  accounts: {
    byUid: (uid: string) => Promise.resolve({ uid, email: null, emailConfirmed: false }),
    byEmail: () => Promise.resolve(null),
    setVolunteerClaim: () => step("claim off"),
  },
  volunteers: {
    exists: () => Promise.resolve(record.see() !== null),
    isApproved: () => Promise.resolve(record.see()?.value.approved === true),
    withEmail: () => Promise.resolve([]),
    approvedAfter: () => Promise.resolve([]),
    apply: () => Promise.resolve(false),
    follow: () => Promise.resolve("stored" as const),
    approve: () => Promise.resolve(false),
    revoke: async () => {
      if (record.see()?.value.approved !== true) return { changed: false, again: false };
      await step("revoke", () => change(record, { approved: false, decidedAt: runtime.now() }));
      return { changed: true, again: false };
    },
    restampDesk: () => step("restamp"),
  },
  endCalls: () => step("end calls"),
});
const decide = (decision: "no-action" | "warned" | "removed") =>
  decideCase(ports(), admin, { reportId: "one", decision, reason: "because" });

beforeEach(() => {
  runtime = new MemoryRuntime();
  found = new Cell<Report>();
  found.write(open);
  record = new Cell<Volunteer>();
  record.write(volunteer.parse({ email: "meera@people.example", approved: true }));
  steps = [];
  crashAt = null;
});

describe("a removal", () => {
  it("withdraws the approval after the case is decided, once", async () => {
    expect(await decide("removed")).toEqual({ ok: true, value: { decidedAt: runtime.now() } });
    expect(steps).toEqual(["decide removed", "revoke", "end calls", "restamp", "claim off"]);
    expect(await decide("removed")).toMatchObject({ ok: false, failure: { reason: "CASE_DECIDED" } });
    expect(steps.filter((each) => each === "revoke")).toHaveLength(1);
  });

  it.each(["revoke", "end calls", "restamp", "claim off"])(
    "that stopped at %s is completed when it is asked for again",
    async (at) => {
      crashAt = at;
      await expect(decide("removed")).rejects.toThrow(at);
      expect(await decide("removed")).toMatchObject({ ok: false, failure: { reason: "CASE_DECIDED" } });
      expect(steps.filter((each) => each === "revoke")).toHaveLength(1);
      expect(steps.at(-1)).toBe("claim off");
      expect(record.see()?.value.approved).toBe(false);
    },
  );

  it("is not repeated for a listener who was approved anew", async () => {
    await decide("removed");
    change(record, { approved: true, decidedAt: runtime.now() + 1 });
    steps = [];
    await decide("removed");
    expect(steps).toEqual([]);
  });

  it("closes the case also if the record is gone with its account", async () => {
    record = new Cell<Volunteer>();
    expect(await decide("removed")).toMatchObject({ ok: true });
    expect(steps).toEqual(["decide removed"]);
  });

  it("is refused if a case reports no listener", async () => {
    change(found, { by: "volunteer", reporterId: "meera", reportedId: "asha" });
    expect(await decide("removed")).toMatchObject({ ok: false, failure: { reason: "INVALID_INPUT" } });
    expect(steps).toEqual([]);
  });
});

it.each(["no-action", "warned"] as const)(
  "%s leaves the approval as it is, also when a removal is asked for later",
  async (decision) => {
    expect(await decide(decision)).toEqual({ ok: true, value: { decidedAt: runtime.now() } });
    expect(await decide("removed")).toMatchObject({ failure: { reason: "CASE_DECIDED" } });
    expect(steps).toEqual([`decide ${decision}`]);
  },
);

it("does not return a colleague's later decision as one's own", async () => {
  const admins = ports();
  const overtaken = async (...asked: Parameters<typeof admins.reports.decide>) => {
    const stored = await admins.reports.decide(...asked);
    change(found, { decidedBy: "colleague", decidedAt: runtime.now() + 1 });
    return stored;
  };
  const reports = { ...admins.reports, decide: overtaken };
  const input = { reportId: "one", decision: "warned", reason: "because" } as const;
  expect(await decideCase({ ...admins, reports }, admin, input)).toEqual({ ok: true, value: {} });
});
