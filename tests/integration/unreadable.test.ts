import { randomUUID } from "node:crypto";
import { conversation } from "@thodu/domain/chat/model";
import { RING_TIME } from "@thodu/domain/calls/course";
import { DAY, kolkataDay, MINUTE } from "@thodu/domain/time";
import { Timestamp, type DocumentData } from "firebase-admin/firestore";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { sweepDeletions } from "../../functions/src/usecases/accounts/deleteMyAccount";
import { sweepExpiredConversations } from "../../functions/src/usecases/accounts/sweepExpiredConversations";
import { sweepAppointments } from "../../functions/src/usecases/appointments/assignTherapist";
import { sweepCalls } from "../../functions/src/usecases/calls/course";
import { freeDeserted } from "../../functions/src/usecases/matching/freeDeserted";
import { sweepPlans } from "../../functions/src/usecases/notifications/sweepPlans";
import { sweepOrders } from "../../functions/src/usecases/payments/sweepOrders";
import { accepted, call, reasonOf } from "../support/callables";
import { aCall } from "../support/domain";
import { quietCalls } from "../support/listeners";
import { account, database, guest, listener, type Person } from "../support/people";
import { phone, quietPhones, ringsOf } from "../support/onCall";
import { emptyDesk } from "../support/stories";
import { brokenChat, longAgo, put, stamped, takeAway, watched } from "../support/unreadable";

/** One broken document in every collection that a sweep, the matcher or a list reads, before the valid ones. */

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(emptyDesk);
afterEach(takeAway);

const brokenCall = (changes: DocumentData = {}): DocumentData => ({
  ...stamped(aCall()),
  startedAt: longAgo,
  locale: "ta",
  ...changes,
});

const summary = async ({ uid }: Person) =>
  conversation.parse((await database().doc(`conversations/${uid}`).get()).data());

async function waiting(): Promise<Person> {
  const person = await guest();
  accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
  return person;
}

async function online(): Promise<Person> {
  const one = await listener(admin);
  accepted(await call("setAvailability", { availability: "online" }, one.token));
  return one;
}

describe("an unreadable document", () => {
  it("stops neither the matcher nor a place nor the desk of others", async () => {
    await put(`conversations/${randomUUID()}`, brokenChat());
    await put(`conversations/${randomUUID()}`, brokenChat({ risk: "crisis" }));
    await put(
      `conversations/${randomUUID()}`,
      brokenChat({ status: "active", risk: "crisis", volunteerId: "nobody", waitingSince: null }),
    );
    await put(`conversations/${randomUUID()}`, brokenChat({ offer: { to: "nobody", expiresAt: Date.now() + MINUTE } }));
    await put(`calls/${randomUUID()}`, brokenCall());
    await put(`volunteers/${randomUUID()}`, { availability: "online", approved: true, load: "many" });
    await put(`statistics/${kolkataDay(Date.now())}`, { waits: "long" });
    await put("desk/presence", { anyone: "perhaps" });
    const [person, one] = [await waiting(), await online()];
    expect(accepted(await call("readQueue", {}, person.token))).toMatchObject({ anyone: true });
    expect((await summary(person)).offer?.to).toBe(one.uid);
    expect(accepted(await call("readDesk", {}, admin.token)).online).toBe(1);
    expect(accepted(await call("listColleagues", {}, (await online()).token)).colleagues.map(({ uid }) => uid)).toEqual(
      [one.uid],
    );
    expect(
      accepted(await call("requestHelp", { requestId: randomUUID() }, (await guest()).token)).position,
    ).toBeGreaterThan(0);
  });

  it("of a listener on call leaves the others rung for", { timeout: 120_000 }, async () => {
    await quietPhones();
    const [nobody, sound] = [randomUUID(), await phone(admin)];
    await put(`volunteers/${nobody}`, { availability: "online", approved: true, load: "many" });
    await put(`onCall/${nobody}`, { on: true, zone: 7 });
    await put(`conversations/${nobody}`, brokenChat());
    await put(`pages/${nobody}`, { since: 1, waves: 0, rung: {}, network: null, endedAt: null, unanswered: false });
    await put(`pages/${randomUUID()}`, { since: 0, waves: "many", endedAt: null });
    await put(`rings/${randomUUID()}`, { state: "ringing", uid: 7 });
    const ended = { at: longAgo, until: longAgo, deliveredAt: null, shownAt: null, answeredAt: null, endedAt: null };
    await put(`rings/${randomUUID()}`, { state: "ringing", uid: nobody, customerId: nobody, wave: 1, ...ended });
    const person = await waiting();
    accepted(await call("readQueue", {}, person.token));
    await expect
      .poll(async () => (await ringsOf(sound)).map(({ state, customerId }) => ({ state, customerId })), {
        timeout: 30_000,
      })
      .toEqual([{ state: "ringing", customerId: person.uid }]);
    await quietPhones();
  });

  it("held by a silent listener leaves the others to be freed", async () => {
    const [one, person] = [await online(), await waiting()];
    accepted(await call("claimConversation", { conversationId: person.uid }, one.token));
    await put(
      `conversations/${randomUUID()}`,
      brokenChat({ status: "active", volunteerId: one.uid, waitingSince: null }),
    );
    await put(`volunteers/${randomUUID()}`, { load: 99, approved: "yes" });
    await database()
      .doc(`volunteers/${one.uid}`)
      .update({ seenAt: Timestamp.fromMillis(Date.now() - 6 * MINUTE) });
    const { ports, defects } = watched();
    await freeDeserted(ports);
    expect(await summary(person)).toMatchObject({ status: "waiting", notice: "listener-left" });
    expect(defects).toHaveLength(1);
    accepted(await call("revokeVolunteer", { uid: one.uid }, admin.token));
    expect((await database().doc(`volunteers/${one.uid}`).get()).get("approved")).toBe(false);
  });

  it("among the calls leaves the others handled, and lets callers through", async () => {
    await quietCalls();
    const [bad, sound] = [randomUUID(), randomUUID()];
    await put(`calls/${bad}`, brokenCall());
    const late = Timestamp.fromMillis(Date.now() - RING_TIME);
    await put(`calls/${sound}`, {
      ...stamped(aCall({ customerId: randomUUID(), volunteerId: randomUUID() })),
      startedAt: late,
      ringUntil: late,
    });
    const { ports, defects } = watched();
    await sweepCalls(ports);
    expect((await database().doc(`calls/${sound}`).get()).get("status")).toBe("missed");
    expect(defects.map(String).filter((each) => each.includes(`calls/${bad}`))).toHaveLength(1);

    const stranger = randomUUID();
    await put(`callListeners/${stranger}`, { on: true, seenAt: Timestamp.now() });
    await put(`volunteers/${stranger}`, { approved: true, load: "many" });
    expect(
      accepted(await call("startCall", { callId: randomUUID() }, (await guest()).token)).maxSeconds,
    ).toBeGreaterThan(0);
  });

  it("among the appointment requests, or on the roster, leaves the others assigned", async () => {
    const [bad, sound] = [randomUUID(), randomUUID()];
    const request = {
      userId: "asha",
      name: "Asha",
      email: "asha@people.example",
      issue: "Sleep",
      status: "pending",
      assigned: false,
      noSlot: false,
      createdAt: longAgo,
    };
    await put(`appointmentRequests/${bad}`, {
      ...request,
      createdAt: Timestamp.fromMillis(longAgo.toMillis() - 1),
      locale: "ta",
    });
    await put(`appointmentRequests/${sound}`, request);
    await put(`therapists/${randomUUID()}`, { name: 7 });
    const { ports, defects } = watched();
    await sweepAppointments(ports);
    const after = await database().doc(`appointmentRequests/${sound}`).get();
    expect(after.get("status") === "confirmed" || after.get("noSlot") === true).toBe(true);
    expect(defects.map(String).filter((each) => each.includes(`appointmentRequests/${bad}`))).toHaveLength(1);
  });

  it("among the plans leaves the others’ owners notified", async () => {
    const owner = randomUUID();
    const validUntil = Timestamp.fromMillis(Date.now() + DAY);
    const plan = { planId: "daily-care", status: "active", validUntil };
    await put(`premiumUsers/${randomUUID()}`, { ...plan, planId: "of another time" });
    await put(`premiumUsers/${owner}`, plan);
    await sweepPlans(watched().ports);
    const { docs } = await database().collection(`users/${owner}/outbox`).get();
    expect(docs.map((doc): unknown => doc.get("kind"))).toEqual(["plan-ending"]);
  });

  it("of the payments leaves the others completed", async () => {
    const receivedAt = Timestamp.fromMillis(Date.now() - MINUTE);
    const event = {
      event: "refund.created",
      orderId: null,
      paymentId: null,
      subscriptionId: null,
      hash: "x",
      applied: false,
      receivedAt,
    };
    const sound = await put(`paymentEvents/${randomUUID()}`, event);
    await put(`paymentEvents/${randomUUID()}`, {
      ...event,
      event: 7,
      receivedAt: Timestamp.fromMillis(receivedAt.toMillis() - 1),
    });
    const [order, refund, subscription, plan] = [
      "order_unreadable0001",
      "pay_unreadable0001",
      "sub_unreadable0001",
      randomUUID(),
    ];
    await put(`orders/${order}`, { checkAt: longAgo });
    await put(`refunds/${refund}`, { checkAt: longAgo });
    await put(`subscriptions/${subscription}`, { checkAt: longAgo });
    await put(`premiumUsers/${plan}`, { reviewAt: longAgo, planId: "of another time" });
    const { ports, defects } = watched();
    await sweepOrders(ports);
    expect((await database().doc(sound).get()).get("applied")).toBe(true);
    expect(defects.map(String).filter((each) => each.includes(`premiumUsers/${plan}`))).toHaveLength(1);
  });

  it("whose time is over leaves the others erased", async () => {
    const [bad, person] = [randomUUID(), await waiting()];
    await put(`conversations/${bad}`, brokenChat({ expireAt: Timestamp.fromMillis(longAgo.toMillis() - 1) }));
    await database().doc(`conversations/${person.uid}`).update({ expireAt: longAgo });
    const { ports, defects } = watched();
    expect((await sweepExpiredConversations(ports)).conversations).toMatchObject({ failed: 1 });
    expect((await database().doc(`conversations/${person.uid}`).get()).exists).toBe(false);
    expect(defects).toHaveLength(1);
  });

  it("among the deletions leaves the others finished", async () => {
    const [bad, sound] = [randomUUID(), randomUUID()];
    await put(`deletions/${bad}`, { startedAt: Timestamp.fromMillis(longAgo.toMillis() - 1) });
    await put(`deletions/${sound}`, { pseudonym: randomUUID(), done: 4, startedAt: longAgo });
    const { ports, defects } = watched();
    await sweepDeletions(ports);
    expect((await database().doc(`deletions/${sound}`).get()).exists).toBe(false);
    expect(defects).toHaveLength(1);
  });

  it("in a list is left out of it", async () => {
    const [one, person] = [await online(), await waiting()];
    const conversationId = person.uid;
    accepted(await call("claimConversation", { conversationId }, one.token));
    accepted(await call("addNote", { conversationId, noteId: randomUUID(), text: "Sleeps badly." }, one.token));
    await put(`conversations/${conversationId}/notes/${randomUUID()}`, { at: Timestamp.now(), kind: "song" });
    await put(`conversations/${conversationId}/chatMessages/${randomUUID()}`, { timestamp: Timestamp.now(), text: 7 });
    await put(`users/${one.uid}/devices/${randomUUID()}`, { at: Timestamp.now() });
    expect(accepted(await call("readNotes", { conversationId }, one.token)).notes.map(({ text }) => text)).toEqual([
      "Sleeps badly.",
    ]);
    expect(
      accepted(await call("readHistory", { conversationId }, one.token)).messages.map(({ messageId }) => messageId),
    ).toEqual(["first"]);
    expect((await wiring().outbox.reader(one.uid, null)).devices).toEqual([]);
    accepted(await call("endConversation", { conversationId }, one.token));
    await put(`conversations/${randomUUID()}`, brokenChat({ status: "closed", lastVolunteerId: one.uid }));
    expect(accepted(await call("listEnded", {}, one.token)).conversations.map((each) => each.conversationId)).toEqual([
      conversationId,
    ]);
  });

  it("is refused to a caller who asks for it alone, and to nobody else", async () => {
    const person = await guest();
    await put(`conversations/${person.uid}`, brokenChat());
    expect(reasonOf(await call("readQueue", {}, person.token))).toBe("INTERNAL");
    expect(accepted(await call("readQueue", {}, (await waiting()).token)).position).toBe(2);
  });
});
