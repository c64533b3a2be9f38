import { MINUTE } from "@thodu/domain/time";
import { describe, expect, it } from "vitest";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { pagesOf } from "../../../../tests/support/pages";
import { endLostRoles, sweepRoles, type RolePorts } from "./lostRoles";
import { isDecidedSince } from "@thodu/domain/volunteers/sawListener";
import type { RevokedListeners } from "../volunteers/ports";
import type { Roles } from "./ports";

const notHere = (): Promise<never> => Promise.reject(new Error("Not by this."));
const nothing = (): Promise<void> => Promise.resolve();
const page = (uids: Iterable<string>, after: string, limit: number) => {
  const rest = [...uids].toSorted().filter((uid) => uid > after);
  return Promise.resolve(rest.slice(0, limit));
};

/** Accounts that exist and are not disabled, with their roles by the claims. */
type RolesByUid = Readonly<Record<string, Roles>>;
function setting(accounts: RolesByUid, approved: readonly string[], admins: readonly string[] = []) {
  const records = { approved: new Set(approved), admins: new Set(admins) };
  const done: string[] = [];
  const note = (what: string) => (uid: string) => {
    if (uid === "broken") return Promise.reject(new Error("Broken."));
    done.push(`${what} ${uid}`);
    return Promise.resolve();
  };
  /** Listeners who claimed somebody while their approval ended, with the time of that end. */
  const holding = new Map<string, number>();
  /** When an admin last decided about listeners who were approved again. */
  const decided = new Map<string, number>();
  const ports: RolePorts & { readonly volunteers: RevokedListeners } = {
    roles: {
      of: (uids) => Promise.resolve(new Map(Object.entries(accounts).filter(([uid]) => uids.includes(uid)))),
    },
    admins: {
      admit: notHere,
      withdraw: async (uid) => {
        if (records.admins.delete(uid)) await note("withdraw")(uid);
      },
      after: (uid, limit) => page(records.admins, uid, limit),
    },
    runtime: new MemoryRuntime(),
    accounts: { byUid: () => Promise.resolve(null), byEmail: notHere, setVolunteerClaim: notHere },
    volunteers: {
      exists: notHere,
      isApproved: (uid) => Promise.resolve(records.approved.has(uid)),
      withEmail: notHere,
      approvedAfter: (uid, limit) => page(records.approved, uid, limit),
      apply: notHere,
      follow: notHere,
      approve: notHere,
      revoke: async ({ uid, saw }) => {
        const decidedAt = decided.get(uid) ?? holding.get(uid) ?? null;
        if (records.approved.has(uid) && isDecidedSince({ decidedAt, answeredAt: null }, saw)) return "overtaken";
        await note("revoke")(uid);
        holding.delete(uid);
        return { changed: records.approved.delete(uid), again: false };
      },
      restampDesk: nothing,
      revokedHolding: () =>
        Promise.resolve(
          pagesOf([...holding].flatMap(([uid, at]) => (records.approved.has(uid) ? [] : [{ uid, decidedAt: at }]))),
        ),
    },
    endCalls: note("end calls"),
    matcher: { run: nothing },
  };
  const approveAgain = (uid: string, at: number): void => {
    records.approved.add(uid);
    decided.set(uid, at);
  };
  return { ports, done, holding, approveAgain };
}

const listener: Roles = { volunteer: true, admin: false };
const admin: Roles = { volunteer: false, admin: true };
const neither: Roles = { volunteer: false, admin: false };

describe("the roles of an account", () => {
  it.each([
    ["a listener", { asha: listener }, ["asha"], [], []],
    ["an admin", { asha: admin }, [], ["asha"], []],
    ["a customer", { asha: neither }, [], [], []],
    ["a listener without the claim", { asha: neither }, ["asha"], [], ["revoke asha", "end calls asha"]],
    ["a listener who is gone or disabled", {}, ["asha"], [], ["revoke asha", "end calls asha"]],
    ["an admin without the claim", { asha: neither }, [], ["asha"], ["withdraw asha"]],
    ["an admin who listens no more", { asha: admin }, ["asha"], ["asha"], ["revoke asha", "end calls asha"]],
  ] as const)("end with the account: %s", async (_, accounts, approved, admins, expected) => {
    const { ports, done } = setting(accounts, approved, admins);
    await endLostRoles(ports, "asha");
    expect(done).toEqual(expected);
  });
});

describe("the sweep", () => {
  const people = Array.from({ length: 250 }, (_, at) => `p${String(at).padStart(3, "0")}`);
  const runtime = new MemoryRuntime();
  const untouched = { done: 0, failed: 0, left: 0 };

  it("goes through all pages, also past one that fails", async () => {
    const kept = Object.fromEntries(people.filter((_, at) => at % 50 !== 0).map((uid) => [uid, listener]));
    const { ports, done } = setting(kept, ["broken", ...people], ["meera", "root"]);
    const defects: unknown[] = [];
    const swept = await sweepRoles({ ...ports, runtime, onDefect: (error) => defects.push(error) });
    expect(swept).toEqual({
      listeners: { done: 5, failed: 1, left: 0 },
      admins: { done: 2, failed: 0, left: 0 },
      revoked: untouched,
    });
    expect(defects).toHaveLength(1);
    const revoked = done.filter((each) => each.startsWith("revoke"));
    expect(revoked).toEqual(["p000", "p050", "p100", "p150", "p200"].map((uid) => `revoke ${uid}`));
  });

  it("stops when its time is over", async () => {
    const late = new MemoryRuntime();
    const { ports } = setting({}, people);
    const slow = { ...ports, endCalls: () => late.wait(MINUTE), runtime: late, onDefect: notHere };
    expect(await sweepRoles(slow)).toEqual({
      listeners: { done: 3, failed: 0, left: 97 },
      admins: untouched,
      revoked: untouched,
    });
  });

  it("frees the people of listeners whose revocation stopped after its first step", async () => {
    const { ports, done, holding } = setting({}, ["asha"]);
    holding.set("asha", 1);
    const clock = ports.runtime;
    let isBusy = true;
    const revoke: typeof ports.volunteers.revoke = async (decision) => {
      const first = await ports.volunteers.isApproved(decision.uid);
      if (!first && isBusy) return "conflict";
      await ports.volunteers.revoke(decision);
      if (first) holding.set("asha", 1);
      return { changed: first, again: first };
    };
    const sweeping = {
      ...ports,
      volunteers: { ...ports.volunteers, revoke },
      runtime: clock,
      onDefect: () => undefined,
    };
    expect((await sweepRoles(sweeping)).listeners.failed).toBe(1);
    isBusy = false;
    expect((await sweepRoles(sweeping)).revoked).toEqual({ done: 1, failed: 0, left: 0 });
    expect([...holding]).toEqual([]);
    expect(done.at(-1)).toBe("end calls asha");
  });

  it("takes nobody from a listener whom an admin approves again during the sweep", async () => {
    const { ports, done, holding, approveAgain } = setting({ asha: listener }, []);
    holding.set("asha", 1);
    const revokedHolding = async (since: number) => {
      const found = await ports.volunteers.revokedHolding(since);
      approveAgain("asha", 2);
      return found;
    };
    const defects: unknown[] = [];
    const onDefect = (error: unknown) => defects.push(error);
    await sweepRoles({ ...ports, volunteers: { ...ports.volunteers, revokedHolding }, onDefect });
    expect([done, defects]).toEqual([[], []]);
    expect(await ports.volunteers.isApproved("asha")).toBe(true);
  });

  it("frees the people of all revoked listeners before anything else, however many there are", async () => {
    const late = new MemoryRuntime();
    const { ports, holding } = setting({}, ["meera"]);
    for (const uid of people) holding.set(uid, 1);
    const slow = {
      ...ports,
      endCalls: (uid: string) => (uid === "meera" ? late.wait(3 * MINUTE) : nothing()),
      runtime: late,
      onDefect: notHere,
    };
    expect((await sweepRoles(slow)).revoked).toEqual({ done: 250, failed: 0, left: 0 });
    expect(holding.size).toBe(0);
  });
});
