import { limits, type Bucket } from "@thodu/domain/limits/limits";
import { DAY, HOUR, KOLKATA_OFFSET, kolkataMidnightAfter, MINUTE, SECOND } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { NOON } from "../../../../tests/support/domain";
import { Gate, type CountedCaller } from "./gate";
import type { LimitStore } from "./ports";

/** Counts like the store, but in this process. */
class MemoryLimits implements LimitStore {
  readonly counts = new Map<string, number>();
  /** When each marker may be erased. */
  readonly #ends = new Map<string, number>();
  asked = 0;
  broken = false;

  key(day: string, subject: string): Promise<string> {
    return Promise.resolve(`${day}-${subject}`);
  }

  count(buckets: readonly Bucket[]): Promise<readonly number[]> {
    this.asked += 1;
    if (this.broken) return Promise.reject(new Error("The store is away."));
    return Promise.resolve(buckets.map(({ id }) => this.#add(id)));
  }

  look(guest: string, bucket: string): Promise<{ readonly known: boolean; readonly count: number }> {
    this.asked += 1;
    if (this.broken) return Promise.reject(new Error("The store is away."));
    return Promise.resolve({ known: (this.#ends.get(guest) ?? 0) > now, count: this.counts.get(bucket) ?? 0 });
  }

  countOnce(guest: Bucket, bucket: Bucket): Promise<void> {
    if (!this.counts.has(guest.id)) [guest, bucket].forEach(({ id }) => this.#add(id));
    this.#ends.set(guest.id, guest.endsAt);
    return Promise.resolve();
  }

  #add(id: string): number {
    const sum = (this.counts.get(id) ?? 0) + 1;
    this.counts.set(id, sum);
    return sum;
  }
}

const MIDNIGHT = kolkataMidnightAfter(NOON);

let now: number;
let store: MemoryLimits;
let failures: unknown[];
const runtime = {
  now: () => now,
  freshId: () => "id",
  wait: () => Promise.resolve(),
  pause: () => Promise.resolve(),
  skipped: () => undefined,
};
/** A new instance with the same store. */
const instance = (limited = true): Gate =>
  new Gate({ runtime, limitStore: store }, limited, (error) => void failures.push(error));
const person = (changes: Partial<CountedCaller> = {}): CountedCaller => ({
  uid: "asha",
  guestSince: null,
  network: "203.0.113.9",
  ...changes,
});
const newGuest = (uid: string, changes: Partial<CountedCaller> = {}): CountedCaller =>
  person({ uid, guestSince: now, ...changes });
const waitOf = async (passage: ReturnType<Gate["admit"]>): Promise<number | "passed"> => {
  const outcome = await passage;
  return outcome.ok ? "passed" : (outcome.failure.retryAfterSeconds ?? 0);
};

beforeEach(() => {
  [now, store, failures] = [NOON, new MemoryLimits(), []];
});

describe("guests who come for the first time", () => {
  const fill = async (gate: Gate): Promise<void> => {
    for (let each = 0; each < limits.guestsOfNetwork.count; each += 1)
      expect(await waitOf(gate.admit("sendMessage", newGuest(`guest-${each}`)))).toBe("passed");
  };

  it("are limited by network: the next one waits; another network does not", async () => {
    await fill(instance());
    now += 4 * SECOND;
    expect(await waitOf(instance().admit("sendMessage", newGuest("late")))).toBe(596);
    expect(await waitOf(instance().admit("requestHelp", newGuest("late")))).toBe(596);
    expect(await waitOf(instance().admit("sendMessage", newGuest("late", { network: "203.0.113.10" })))).toBe("passed");
    now += 596 * SECOND;
    expect(await waitOf(instance().admit("sendMessage", newGuest("late")))).toBe("passed");
  });

  it("are counted once by each instance, and may go on at any instance", async () => {
    const gate = instance();
    await fill(gate);
    const before = store.asked;
    expect(await waitOf(gate.admit("sendMessage", newGuest("guest-7")))).toBe("passed");
    expect(store.asked).toBe(before);
    expect(await waitOf(instance().admit("sendMessage", newGuest("guest-7")))).toBe("passed");
  });

  it("who came in a crisis behind a full network may go on at any instance", async () => {
    for (let count = 0; count < limits.guestsOfNetwork.count; count += 1)
      await instance().admit("sendMessage", newGuest(`guest-${count}`));
    const late = newGuest("late");
    expect((await instance().admit("sendMessage", late)).ok).toBe(false);
    await instance().letIn(late);
    expect((await instance().admit("readQueue", late)).ok).toBe(true);
    expect((await instance().admit("readQueue", newGuest("later"))).ok).toBe(false);
  });

  it("are counted once, however many of their calls arrive at once", async () => {
    await Promise.all(Array.from({ length: 40 }, () => instance().admit("sendMessage", newGuest("asha"))));
    expect([...store.counts.values()]).toEqual([1, 1]);
  });

  it("who came before midnight in Kolkata are not new after it, whoever else comes, and not counted again", async () => {
    now = MIDNIGHT - MINUTE;
    const asha = newGuest("asha");
    expect(await waitOf(instance().admit("sendMessage", asha))).toBe("passed");
    now += 2 * MINUTE;
    await fill(instance());
    const before = [...store.counts];
    expect(await waitOf(instance().admit("sendMessage", asha))).toBe("passed");
    now = MIDNIGHT + DAY - 2 * MINUTE;
    expect(await waitOf(instance().admit("sendMessage", asha))).toBe("passed");
    expect([...store.counts]).toEqual(before);
  });

  it("do not include guests of yesterday, accounts, and callers from this machine", async () => {
    await fill(instance());
    const before = store.asked;
    for (const countedCaller of [
      person(),
      newGuest("old", { guestSince: now - DAY - 1 }),
      newGuest("here", { network: null }),
    ])
      expect(await waitOf(instance().admit("sendMessage", countedCaller))).toBe("passed");
    expect(store.asked).toBe(before);
  });
});

describe("requests", () => {
  it("of one person are limited by hour, whatever their network", async () => {
    const gate = instance();
    for (let each = 0; each < limits.requestsOfPerson.count; each += 1)
      expect(await waitOf(gate.admit("contactSupport", person({ network: `203.0.113.${each}` })))).toBe("passed");
    expect(await waitOf(instance().admit("contactSupport", person({ network: null })))).toBe(3_600);
    expect(await waitOf(instance().admit("submitFeedback", person()))).toBe("passed");
    expect(await waitOf(gate.admit("contactSupport", person({ uid: "ravi" })))).toBe("passed");
    now += HOUR;
    expect(await waitOf(gate.admit("contactSupport", person()))).toBe("passed");
  });

  it("of one network have a higher limit, and a refused one reads the store once", async () => {
    const gate = instance();
    store.counts.set(
      `network-requests_2026-01-15-203.0.113.9_${Math.floor((NOON + KOLKATA_OFFSET) / HOUR)}`,
      limits.requestsOfNetwork.count,
    );
    expect(await waitOf(gate.admit("requestAppointment", person()))).toBe(3_600);
    const before = store.asked;
    expect(await waitOf(gate.admit("requestAppointment", person({ uid: "ravi" })))).toBe(3_600);
    expect(store.asked).toBe(before);
    expect(await waitOf(gate.admit("requestAppointment", person({ network: null })))).toBe("passed");
  });
});

it("for messages and reads of an account do not read the store", async () => {
  for (const name of ["sendMessage", "readHistory", "requestHelp", "verifyPayment", "deleteMyAccount"] as const)
    expect(await waitOf(instance().admit(name, person()))).toBe("passed");
  expect(store.asked).toBe(0);
});

it("of one person beyond the limit are stopped in memory of the instance, whatever they are for", async () => {
  const gate = instance();
  for (let each = 0; each < 300; each += 1) expect(await waitOf(gate.admit("readHistory", person()))).toBe("passed");
  expect(await waitOf(gate.admit("sendMessage", person()))).toBe(1);
  expect(await waitOf(gate.admit("readHistory", person({ uid: "ravi" })))).toBe("passed");
  expect(await waitOf(gate.admit("readHistory", person({ network: null })))).toBe("passed");
  now += SECOND;
  expect(await waitOf(gate.admit("sendMessage", person()))).toBe("passed");
});

describe("sign-ups", () => {
  it("of one network are limited, of this machine not", async () => {
    const gate = instance();
    for (let each = 0; each < limits.signUpsOfNetwork.count; each += 1)
      expect(await gate.admitSignUp("203.0.113.9")).toEqual({ ok: true, value: null });
    expect(await gate.admitSignUp("203.0.113.9")).toEqual({
      ok: false,
      failure: { reason: "RATE_LIMITED", retryAfterSeconds: 600 },
    });
    expect(await gate.admitSignUp("203.0.113.10")).toEqual({ ok: true, value: null });
    expect(await gate.admitSignUp(null)).toEqual({ ok: true, value: null });
  });
});

it("for calendars of one network have a limit of their own", async () => {
  const gate = instance();
  for (let each = 0; each < limits.calendarsOfNetwork.count; each += 1)
    expect(await gate.admitCalendar("203.0.113.9")).toEqual({ ok: true, value: null });
  expect(await gate.admitCalendar("203.0.113.9")).toMatchObject({ failure: { reason: "RATE_LIMITED" } });
  expect(await gate.admitSignUp("203.0.113.9")).toEqual({ ok: true, value: null });
  expect(await gate.admitCalendar("203.0.113.10")).toEqual({ ok: true, value: null });
  expect(await gate.admitCalendar(null)).toEqual({ ok: true, value: null });
});

it("are all allowed if the store fails, and that is logged", async () => {
  store.broken = true;
  expect(await waitOf(instance().admit("contactSupport", person()))).toBe("passed");
  expect(await waitOf(instance().admit("sendMessage", newGuest("asha")))).toBe("passed");
  expect(await instance().admitSignUp("203.0.113.9")).toEqual({ ok: true, value: null });
  expect(failures).toHaveLength(3);
});

it("are not counted if they come from a server of ours", async () => {
  const gate = instance(false);
  for (let each = 0; each < 400; each += 1)
    expect(await waitOf(gate.admit("contactSupport", newGuest("asha")))).toBe("passed");
  expect(await gate.admitSignUp("203.0.113.9")).toEqual({ ok: true, value: null });
  expect(store.asked).toBe(0);
});

describe("addresses that are named in requests", () => {
  const naming = (gate: Gate, uid: string, address: string, network: string | null = "203.0.113.9") =>
    waitOf(gate.admit("requestAppointment", person({ uid, network }), address));

  it("are limited to five per person and day, and each is counted once", async () => {
    for (let n = 0; n < limits.addressesOfPerson.count; n += 1) {
      expect(await naming(instance(), "asha", `a${n}@people.example`)).toBe("passed");
      expect(await naming(instance(), "asha", "a0@people.example")).toBe("passed");
    }
    expect(await naming(instance(), "asha", "b@people.example")).not.toBe("passed");
    expect(await naming(instance(), "asha", "b@people.example", null)).not.toBe("passed");
    expect(await naming(instance(), "asha", "a1@people.example")).toBe("passed");
    expect(await naming(instance(), "ravi", "b@people.example")).toBe("passed");
    now += DAY;
    expect(await naming(instance(), "asha", "b@people.example")).toBe("passed");
  });

  it("are five from one midnight in Kolkata to the next, whatever the date elsewhere", async () => {
    now = MIDNIGHT + MINUTE;
    for (let n = 0; n < limits.addressesOfPerson.count; n += 1)
      expect(await naming(instance(), "asha", `a${n}@people.example`)).toBe("passed");
    for (const later of [6 * HOUR, 18 * HOUR, DAY - 1]) {
      now = MIDNIGHT + later;
      expect(await naming(instance(), "asha", "b@people.example")).toBe(Math.ceil((DAY - later) / SECOND));
    }
    now = MIDNIGHT + DAY;
    expect(await naming(instance(), "asha", "b@people.example")).toBe("passed");
  });

  it("for a notice count with them, though nothing else of that call does", async () => {
    const told = (address: string | null) => waitOf(instance().admit("tellMe", person(), address));
    for (let n = 0; n < limits.addressesOfPerson.count; n += 1)
      expect(await told(`a${n}@people.example`)).toBe("passed");
    expect(await told("b@people.example")).not.toBe("passed");
    expect(await naming(instance(), "asha", "b@people.example")).not.toBe("passed");
    expect([await told("a0@people.example"), await told(null)]).toEqual(["passed", "passed"]);
    expect([...store.counts.keys()].filter((id) => /^(network-)?requests/.test(id))).toHaveLength(2);
  });

  it("are limited if many are sent at once too, also if all are repeated", async () => {
    const all = () =>
      Promise.all(Array.from({ length: 20 }, (_, n) => naming(instance(), "asha", `a${n}@people.example`)));
    const outcomes = [...(await all()), ...(await all())];
    expect(outcomes.filter((outcome) => outcome === "passed").length).toBeLessThanOrEqual(
      limits.addressesOfPerson.count,
    );
  });

  it("are limited to sixty per network and day", async () => {
    for (let n = 0; n < limits.addressesOfNetwork.count; n += 1)
      expect(await naming(instance(), `guest-${n}`, `a${n}@people.example`)).toBe("passed");
    expect(await naming(instance(), "late", "late@people.example")).not.toBe("passed");
    expect(await naming(instance(), "late", "late@people.example", "198.51.100.7")).toBe("passed");
  });
});
