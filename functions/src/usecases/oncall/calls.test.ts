import type { CallStatus } from "@thodu/domain/oncall/call";
import { RECEIPT_WITHIN, RING_LASTS } from "@thodu/domain/oncall/page";
import { SECOND } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { aConversation, anActor } from "../../../../tests/support/domain";
import { MemoryCarrier } from "../../../../tests/support/memoryCarrier";
import { MemoryPager } from "../../../../tests/support/memoryPager";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { ringTokens } from "../../../../tests/support/pagerSetting";
import { hearCall } from "./hearCall";
import { testRing } from "./onCall";
import { Pager, type PagerPorts } from "./pager";
import { noteReceipt } from "./receipts";

const NUMBER = "+919848012345";
const CALL = `call of ${NUMBER}`;

let runtime: MemoryRuntime;
let pages: MemoryPager;
let carrier: MemoryCarrier;
let ports: PagerPorts & { readonly pager: Pager };
let defects: unknown[];

beforeEach(() => {
  [runtime, pages, carrier, defects] = [new MemoryRuntime(), new MemoryPager(), new MemoryCarrier(), []];
  wire(carrier);
});

function wire(wired: MemoryCarrier | null): void {
  const find = async (id: string) => {
    const value = pages.talks.get(id);
    return Promise.resolve(value ? { value, version: { isVersion: true } as const } : null);
  };
  const all: PagerPorts = {
    runtime,
    pages,
    pagerClock: { lookAt: async () => Promise.resolve() },
    pusher: { send: async () => Promise.resolve({ handed: "sent" as const, gone: [] }) },
    devices: { remove: async () => Promise.resolve() },
    ringTokens: { tokenFor: () => "right" },
    carrier: wired,
    ringCalls: pages.calls,
  };
  const networkKeys = { key: async () => Promise.resolve("key") };
  ports = { ...all, pager: new Pager({ ...all, queue: { find }, networkKeys }, (error) => defects.push(error)) };
}

/** A listener on call, also by telephone, whose page is closed. */
function add(uid: string, changes: { readonly push?: boolean; readonly callTestedAt?: number | null } = {}): void {
  pages.add(uid, runtime.time);
  const record = pages.records.get(uid);
  if (!record) throw new Error("Just added.");
  const { push = true, callTestedAt = 1 } = changes;
  const windows = [{ days: [0, 1, 2, 3, 4, 5, 6], from: 0, to: 0, duty: "awake" as const }];
  const channels = { push, call: true };
  pages.records.set(uid, { ...record, windows, channels, number: NUMBER, callTestedAt, standbyAt: null });
}

const waits = (changes = {}): void =>
  void pages.talks.set("asha", aConversation({ waitingSince: runtime.time, lastMessageAt: runtime.time, ...changes }));
const begins = async (): Promise<void> => {
  waits();
  await ports.pager.begin("asha", null);
};
const later = async (time: number): Promise<void> => {
  runtime.time += time;
  await ports.pager.run();
};
const ringId = (): string => [...pages.rings.keys()].at(-1) ?? "";
const ring = () => pages.rings.get(ringId());
const hear = async (status: CallStatus, key: string | null = null) =>
  hearCall(ports, { ringId: ringId(), callId: CALL, status, key });

describe("a phone is called", () => {
  it("once, if its push gave no receipt", async () => {
    add("meera");
    await begins();
    expect(carrier.placed).toEqual([]);
    await later(RECEIPT_WITHIN);
    const [placed, ...more] = carrier.placed;
    expect(more).toEqual([]);
    expect(placed).toMatchObject({
      ringId: ringId(),
      number: NUMBER,
      locale: "en",
      lasts: 60 * SECOND - RECEIPT_WITHIN,
    });
    expect(placed?.words).toMatch(/^This is Thodu\. Somebody is waiting/);
    expect(ring()).toMatchObject({ state: "ringing", callId: CALL });
    await later(SECOND);
    expect([carrier.placed.length, defects]).toEqual([1, []]);
  });

  it("at once if it takes no push, and in the third wave", async () => {
    add("meera", { push: false });
    await begins();
    expect(carrier.placed).toHaveLength(1);
    runtime.time += 30 * SECOND;
    add("ravi");
    await ports.pager.run();
    expect(carrier.placed).toHaveLength(2);
    expect(defects).toEqual([]);
  });

  it("never without a passed test call, nor without a carrier", async () => {
    add("meera", { callTestedAt: null });
    await begins();
    await later(RECEIPT_WITHIN);
    wire(null);
    add("ravi", { push: false });
    await later(20 * SECOND);
    expect([pages.rings.size, carrier.placed]).toEqual([2, []]);
  });

  it("also beside others whose records can't be read", async () => {
    for (const uid of ["meera", "ravi"]) add(uid, { push: false });
    pages.unreadable.add("meera");
    await begins();
    expect([carrier.placed.length, defects]).toEqual([1, []]);
  });
});

describe("a call ends", () => {
  beforeEach(() => add("meera", { push: false }));

  it("when another listener has claimed the person", async () => {
    await begins();
    waits({ status: "active", volunteerId: "ravi", waitingSince: null, claimedAt: runtime.time });
    await ports.pager.run();
    expect([pages.states(), carrier.ended]).toEqual([{ meera: "taken" }, [CALL]]);
  });

  it("when the person was claimed while the carrier accepted the call", async () => {
    carrier.meanwhile = async () => {
      const last = ring();
      if (last) pages.rings.set(ringId(), { ...last, state: "taken" });
      return Promise.resolve();
    };
    await begins();
    expect(carrier.ended).toEqual([CALL]);
  });

  it("not twice: the carrier has reported its end", async () => {
    await begins();
    await hear("no-answer");
    pages.talks.clear();
    await ports.pager.run();
    expect([pages.states(), carrier.ended]).toEqual([{ meera: "over" }, []]);
  });

  it("when it is picked up after its ring was over", async () => {
    await begins();
    pages.talks.clear();
    await ports.pager.run();
    expect(carrier.ended).toEqual([CALL]);
    await hear("in-progress");
    await hear("in-progress");
    await hear("completed");
    expect(carrier.ended).toEqual([CALL, CALL, CALL]);
  });

  it("with the carrier's first report if only that has its id, also if the push gave all receipts", async () => {
    carrier.outcomes.push("unsure", "unsure");
    await begins();
    const all = { runtime, pages, ringTokens };
    for (const what of ["arrived", "shown"] as const)
      await noteReceipt(all, { ringId: ringId(), token: "right", what });
    pages.talks.clear();
    await ports.pager.run();
    expect(carrier.ended).toEqual([]);
    await hear("ringing");
    expect(carrier.ended).toEqual([CALL]);
  });

  it("with its ring if its id came by a webhook", async () => {
    carrier.outcomes.push("unsure");
    await begins();
    await hear("ringing");
    expect(ring()?.callId).toBe(CALL);
    pages.talks.clear();
    await ports.pager.run();
    expect(carrier.ended).toEqual([CALL]);
  });

  it("as failed if the carrier refuses it; nothing is noted if the answer was lost", async () => {
    carrier.outcomes.push("refused");
    await begins();
    expect(ring()).toMatchObject({ callEnd: "failed", callId: null });
    pages.rings.clear();
    pages.pages.clear();
    add("ravi", { push: false });
    carrier.outcomes.push("unsure", "unsure");
    await begins();
    expect(ring()).toMatchObject({ callEnd: null, callId: null });
  });
});

describe("a report of the carrier", () => {
  beforeEach(async () => {
    add("meera", { push: false });
    await begins();
  });

  it("is a receipt, counted once, also after a conflict", async () => {
    pages.losses = 2;
    for (const status of ["ringing", "ringing", "in-progress", "completed", "ringing"] as const) await hear(status);
    expect(ring()).toMatchObject({ arrivedAt: 1, shownAt: 1, callEnd: "completed" });
    expect(pages.records.get("meera")?.reached).toHaveLength(1);
    expect(await hearCall(ports, { ringId: "nothing", callId: CALL, status: "ringing", key: "1" })).toBeNull();
  });

  it("that the listener comes is kept, and answered", async () => {
    expect(await hear("in-progress", "1")).toEqual({
      locale: "en",
      words: "Thank you. Please open Thodu now and answer there.",
    });
    expect(ring()).toMatchObject({ state: "ringing", answeredAt: 1, shownAt: 1, until: runtime.time + RING_LASTS });
    expect(await hear("in-progress", "9")).toBeNull();
  });

  it("that the listener comes gives them one more minute, once, and is not missed", async () => {
    await later(45 * SECOND);
    await hear("in-progress", "1");
    await later(50 * SECOND);
    expect(pages.states()).toEqual({ meera: "ringing" });
    await hear("in-progress", "1");
    await later(10 * SECOND);
    expect([pages.states(), pages.records.get("meera")?.missed]).toEqual([{ meera: "expired" }, 0]);
  });

  it("that the listener comes, after the ring is over and while the person waits, is answered with that", async () => {
    runtime.time += RING_LASTS;
    for (const _ of ["before the look", "after it"]) {
      expect((await hear("in-progress", "1"))?.words).toContain("looking for somebody");
      await ports.pager.run();
    }
    expect(pages.states()).toEqual({ meera: "expired" });
  });

  it("that the listener can’t come ends the ring, and the answer ends the call", async () => {
    expect((await hear("in-progress", "2"))?.words).toContain("looking for somebody");
    expect([pages.states(), carrier.ended]).toEqual([{ meera: "declined" }, []]);
    for (const key of ["1", "2"]) expect((await hear("in-progress", key))?.words).toContain("looking for somebody");
  });

  it("after the person has left is answered with that", async () => {
    pages.talks.clear();
    await ports.pager.run();
    expect((await hear("in-progress", "1"))?.words).toContain("Nobody is waiting");
  });

  it("after another listener's claim is answered with that", async () => {
    waits({ status: "active", volunteerId: "ravi", waitingSince: null, claimedAt: runtime.time });
    await ports.pager.run();
    expect((await hear("in-progress", "1"))?.words).toBe("Answered. Thank you for being there.");
    expect(ring()?.answeredAt).toBeNull();
  });
});

describe("a test call", () => {
  const actor = anActor({ uid: "meera" });
  const test = async () => testRing(ports, actor, { by: "call" });

  it("must be answered by its key before any real call", async () => {
    add("meera", { callTestedAt: null });
    // Marked before the carrier is asked, since a test ring is answered by a button of the page, a test call by a key.
    pages.beforeCall = () => expect(ring()?.callTest).toBe(true);
    expect((await test()).ok).toBe(true);
    expect(carrier.placed[0]?.words).toMatch(/^This is a test call/);
    await hear("ringing");
    await hear("in-progress");
    await hear("in-progress", "2");
    expect(pages.records.get("meera")?.callTestedAt).toBeNull();
    pages.losses = 1;
    expect((await hear("in-progress", "1"))?.words).toBe("Thank you. Your phone is ready.");
    expect((await hear("in-progress", "1"))?.words).toBe("Thank you. Your phone is ready.");
    expect(pages.records.get("meera")?.callTestedAt).not.toBeNull();
    expect(pages.records.get("meera")?.reached).toEqual([]);
  });

  it("does not pass for a number that was saved after it began", async () => {
    add("meera", { callTestedAt: null });
    await test();
    const record = pages.records.get("meera");
    if (record) pages.records.set("meera", { ...record, numberAt: runtime.time + 3_600 * SECOND });
    expect((await hear("in-progress", "1"))?.words).toMatch(/^Your number was changed/);
    expect(pages.records.get("meera")?.callTestedAt).toBeNull();
  });

  it("is refused without a number or a carrier, and after five a day", async () => {
    expect(await test()).toMatchObject({ failure: { reason: "NOT_FOUND" } });
    add("meera");
    for (let each = 0; each < 5; each += 1) expect((await test()).ok).toBe(true);
    expect(await test()).toMatchObject({ failure: { reason: "RATE_LIMITED" } });
    wire(null);
    expect(await test()).toMatchObject({ failure: { reason: "NOT_FOUND" } });
    expect(carrier.placed).toHaveLength(5);
  });
});
