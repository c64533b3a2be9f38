import { MINUTE } from "@thodu/domain/time";
import { beforeEach, describe, expect, it } from "vitest";
import { NOON } from "../../../../tests/support/domain";
import { crisisOf, held, listener, matcherOf, person, Said } from "../../../../tests/support/memoryMatching";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";

let said: Said;
const run = async (): Promise<void> => {
  const runtime = new MemoryRuntime();
  runtime.time = NOON;
  await matcherOf(said, runtime, (error) => {
    throw error;
  }).run();
};
beforeEach(() => {
  said = new Said();
});

describe("a person whose listener asks a colleague to go on with them", () => {
  const asked = (expiresAt: number) => ({
    offer: { to: "meera", expiresAt, handOver: true },
    passed: { devi: NOON - 1 },
  });
  beforeEach(() => {
    said.listeners = [listener("meera"), listener("ravi"), listener("devi", { load: 1 })];
  });

  it("stays with that listener until the colleague accepts: nobody else is asked, nor that colleague about others", async () => {
    said.people = [held("devi", "asha", asked(NOON + 1)), person("kiran", { locale: "en" })];
    said.listeners = [listener("meera", { idleSince: 0 }), listener("devi", { load: 3 })];
    await run();
    expect(said.written).toEqual(["somebody"]);
  });

  it("is asked about no more once the time is over, or the colleague can't accept; that is nobody's pass", async () => {
    said.people = [held("devi", "asha", asked(NOON))];
    await run();
    said.people = [held("devi", "asha", asked(NOON + 1))];
    said.listeners = [listener("ravi")];
    await run();
    expect(said.written).toEqual(["somebody", "asha to nobody", "somebody", "asha to nobody"]);
    expect(said.passed).toEqual([{ devi: NOON - 1 }, { devi: NOON - 1 }]);
  });

  it("in a crisis without an answer is offered to others after that, and the record says so", async () => {
    said.held = [crisisOf("devi", "asha", { ...asked(NOON + 1), passed: {} })];
    await run();
    expect(said.written).toEqual(["somebody"]);
    said.held = [crisisOf("devi", "asha", { ...asked(NOON), passed: {} })];
    await run();
    expect(said.written.at(-1)).toBe("asha to ravi");
    expect(said.audit).toMatchObject([{ action: "conversation.unanswered" }]);
  });
});

describe("a person who waits in the chat and is in a call", () => {
  const running = { offer: { to: "meera", expiresAt: NOON + 1 }, passed: { ravi: NOON - 1 } };
  beforeEach(() => {
    said.listeners = [listener("meera"), listener("ravi")];
    said.onPhone.add("asha");
  });

  it("is offered to nobody, and a standing offer of them is withdrawn and counts as passed by nobody", async () => {
    said.people = [person("asha")];
    await run();
    expect(said.written).toEqual(["somebody"]);
    said.people = [person("asha", running)];
    await run();
    expect(said.written).toContain("asha to nobody");
    expect(said.passed.at(-1)).toEqual(running.passed);
  });

  it("is still offered in a crisis: that call must not be their only help", async () => {
    said.people = [person("asha", { risk: "crisis" })];
    await run();
    expect(said.written).toContain("asha to meera");
  });

  it("is not told of their turn", async () => {
    const since = NOON - 20 * MINUTE;
    const tellMe = { since, until: NOON + MINUTE, calls: 0, calledAt: null };
    said.promised = [person("asha", { waitingSince: null, gone: { at: NOON - 1, waitingSince: since }, tellMe })];
    await run();
    expect(said.written).toEqual(["somebody"]);
  });

  it("is still offered to the listener of their agreed time, and to no other", async () => {
    const laterTime = { since: NOON, at: NOON - 1, state: "taken", by: "ravi", reminded: true };
    said.near = [person("asha", { laterTime })];
    await run();
    expect(said.written).toContain("asha to ravi");
    said.written.length = 0;
    said.listeners = [listener("meera"), listener("ravi", { inCall: true })];
    await run();
    expect(said.written).toEqual(["somebody"]);
  });
});

describe("a crisis that its listener does not answer", () => {
  it("is offered to a colleague, and that is recorded once", async () => {
    said.listeners = [listener("meera"), listener("ravi")];
    said.held = [crisisOf("meera", "asha"), crisisOf("meera", "kiran", { lastMessageAt: NOON - MINUTE })];
    await run();
    expect(said.written.toSorted()).toEqual(["asha to ravi", "somebody"]);
    expect(said.audit).toEqual([{ actor: "server", action: "conversation.unanswered", target: "asha", reason: "" }]);
    // Also after the pass of whoever was asked first no longer counts.
    for (const ago of [0, 2 * MINUTE]) {
      said.held = [crisisOf("meera", "asha", { lastMessageAt: NOON - 5 * MINUTE, passed: { john: NOON - ago } })];
      await run();
      expect(said.audit).toHaveLength(1);
    }
  });

  it("is recorded also if a colleague whom their listener asked has just said no", async () => {
    said.listeners = [listener("meera"), listener("ravi"), listener("john")];
    // The pass is of the 85th second: the queue asks others only after 90.
    said.held = [crisisOf("meera", "asha", { lastMessageAt: NOON - 95_000, passed: { john: NOON - 10_000 } })];
    await run();
    expect(said.audit).toMatchObject([{ action: "conversation.unanswered", target: "asha" }]);
  });

  it("is offered to a colleague also while its listener is on a break, as soon as one has a free place", async () => {
    const onBreak = listener("meera", { availability: "away", onBreak: true, load: 1, holdsCrisis: true });
    said.held = [crisisOf("meera", "asha", { unreadByVolunteer: 0 })];
    said.listeners = [onBreak, listener("ravi", { load: 3, capacity: 3 })];
    await run();
    expect(said.written).not.toContain("asha to ravi");
    said.listeners = [onBreak, listener("ravi", { load: 2, capacity: 3 })];
    await run();
    expect(said.written).toContain("asha to ravi");
    expect(said.audit).toMatchObject([{ action: "conversation.unanswered", target: "asha" }]);
  });

  it("is offered to nobody while the two are in a call, nor once the listener has answered", async () => {
    said.listeners = [listener("meera"), listener("ravi")];
    said.held = [crisisOf("meera", "asha")];
    said.onPhone.add("asha");
    await run();
    expect(said.written).toEqual(["somebody"]);
    said.people = [crisisOf("meera", "asha", { lastSender: "volunteer", offer: { to: "ravi", expiresAt: NOON + 1 } })];
    said.held = [];
    await run();
    expect(said.written).toContain("asha to nobody");
  });

  it("that was answered loses an expired offer as well, and keeps who passed", async () => {
    said.listeners = [listener("meera"), listener("ravi")];
    const offer = { to: "ravi", expiresAt: NOON - MINUTE };
    said.held = [crisisOf("meera", "asha", { lastSender: "volunteer", offer, passed: { john: NOON } })];
    await run();
    expect(said.written.toSorted()).toEqual(["asha to nobody", "somebody"]);
    expect(said.passed).toEqual([{ john: NOON }]);
  });
});
