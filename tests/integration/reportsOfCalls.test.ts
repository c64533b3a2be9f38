import { report } from "@thodu/domain/reports/model";
import { beforeAll, describe, expect, it } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { ringing, stored as storedCall, taking } from "../support/calls";
import { conversationOf } from "../support/conversations";
import { account, database, guest, listener, type Person } from "../support/people";
import { quietCalls } from "../support/listeners";
import { emptyDesk } from "../support/stories";

let admin: Person;
beforeAll(async () => {
  await emptyDesk();
  admin = await account({ admin: true });
});

const stored = async (id: string) => report.parse((await database().doc(`reports/${id}`).get()).data());

async function talking(): Promise<readonly [Person, Person]> {
  const [person, one] = [await guest(), await listener(admin)];
  accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
  accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
  return [person, one];
}

describe("a report", () => {
  it("after a call is about the listener who answered it, whoever wrote last; also by a person who has only called", async () => {
    const [person, wrote] = await talking();
    accepted(await call("sendMessage", { messageId: "kind", text: "hello", conversationId: person.uid }, wrote.token));
    const [caller, spoke] = [await guest(), await listener(admin)];
    const callOf = async ({ uid }: Person, answeredAt: Date | null): Promise<string> => {
      const ref = database().collection("calls").doc();
      await ref.set({
        customerId: uid,
        alias: "Gentle Meadow 809",
        locale: "en",
        volunteerId: spoke.uid,
        status: answeredAt ? "ended" : "missed",
        allowance: "free",
        maxSeconds: 900,
        startedAt: new Date(),
        ringUntil: null,
        answeredAt,
        endsAt: null,
        endedAt: new Date(),
        endedBy: "customer",
        tried: [],
      });
      return ref.id;
    };
    for (const [each, conversation] of [
      [person, "active"],
      [caller, null],
    ] as const) {
      const input = {
        reportId: `call-${each.uid}`,
        conversationId: each.uid,
        callId: await callOf(each, new Date()),
        category: "sexual",
        block: true,
      } as const;
      for (let times = 0; times < 2; times += 1) accepted(await call("reportConversation", input, each.token));
      const expected = { by: "customer", reportedId: spoke.uid, callId: input.callId, messageId: null, blocked: true };
      expect(await stored(input.reportId)).toMatchObject(expected);
      const found = await database().doc(`conversations/${each.uid}`).get();
      expect(found.get("status") ?? null).toBe(conversation);
      accepted(await call("sendMessage", { messageId: `after-${each.uid}`, text: "again" }, each.token));
      const claimed = await call("claimConversation", { conversationId: each.uid, takeOver: true }, spoke.token);
      expect(reasonOf(claimed)).toBe("NOT_PERMITTED");
    }
    const missed = { reportId: "missed", conversationId: caller.uid, callId: await callOf(caller, null) };
    const theirs = { reportId: "theirs", conversationId: caller.uid, callId: await callOf(person, new Date()) };
    for (const input of [missed, theirs])
      expect(reasonOf(await call("reportConversation", { ...input, category: "threat" }, caller.token))).toBe(
        "NOT_FOUND",
      );
  });

  it("at the moment in which the listener claims them keeps the two apart", { timeout: 120_000 }, async () => {
    for (let round = 0; round < 10; round += 1) {
      const [person, one] = await talking();
      accepted(await call("sendMessage", { messageId: "m1", text: "bad", conversationId: person.uid }, one.token));
      accepted(await call("releaseConversation", { conversationId: person.uid }, one.token));
      const [reported] = await Promise.all([
        call(
          "reportConversation",
          { reportId: `race-${person.uid}`, conversationId: person.uid, category: "harassment", block: true },
          person.token,
        ),
        call("claimConversation", { conversationId: person.uid }, one.token),
      ]);
      accepted(reported);
      expect(await conversationOf(person.uid)).toMatchObject({ status: "waiting", volunteerId: null });
    }
  });
});

describe("a call whose crisis becomes known late", () => {
  const called = async (): Promise<{ person: Person; one: Person; callId: string }> => {
    await quietCalls();
    const [person, one] = [await guest(), await taking(admin)];
    const callId = await ringing(person);
    accepted(await call("answerCall", { callId }, one.token));
    return { person, one, callId };
  };
  const crisis = { agreed: "She calls her sister.", whoKnows: "Nobody.", linesGiven: true };

  it("is a case if its caller wrote of it just before the end", async () => {
    const { person, one, callId } = await called();
    accepted(await call("sendMessage", { messageId: "help", text: "I want to kill myself tonight" }, person.token));
    accepted(await call("endCall", { callId, crisis }, one.token));
    expect(await storedCall(callId)).toMatchObject({ status: "ended", endedBy: "volunteer", allowance: "crisis" });
    expect(await stored(`call-${callId}`)).toMatchObject({ category: "crisis-ended", callId, crisis });
  });

  it("is a case if its listener says so after the end, with the first report", async () => {
    const { person, one, callId } = await called();
    accepted(await call("endCall", { callId }, person.token));
    expect((await database().doc(`reports/call-${callId}`).get()).exists).toBe(false);
    const level = "crisis";
    accepted(await call("setRisk", { conversationId: person.uid, callId, level }, one.token));
    expect(await stored(`call-${callId}`)).toMatchObject({ category: "crisis-ended", status: "open" });
    for (const agreed of [crisis.agreed, "Nothing."])
      accepted(await call("endCall", { callId, crisis: { ...crisis, agreed } }, one.token));
    expect((await stored(`call-${callId}`)).crisis).toEqual(crisis);
    expect((await database().doc(`volunteers/${one.uid}`).get()).get("crisisEndedAt")).not.toBeUndefined();
  });
});
