import fc from "fast-check";
import type { Actor } from "@thodu/domain/permissions";
import { describe, expect, it } from "vitest";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { approveVolunteer, revokeVolunteer } from "./approval";
import type { Accounts, Decided, VolunteerStore } from "./ports";

const admin: Actor = {
  uid: "admin",
  guest: false,
  email: "admin@people.example",
  listener: false,
  tokenSaysListener: false,
  admin: true,
};
const applicant = { uid: "asha", email: "asha@people.example", emailConfirmed: true };

class Crash extends Error {}

/** Claims and records in memory; each step is recorded, and the one numbered `crashAt` fails the first time. */
function setting(crashAt = Infinity) {
  const steps: string[] = [];
  let crash = crashAt;
  const state = { claim: true, approved: true };
  const step = async (name: string, effect: () => void = () => undefined): Promise<void> => {
    await Promise.resolve();
    if (steps.length === crash) {
      crash = Infinity;
      throw new Crash(name);
    }
    steps.push(name);
    effect();
  };
  /** Returns whether the record has changed. */
  const decide = async (name: string, approved: boolean): Promise<boolean> => {
    const changed = state.approved !== approved;
    await step(name, () => (state.approved = approved));
    return changed;
  };
  const accounts: Accounts = {
    byUid: (uid) => Promise.resolve(uid === applicant.uid ? applicant : null),
    byEmail: (email) => Promise.resolve(email === applicant.email ? applicant : null),
    setVolunteerClaim: (_, on) => step(`claim ${on ? "on" : "off"}`, () => (state.claim = on)),
  };
  const volunteers: VolunteerStore = {
    exists: (uid) => Promise.resolve(uid === applicant.uid || uid === admin.uid),
    isApproved: () => Promise.resolve(state.approved),
    withEmail: (email) => Promise.resolve(email === applicant.email ? [applicant.uid] : []),
    approvedAfter: () => Promise.resolve([]),
    apply: () => Promise.resolve(state.approved),
    approve: () => decide("approve", true),
    revoke: async ({ reason = "" }) => ({
      changed: await decide(reason === "" ? "revoke" : `revoke: ${reason}`, false),
      again: false,
    }),
    follow: () => step("follow").then(() => "stored"),
    restampDesk: () => step("restamp"),
  };
  const endCalls = () => step("end calls");
  return { ports: { runtime: new MemoryRuntime(), accounts, volunteers, endCalls }, steps, state };
}

describe("approveVolunteer", () => {
  it("sets the claim before the record", async () => {
    const { ports, steps, state } = setting();
    expect(await approveVolunteer(ports, admin, { email: applicant.email })).toEqual({
      ok: true,
      value: { uid: "asha", approved: true, changed: false },
    });
    expect(steps).toEqual(["follow", "claim on", "approve", "claim on"]);
    expect(state).toEqual({ claim: true, approved: true });
  });

  it("is refused for oneself, by others than admins, and for a person who did not apply", async () => {
    const { ports, steps } = setting();
    expect(await approveVolunteer(ports, admin, { uid: admin.uid })).toMatchObject({
      ok: false,
      failure: { reason: "NOT_PERMITTED" },
    });
    expect(
      await approveVolunteer(ports, { ...admin, admin: false, uid: "other" }, { uid: applicant.uid }),
    ).toMatchObject({ ok: false, failure: { reason: "NOT_PERMITTED" } });
    for (const whom of [{ uid: "nobody" }, { email: "nobody@people.example" }]) {
      expect(await approveVolunteer(ports, admin, whom)).toMatchObject({ ok: false, failure: { reason: "NOT_FOUND" } });
    }
    expect(steps).toEqual([]);
  });
});

it("changes nothing that another admin has decided since, and says so", async () => {
  const { ports, steps, state } = setting();
  const overtaken = () => Promise.resolve("overtaken" as const);
  const volunteers = { ...ports.volunteers, approve: overtaken, revoke: overtaken };
  state.approved = false;
  for (const decide of [approveVolunteer, revokeVolunteer])
    expect(await decide({ ...ports, volunteers }, admin, { uid: applicant.uid, saw: { decidedAt: 1 } })).toMatchObject({
      ok: false,
      failure: { reason: "APPLICATION_CLOSED" },
    });
  expect(state.claim).toBe(false);
  expect(steps).not.toContain("end calls");
});

describe("a write that conflicts with another one", () => {
  /** Gives these answers one after the other, then the given one. */
  const first =
    <T>(answers: T[], then: () => Promise<T>) =>
    (): Promise<T> => {
      const answer = answers.shift();
      return answer === undefined ? then() : Promise.resolve(answer);
    };

  it("is retried after a pause", async () => {
    const { ports, steps } = setting();
    const { volunteers, runtime } = ports;
    const meeting: VolunteerStore = {
      ...volunteers,
      follow: first(["conflict"], () => volunteers.follow(applicant)),
      approve: first<Decided | "conflict">(["conflict"], () =>
        volunteers.approve({ uid: applicant.uid, admin: admin.uid }),
      ),
    };
    expect(await approveVolunteer({ ...ports, volunteers: meeting }, admin, { uid: applicant.uid })).toMatchObject({
      ok: true,
    });
    expect(steps).toEqual(["follow", "claim on", "approve", "claim on"]);
    expect(runtime.pauses).toBe(2);
  });

  it("is given up after a while, and the admin may ask again", async () => {
    const { ports, state } = setting();
    const { volunteers } = ports;
    const busy: VolunteerStore = { ...volunteers, revoke: () => Promise.resolve("conflict") };
    expect(await revokeVolunteer({ ...ports, volunteers: busy }, admin, { uid: applicant.uid })).toMatchObject({
      ok: false,
      failure: { reason: "BUSY" },
    });
    expect(await revokeVolunteer(ports, admin, { uid: applicant.uid })).toMatchObject({ ok: true });
    expect(state).toEqual({ claim: false, approved: false });
  });

  it("revokes again a listener who claimed somebody meanwhile, and still says that there was an approval", async () => {
    const { ports } = setting();
    const { volunteers } = ports;
    const answers = [{ changed: true, again: true }];
    const late: VolunteerStore = {
      ...volunteers,
      revoke: first(answers, () => Promise.resolve({ changed: false, again: false })),
    };
    const reply = await revokeVolunteer({ ...ports, volunteers: late }, admin, { uid: applicant.uid });
    expect(reply).toEqual({ ok: true, value: { uid: applicant.uid, approved: false } });
    expect(answers).toEqual([]);
  });
});

describe("revokeVolunteer", () => {
  it("ends the record first, then the call, the desk and the claim", async () => {
    const { ports, steps } = setting();
    expect(await revokeVolunteer(ports, admin, { uid: applicant.uid })).toEqual({
      ok: true,
      value: { uid: "asha", approved: false },
    });
    expect(steps).toEqual(["revoke", "end calls", "restamp", "claim off"]);
  });

  it("passes the reason on to the record", async () => {
    const { ports, steps } = setting();
    await revokeVolunteer(ports, admin, { uid: applicant.uid, reason: "They asked for it." });
    expect(steps[0]).toBe("revoke: They asked for it.");
  });

  it.each([0, 1, 2, 3])("is completed by asking again after a crash at step %i", async (crashAt) => {
    const { ports, state } = setting(crashAt);
    await expect(revokeVolunteer(ports, admin, { uid: applicant.uid })).rejects.toThrow(Crash);
    expect(await revokeVolunteer(ports, admin, { uid: applicant.uid })).toMatchObject({ ok: true });
    expect(state).toEqual({ claim: false, approved: false });
  });
});

it("says whether anything changed, so that nobody undoes a colleague's decision", async () => {
  const { ports } = setting();
  const changed = async (decide: typeof approveVolunteer | typeof revokeVolunteer): Promise<unknown> => {
    const reply = await decide(ports, admin, { uid: applicant.uid });
    return reply.ok && reply.value.changed;
  };
  expect([await changed(approveVolunteer), await changed(revokeVolunteer)]).toEqual([false, undefined]);
  expect([await changed(revokeVolunteer), await changed(approveVolunteer)]).toEqual([false, undefined]);
});

it("leaves a claim that matches the record, however many admins decide at once", async () => {
  const decisions = fc.array(fc.constantFrom(approveVolunteer, revokeVolunteer), { minLength: 2, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), decisions, async (scheduler, decided) => {
      const { ports, state } = setting();
      const inTurn = (): Promise<void> => scheduler.schedule(Promise.resolve());
      const accounts: Accounts = {
        ...ports.accounts,
        setVolunteerClaim: async (_, on) => {
          await inTurn();
          if (state.claim === on) return;
          await inTurn();
          state.claim = on;
        },
      };
      const volunteers: VolunteerStore = {
        ...ports.volunteers,
        isApproved: () => inTurn().then(() => state.approved),
        approve: () => inTurn().then(() => (state.approved = true)),
        revoke: () =>
          inTurn().then(() => {
            state.approved = false;
            return { changed: true, again: false };
          }),
      };
      const all = Promise.all(
        decided.map((decide) => decide({ ...ports, accounts, volunteers }, admin, { uid: applicant.uid })),
      );
      await scheduler.waitFor(all);
      expect(state.claim).toBe(state.approved);
    }),
  );
});
