import { LOST_AFTER, RING_TIME } from "@thodu/domain/calls/course";
import type { PlanTerm } from "@thodu/domain/plans/planTerm";
import { describe, expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { memoryCalls } from "../../../../tests/support/memoryCalls";
import { advance, sweepCalls } from "./course";
import type { Ending } from "./ports";
import { answerCall, checkCall, endCall, joinCall } from "./sides";
import { startCall } from "./startCall";

const asha = anActor({ uid: "asha", listener: false });
const meera = anActor({ uid: "meera", listener: true });
const call = { callId: "call-1" };

/** Each end of a call that is stored from now on, with the minutes that it uses up. */
function endings({ calls }: ReturnType<typeof memoryCalls>): readonly Ending[] {
  const seen: Ending[] = [];
  const close = calls.close.bind(calls);
  calls.close = (callId, before, ending) => {
    seen.push(ending);
    return close(callId, before, ending);
  };
  return seen;
}

const meeting = { servers: () => ({ iceServers: [], relayOnly: false }) };

describe("a call whose listener's page never connected", () => {
  async function answered(): Promise<ReturnType<typeof memoryCalls>> {
    const ports = memoryCalls(() => Promise.resolve());
    ports.calls.listening.add("meera");
    await startCall(ports, asha, call);
    ports.pass(10_000);
    await answerCall(ports, meera, call);
    return ports;
  }
  /** All that a caller's page can do. */
  const talks = async (ports: ReturnType<typeof memoryCalls>): Promise<void> => {
    ports.pass(5_000);
    await joinCall({ ...ports, meeting }, asha, call);
    await checkCall(ports, asha, call);
  };

  it.each([
    ["their page, which lost both replies", meera, "volunteer"],
    ["the caller, who heard nothing", asha, "customer"],
  ] as const)("is unheard if it is ended by %s", async (_, who, by) => {
    const ports = await answered();
    const ended = endings(ports);
    await talks(ports);
    await answerCall(ports, meera, call);
    await endCall(ports, who, call);
    expect(ended).toMatchObject([{ by, unheard: "volunteer" }]);
  });

  it("is unheard if it ends as lost", async () => {
    const ports = await answered();
    const ended = endings(ports);
    ports.pass(LOST_AFTER - 5_000);
    await talks(ports);
    await sweepCalls(ports);
    expect(ended).toMatchObject([{ by: "lost", unheard: "volunteer" }]);
  });

  it.each([
    ["joined", joinCall],
    ["gave a sign", checkCall],
  ] as const)("is not unheard once their page %s, whatever its caller does", async (_, sign) => {
    for (const end of [(ports: ReturnType<typeof memoryCalls>) => endCall(ports, asha, call), sweepCalls]) {
      const ports = await answered();
      const ended = endings(ports);
      ports.pass(1);
      await sign({ ...ports, meeting }, meera, call);
      ports.pass(LOST_AFTER - 5_000);
      await talks(ports);
      await end(ports);
      expect(ended).toMatchObject([{ unheard: null }]);
    }
  });
});

describe("a call that breaks off", () => {
  /** A call that Meera answers after the caller's phone has been silent for 44 seconds. */
  async function answered(): Promise<ReturnType<typeof memoryCalls>> {
    const ports = memoryCalls(() => Promise.resolve());
    ports.calls.listening.add("meera");
    await startCall(ports, asha, call);
    ports.pass(RING_TIME - 1_000);
    await answerCall(ports, meera, call);
    ports.pass(1);
    await checkCall(ports, meera, call);
    return ports;
  }

  it("without a sign of the caller since the answer leaves them their free call", async () => {
    const ports = await answered();
    const ended = endings(ports);
    ports.pass(LOST_AFTER);
    await sweepCalls(ports);
    expect(ended).toMatchObject([{ by: "lost", unheard: "customer" }]);
  });

  it.each([
    ["joined", joinCall],
    ["gave a sign", checkCall],
  ] as const)("after the caller %s has used it", async (_, sign) => {
    const ports = await answered();
    const ended = endings(ports);
    ports.pass(1);
    await sign({ ...ports, meeting }, asha, call);
    ports.pass(LOST_AFTER);
    await sweepCalls(ports);
    expect(ended).toMatchObject([{ by: "lost", unheard: null }]);
  });

  it("goes on for a minute after the caller has joined, without another sign", async () => {
    const ports = await answered();
    ports.pass(10_000);
    for (const side of [asha, meera]) await joinCall({ ...ports, meeting }, side, call);
    ports.pass(LOST_AFTER - 1);
    await advance(ports, call.callId);
    expect(ports.calls.calls.get("call-1")?.value.status).toBe("active");
  });

  it("counts until a minute after the last sign of the side that is gone, however late that is noticed", async () => {
    const ports = memoryCalls(() => Promise.resolve());
    const { calls } = ports;
    calls.listening.add("meera");
    const plan: PlanTerm = {
      planId: "daily-care",
      status: "active",
      validUntil: ports.runtime.now() + 86_400_000,
      item: null,
      paymentId: "",
      terms: [],
    };
    const open = calls.open.bind(calls);
    calls.open = (callId, one, ...rest) => open(callId, { ...one, allowance: "plan" }, ...rest);
    const sides = calls.sides.bind(calls);
    calls.sides = async (one) => ({ ...(await sides(one)), funds: { plans: [plan], used: {} } });
    const ended = endings(ports);
    await startCall(ports, asha, call);
    await answerCall(ports, meera, call);
    ports.pass(10_000);
    await checkCall(ports, asha, call);
    await checkCall(ports, meera, call);
    ports.pass(170_000);
    await sweepCalls(ports);
    expect(ended).toMatchObject([{ by: "lost", uses: [{ kind: "call", time: 10_000 + LOST_AFTER }] }]);
  });
});
