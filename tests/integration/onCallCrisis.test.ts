import { randomUUID } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { beginCrisisPages } from "../../functions/src/usecases/oncall/begin";
import { accepted, call } from "../support/callables";
import { nobodyOnCall, phone, record, rings, ringsOf, statesOf } from "../support/onCall";
import { account, database, guest, listener, type Person } from "../support/people";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
nobodyOnCall();

const claim = (one: Person, who: Person) => call("claimConversation", { conversationId: who.uid }, one.token);

/** Makes their listener not have answered for two minutes. */
async function leavesUnanswered({ uid }: Person): Promise<void> {
  const long = Timestamp.fromMillis(Date.now() - 120_000);
  const silence = { lastMessageAt: long, unansweredSince: long.toMillis(), claimedAt: long };
  await database().doc(`conversations/${uid}`).update(silence);
  await beginCrisisPages({ ...wiring(), onDefect: (error) => expect(error).toBeUndefined() });
}

describe("a crisis", () => {
  it("rings no longer once its listener has answered", async () => {
    const [holder, one] = [await listener(admin), await phone(admin)];
    const person = await guest();
    accepted(await call("sendMessage", { messageId: randomUUID(), text: "I want to kill myself" }, person.token));
    accepted(await claim(holder, person));
    await leavesUnanswered(person);
    await rings(one);
    // A phone without a receipt is checked again after four seconds.
    const [ringing] = await ringsOf(one);
    accepted(await call("answerRing", { ringId: ringing?.id ?? "", answer: "shown" }, one.token));
    const reply = { messageId: randomUUID(), text: "I am here now.", conversationId: person.uid };
    accepted(await call("sendMessage", reply, holder.token));
    // Long before the next scheduled run, which comes with the next wave.
    await vi.waitFor(async () => expect(await statesOf(one)).toEqual(["taken"]), { timeout: 10_000, interval: 100 });
    expect(await record(one)).toMatchObject({ missed: 0 });
  });

  it("wakes phones that may be woken for it, also if its listener does not answer", async () => {
    const holder = await listener(admin);
    const asleep = await phone(admin, "crisis");
    const person = await guest();
    accepted(await call("sendMessage", { messageId: randomUUID(), text: "I want to kill myself" }, person.token));
    accepted(await claim(holder, person));
    await leavesUnanswered(person);
    await rings(asleep);
    accepted(await call("claimConversation", { conversationId: person.uid, takeOver: true }, asleep.token));
    expect(await statesOf(asleep)).toEqual(["answered"]);
    accepted(await call("releaseConversation", { conversationId: person.uid }, asleep.token));
    expect((await database().doc(`volunteers/${asleep.uid}`).get()).get("crisisEndedAt")).not.toBeNull();
  });
});
