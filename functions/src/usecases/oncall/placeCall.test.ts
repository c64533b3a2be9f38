import { isCallDue } from "@thodu/domain/oncall/call";
import { RECEIPT_WITHIN } from "@thodu/domain/oncall/page";
import { hasReceipt, type Ring } from "@thodu/domain/oncall/records";
import { beforeEach, describe, expect, it } from "vitest";
import { MemoryCarrier } from "../../../../tests/support/memoryCarrier";
import { MemoryPager } from "../../../../tests/support/memoryPager";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { aPhone } from "../../../../tests/support/phones";
import { callNew, placeCall } from "./calls";

const NUMBER = "+919848012345";

let pages: MemoryPager;
let carrier: MemoryCarrier;
let place: (isDue?: (ring: Ring) => boolean) => Promise<void>;
/** Runs the check for a ring that has just begun; `pushed`: whether its push was accepted. */
let begun: (pushed: boolean, wave?: number) => Promise<void>;
let now: number;

beforeEach(async () => {
  const runtime = new MemoryRuntime();
  [pages, carrier, now] = [new MemoryPager(), new MemoryCarrier(), runtime.time];
  pages.add("meera", now);
  const plain = pages.records.get("meera");
  if (plain)
    pages.records.set("meera", {
      ...plain,
      channels: { push: true, call: true },
      number: NUMBER,
      callTestedAt: 1,
      standbyAt: null,
    });
  const record = await pages.record("meera");
  if (!record) throw new Error("Just added.");
  await pages.calls.begin("meera", "ring", now + 60_000, record, []);
  const ports = { runtime, pages, ringCalls: pages.calls, carrier };
  place = async (isDue) => {
    const seen = await pages.findRing("ring");
    if (seen) await placeCall(ports, seen, NUMBER, isDue);
  };
  begun = async (pushed, wave = 1) => {
    const phone = { phone: aPhone("meera", { standby: false }), record };
    await callNew(ports, { id: "ring", wave, expiresAt: now + 60_000, phone }, pushed, now);
  };
});

/** Changes the ring just as it is marked as called. */
function meanwhile(changes: Partial<Ring>): void {
  pages.beforeCall = () => {
    pages.losses = 1;
    const ring = pages.rings.get("ring");
    if (ring) pages.rings.set("ring", { ...ring, ...changes });
  };
}

describe("a call for a ring that is changed at the same moment", () => {
  it("is placed if the change was that the standby page showed the test, and the change stays", async () => {
    meanwhile({ shownAt: 1 });
    await place();
    expect(carrier.placed.map(({ number }) => number)).toEqual([NUMBER]);
    expect(pages.rings.get("ring")).toMatchObject({ shownAt: 1, callId: `call of ${NUMBER}` });
  });

  it("is not placed if the change was the receipt that was missing", async () => {
    const due = (ring: Ring) =>
      isCallDue({ ...ring, at: now - RECEIPT_WITHIN, receipt: hasReceipt(ring), pushed: true, standby: false }, now);
    meanwhile({ arrivedAt: 1 });
    await place(due);
    expect(carrier.placed).toEqual([]);
    meanwhile({ arrivedAt: null });
    pages.rings.set("ring", { ...(await stored()), arrivedAt: null });
    await place(due);
    expect(carrier.placed).toHaveLength(1);
  });

  it.each([{ calledAt: 1 }, { state: "over" as const }])("is not placed if the change is %o", async (changes) => {
    meanwhile(changes);
    await place();
    expect(carrier.placed).toEqual([]);
  });
});

describe("a ring that has just begun", () => {
  it("is called at once if no push was accepted, and not if one was", async () => {
    await begun(true);
    expect(carrier.placed).toEqual([]);
    await begun(false);
    expect(carrier.placed).toHaveLength(1);
  });

  it("is not called if its receipt comes before that, or at the same moment", async () => {
    meanwhile({ arrivedAt: 1 });
    await begun(false);
    expect(carrier.placed).toEqual([]);
    expect((await stored()).calledAt).toBeNull();
    await begun(false);
    expect(carrier.placed).toEqual([]);
  });

  it("of a late wave is called in any case", async () => {
    pages.rings.set("ring", { ...(await stored()), wave: 3 });
    meanwhile({ arrivedAt: 1 });
    await begun(true, 3);
    expect(carrier.placed).toHaveLength(1);
  });
});

async function stored(): Promise<Ring> {
  const ring = await pages.findRing("ring");
  if (!ring) throw new Error("No ring.");
  return ring.value;
}
