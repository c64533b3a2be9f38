import { refuse } from "@thodu/domain/errors";
import { describe, expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { memoryCalls } from "../../../../tests/support/memoryCalls";
import { endCallBetween, endCallsOf } from "./course";
import { answerCall, endCall } from "./sides";
import { startCall } from "./startCall";

const asha = anActor({ uid: "asha", listener: false });
const meera = anActor({ uid: "meera", listener: true });
const call = { callId: "call-1" };
const crisis = { agreed: "She calls her sister.", whoKnows: "Her sister.", linesGiven: true };

type Ports = ReturnType<typeof memoryCalls>;

async function inCall() {
  const ports = memoryCalls(() => Promise.resolve());
  ports.calls.listening.add("meera");
  await startCall(ports, asha, call);
  await answerCall(ports, meera, call);
  return { ports, told: () => ports.calls.cases.get("call-1")?.crisis };
}

describe("what a listener reports at the end of a call in a crisis", () => {
  const inCrisis = async () => {
    const set = await inCall();
    set.ports.calls.crises.add("asha");
    return set;
  };

  it.each([
    ["as they end the call", []],
    ["after the caller ended it", [asha]],
  ] as const)("is kept: %s", async (_, before) => {
    const { ports, told } = await inCrisis();
    for (const side of before) await endCall(ports, side, call);
    expect(await endCall(ports, meera, { ...call, crisis })).toMatchObject({ ok: true });
    expect(told()).toEqual(crisis);
  });

  it("stays as it was first reported, also if another of their pages sends something else", async () => {
    const { ports, told } = await inCrisis();
    await endCall(ports, meera, { ...call, crisis });
    await endCall(ports, meera, { ...call, crisis: { ...crisis, agreed: "Nothing." } });
    expect(told()).toEqual(crisis);
  });

  it("is stored with a retry if the case changed meanwhile", async () => {
    const { ports, told } = await inCrisis();
    await endCall(ports, asha, call);
    const tell = ports.calls.tell.bind(ports.calls);
    ports.calls.tell = () => {
      ports.calls.tell = tell;
      return Promise.resolve("conflict");
    };
    expect(await endCall(ports, meera, { ...call, crisis })).toMatchObject({ ok: true });
    expect(told()).toEqual(crisis);
  });

  it("can't be reported by the caller, nor long after the call", async () => {
    const { ports, told } = await inCrisis();
    await endCall(ports, asha, { ...call, crisis });
    expect(told()).toBeUndefined();
    ports.pass(11 * 60_000);
    expect(await endCall(ports, meera, { ...call, crisis })).toEqual({ ok: false, failure: refuse("NOT_FOUND") });
    expect(told()).toBeUndefined();
    // Without an answer of the listener nothing can get lost, so the call ends.
    expect(await endCall(ports, meera, call)).toMatchObject({ ok: true });
  });

  it("makes no case of a call without a crisis, and is refused there", async () => {
    const { ports } = await inCall();
    await endCall(ports, asha, call);
    expect(await endCall(ports, meera, { ...call, crisis })).toEqual({ ok: false, failure: refuse("NOT_FOUND") });
    expect(ports.calls.cases.size).toBe(0);
  });
});

it.each<[string, (ports: Ports) => Promise<unknown>]>([
  ["the caller hangs up", (ports) => endCall(ports, asha, call)],
  ["the listener hangs up", (ports) => endCall(ports, meera, call)],
  ["the listener’s approval ends", (ports) => endCallsOf(ports, "meera")],
  ["the caller begins another call", (ports) => startCall(ports, asha, { callId: "call-2" })],
  ["a report blocks the two", (ports) => endCallBetween(ports, { customerId: "asha", listener: "meera" })],
])("a crisis that the chat flagged just before also counts for the call when %s", async (_, end) => {
  const { ports } = await inCall();
  ports.calls.crises.add("asha");
  await end(ports);
  expect(ports.calls.calls.get("call-1")?.value).toMatchObject({ status: "ended", allowance: "crisis" });
  expect(ports.calls.cases.get("call-1")).toMatchObject({ category: "crisis-ended", conversationId: "asha" });
  expect(ports.calls.liftedFree).toEqual(["call-1"]);
});
