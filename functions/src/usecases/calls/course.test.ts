import { LOST_AFTER, RING_TIME } from "@thodu/domain/calls/course";
import { FREE_CALL_SECONDS } from "@thodu/domain/calls/limits";
import { describe, expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { memoryCalls } from "../../../../tests/support/memoryCalls";
import { advance, endCallBetween, leave, sweepCalls } from "./course";
import { answerCall, checkCall, declineCall, endCall, takeCalls } from "./sides";
import { startCall } from "./startCall";

const asha = anActor({ uid: "asha", listener: false });
const meera = anActor({ uid: "meera", listener: true });
const call = { callId: "call-1" };

/** A call that rings at Meera. `between` runs after somebody's place was read and before their call is. */
async function ringing(
  between: (ports: ReturnType<typeof memoryCalls>) => Promise<unknown>,
): Promise<ReturnType<typeof memoryCalls>> {
  const ports = memoryCalls(() => Promise.resolve());
  ports.calls.listening.add("meera");
  await startCall(ports, asha, call);
  const placeOf = ports.calls.placeOf.bind(ports.calls);
  ports.calls.placeOf = async (uid) => {
    const place = await placeOf(uid);
    await between(ports);
    return place;
  };
  return ports;
}

it("keeps the end of a call that ends while somebody is removed from it", async () => {
  const ports = await ringing(async (them) => {
    await answerCall(them, meera, call);
    await endCall(them, asha, call);
  });
  expect(await leave(ports, "meera", "server")).toBe("stored");
  expect(ports.calls.calls.get("call-1")?.value).toMatchObject({
    status: "ended",
    endedBy: "customer",
    volunteerId: "meera",
  });
});

it.each([
  ["the caller", "asha", "customer"],
  ["the listener", "meera", "server"],
] as const)("says who ended it when %s is removed from a call", async (_, uid, endedBy) => {
  const ports = memoryCalls(() => Promise.resolve());
  ports.calls.listening.add("meera");
  await startCall(ports, asha, call);
  await answerCall(ports, meera, call);
  expect(await leave(ports, uid, "server")).toBe("stored");
  expect(ports.calls.calls.get("call-1")?.value).toMatchObject({ status: "ended", endedBy });
});

it("lets a call ring at a colleague if it moved there while somebody is removed from it", async () => {
  const ports = await ringing(async (them) => {
    them.calls.listening.add("kiran");
    them.pass(RING_TIME);
    await advance(them, "call-1");
  });
  expect(await leave(ports, "meera", "server")).toBe("stored");
  expect(ports.calls.calls.get("call-1")?.value).toMatchObject({
    status: "ringing",
    volunteerId: "kiran",
    tried: ["meera"],
  });
});

describe("two whom a report blocks while the call rings", () => {
  it("are not connected: the call goes to a colleague", async () => {
    const ports = memoryCalls(() => Promise.resolve());
    ports.calls.listening.add("meera");
    await startCall(ports, asha, call);
    ports.calls.listening.add("kiran");
    ports.calls.partings.add("asha meera");
    expect(await answerCall(ports, meera, call)).toMatchObject({ ok: false, failure: { reason: "NOT_CLAIMED" } });
    expect(ports.calls.calls.get("call-1")?.value).toMatchObject({ status: "ringing", volunteerId: "kiran" });
    expect(ports.calls.freeCalls.size).toBe(0);
  });

  it("are not connected if that happens at the moment of the answer or of the ring", async () => {
    const ports = memoryCalls(() => Promise.resolve());
    const { calls } = ports;
    calls.listening.add("meera");
    const ready = calls.ready.bind(calls);
    calls.ready = async (customerId) => {
      const found = await ready(customerId);
      calls.partings.add("ravi meera");
      return found;
    };
    await startCall(ports, anActor({ uid: "ravi", listener: false }), { callId: "call-2" });
    expect(calls.calls.get("call-2")?.value).toMatchObject({ status: "missed" });
    await startCall(ports, asha, call);
    const parted = calls.parted.bind(calls);
    calls.parted = async (...pair) => {
      const before = await parted(...pair);
      calls.partings.add("asha meera");
      return before;
    };
    expect(await answerCall(ports, meera, call)).toMatchObject({ ok: false, failure: { reason: "NOT_CLAIMED" } });
    expect(calls.calls.get("call-1")?.value).toMatchObject({ status: "missed", volunteerId: null });
  });
});

it("permanently lifts the limit of a call during which a crisis is flagged", async () => {
  const ports = memoryCalls(() => Promise.resolve());
  ports.calls.listening.add("meera");
  await startCall(ports, asha, call);
  await answerCall(ports, meera, call);
  expect(await checkCall(ports, asha, call)).toMatchObject({
    value: { status: "active", remainingSeconds: FREE_CALL_SECONDS },
  });
  ports.calls.crises.add("asha");
  for (const side of [asha, meera])
    expect(await checkCall(ports, side, call)).toMatchObject({ value: { status: "active", remainingSeconds: null } });
  // The task that ends it and the sweep come; both pages are there.
  ports.pass(FREE_CALL_SECONDS * 1_000 + 1);
  for (const side of [asha, meera]) await ports.calls.heard(side.uid, call.callId);
  await advance(ports, call.callId);
  await sweepCalls(ports);
  ports.calls.crises.clear();
  expect(await checkCall(ports, asha, call)).toMatchObject({
    value: { status: "active", elapsedSeconds: FREE_CALL_SECONDS, remainingSeconds: null },
  });
});

it.each([
  ["ten", false, 10],
  ["twenty in a crisis", true, 20],
])("begins at most %s in ten minutes", async (_, crisis, most) => {
  const ports = memoryCalls(() => Promise.resolve());
  if (crisis) ports.calls.crises.add("asha");
  const begin = (nth: number) => startCall(ports, asha, { callId: `call-${nth}` });
  for (let nth = 1; nth <= most; nth += 1) expect(await begin(nth)).toMatchObject({ ok: true });
  expect(await begin(most + 1)).toMatchObject({
    ok: false,
    failure: { reason: "RATE_LIMITED", retryAfterSeconds: 60 },
  });
  ports.pass(10 * 60_000);
  expect(await begin(most + 1)).toMatchObject({ ok: true });
});

it.each([
  ["with nobody to ring at", []],
  ["with a listener", ["meera"]],
])("begins no more than that of many at once, %s", async (_, listeners) => {
  const ports = memoryCalls(() => Promise.resolve());
  for (const uid of listeners) ports.calls.listening.add(uid);
  for (let round = 0; round < 5; round += 1)
    await Promise.all(
      Array.from({ length: 30 }, (__, nth) => startCall(ports, asha, { callId: `call-${round}-${nth}` })),
    );
  expect(ports.calls.calls.values().length).toBe(10);
});

it("frees places without a running call, and no other", async () => {
  const ports = memoryCalls(() => Promise.resolve());
  ports.calls.listening.add("meera");
  await startCall(ports, asha, call);
  await answerCall(ports, meera, call);
  for (const [uid, callId] of [
    ["kiran", "gone"],
    ["ravi", call.callId],
  ] as const)
    ports.calls.places.set(uid, { callId, seenAt: ports.runtime.now() });
  ports.pass(LOST_AFTER - 1);
  expect(await sweepCalls(ports)).toMatchObject({ places: { done: 0 } });
  for (const side of [asha, meera]) await ports.calls.heard(side.uid, call.callId);
  ports.pass(2);
  expect(await sweepCalls(ports)).toMatchObject({ places: { done: 2, failed: 0 } });
  expect([...ports.calls.places.keys()].toSorted()).toEqual(["asha", "meera"]);
});

it("frees a place that can't be read, when its person leaves and in the sweep", async () => {
  const ports = memoryCalls(() => Promise.resolve());
  for (const uid of ["kiran", "ravi"]) ports.calls.places.set(uid, { callId: null, seenAt: ports.runtime.now() });
  expect(await leave(ports, "kiran", "server")).toBe("stored");
  expect([...ports.calls.places.keys()]).toEqual(["ravi"]);
  ports.pass(LOST_AFTER + 1);
  expect(await sweepCalls(ports)).toMatchObject({ places: { done: 1, failed: 0 } });
  expect(ports.calls.places.size).toBe(0);
});

describe("a report that blocks two who talk in a call", () => {
  const between = async (pair: { readonly customerId: string; readonly listener: string }, answered: boolean) => {
    const ports = memoryCalls(() => Promise.resolve());
    ports.calls.listening.add("meera");
    await startCall(ports, asha, call);
    if (answered) await answerCall(ports, meera, call);
    expect(await endCallBetween(ports, pair)).toEqual({ ok: true, value: null });
    return ports.calls.calls.get("call-1")?.value;
  };

  it("ends their call", async () => {
    expect(await between({ customerId: "asha", listener: "meera" }, true)).toMatchObject({
      status: "ended",
      endedBy: "server",
    });
  });

  it.each([
    ["with another listener", { customerId: "asha", listener: "ravi" }, true, "active"],
    ["of somebody else", { customerId: "kiran", listener: "meera" }, true, "active"],
    ["that only rings, which goes on to others by itself", { customerId: "asha", listener: "meera" }, false, "ringing"],
  ] as const)("ends no call %s", async (_, pair, answered, status) => {
    expect(await between(pair, answered)).toMatchObject({ status });
  });
});

it("a call in a crisis that was flagged meanwhile rings on, although the listener has an agreed time soon", async () => {
  const ports = memoryCalls(() => Promise.resolve());
  const { calls } = ports;
  calls.listening.add("meera");
  await startCall(ports, asha, call);
  calls.listening.add("kiran");
  const ready = calls.ready.bind(calls);
  calls.ready = async (customerId) =>
    (await ready(customerId)).map((each) => (each.uid === "kiran" ? { ...each, meets: "ravi" } : each));
  calls.crises.add("asha");
  await declineCall(ports, meera, call);
  expect(calls.calls.get("call-1")?.value).toMatchObject({ status: "ringing", volunteerId: "kiran" });
});

describe("a listener who takes no calls any more", () => {
  const off = async (before: (ports: ReturnType<typeof memoryCalls>) => unknown, who = meera, beat = false) => {
    const ports = memoryCalls(() => Promise.resolve());
    ports.calls.listening.add("meera");
    await startCall(ports, asha, call);
    ports.calls.listening.add("kiran");
    await before(ports);
    expect(await takeCalls(ports, who, { on: false, beat })).toEqual({ ok: true, value: {} });
    return ports.calls.calls.get("call-1")?.value;
  };

  it("whose phone rings has that call passed to a colleague at once", async () => {
    expect(await off(() => undefined)).toMatchObject({ status: "ringing", volunteerId: "kiran", tried: ["meera"] });
  });

  it("without a colleague: the caller is told that nobody is free", async () => {
    expect(await off(({ calls }) => calls.listening.delete("kiran"))).toMatchObject({ status: "missed" });
  });

  it.each([
    ["talks on", (ports: ReturnType<typeof memoryCalls>) => answerCall(ports, meera, call), meera, false, "active"],
    ["keeps a call that rings if only a heartbeat of a page says so", () => undefined, meera, true, "ringing"],
    ["keeps the call that they make themselves", () => undefined, asha, false, "ringing"],
  ] as const)("%s", async (_, before, who, beat, status) => {
    expect(await off(before, who, beat)).toMatchObject({ status, volunteerId: "meera" });
  });
});
