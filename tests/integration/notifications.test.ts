import { randomUUID } from "node:crypto";
import { CHAT_PRESENT_WITHIN } from "@thodu/domain/chat/presence";
import { notice } from "@thodu/domain/notifications/notices";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { deliver } from "../../functions/src/usecases/notifications/deliver";
import { sweepPlans } from "../../functions/src/usecases/notifications/sweepPlans";
import { wiring } from "../../functions/src/runtime/wiring";
import { deliverNotice } from "../../functions/src/triggers/deliverNotice";
import { accepted, call } from "../support/callables";
import { mailsTo, pushesTo } from "../support/mails";
import { account, adminAuth, database, guest, listener, type Person } from "../support/people";
import { suite } from "../support/suite";

const SOON = { timeout: 60_000, interval: 100 };
const messagesOf = async ({ uid }: Person) =>
  (await database().collection(`users/${uid}/notifications`).get()).docs
    .map((doc) => String(doc.get("message")))
    .sort();
const settled = async ({ uid }: Person, count: number) => {
  const { docs } = await database().collection(`users/${uid}/outbox`).get();
  expect(docs.map((doc) => doc.get("settledAt") !== null)).toEqual(Array.from({ length: count }, () => true));
};
const say = async (by: Person, text: string, conversationId?: string) =>
  accepted(
    await call(
      "sendMessage",
      { messageId: randomUUID(), text, ...(conversationId !== undefined && { conversationId }) },
      by.token,
    ),
  );

const REPLY = "Your listener wrote to you.";
const PLACE = "It is your turn: a listener is here for you.";

let admin: Person;
let helper: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
  helper = await listener(admin);
  await database().doc(`volunteers/${helper.uid}`).update({ capacity: 50 });
});

async function talking(): Promise<Person> {
  const person = await guest();
  await say(person, "A secret");
  accepted(await call("claimConversation", { conversationId: person.uid }, helper.token));
  return person;
}

describe("a customer", () => {
  it("is told of their turn, and of a reply once until they have read it, never of its words", async () => {
    const person = await talking();
    for (const text of ["One secret", "Two secrets"]) await say(helper, text, person.uid);
    await vi.waitFor(() => settled(person, 3), SOON);
    expect(await messagesOf(person)).toEqual([PLACE, REPLY]);
    accepted(await call("markConversationRead", { conversationId: person.uid }, person.token));
    await say(helper, "Three secrets", person.uid);
    await vi.waitFor(() => settled(person, 4), SOON);
    expect(await messagesOf(person)).toEqual([PLACE, REPLY, REPLY]);
  });

  it("whose phone died is told once, though the chat still counted as open when the first reply came", async () => {
    const person = await talking();
    await vi.waitFor(() => settled(person, 1), SOON);
    const lastWord = (ago: number) =>
      database()
        .doc(`conversations/${person.uid}/presence/${person.uid}`)
        .set({ typing: false, active: true, at: Timestamp.fromMillis(Date.now() - ago) });
    await lastWord(0);
    await say(helper, "The first", person.uid);
    await vi.waitFor(() => settled(person, 2), SOON);
    expect(await messagesOf(person)).toEqual([PLACE]);
    await lastWord(CHAT_PRESENT_WITHIN);
    for (const text of ["The second", "The third"]) await say(helper, text, person.uid);
    await vi.waitFor(() => settled(person, 4), SOON);
    expect(await messagesOf(person)).toEqual([PLACE, REPLY]);
  });

  it("who has the chat open is told nothing", async () => {
    const person = await talking();
    await vi.waitFor(() => settled(person, 1), SOON);
    await database()
      .doc(`conversations/${person.uid}/presence/${person.uid}`)
      .set({ typing: false, active: true, at: Timestamp.now() });
    await say(helper, "You see this", person.uid);
    await vi.waitFor(() => settled(person, 2), SOON);
    expect(await messagesOf(person)).toEqual([PLACE]);
  });

  it("who switched notifications off is told nothing", async () => {
    const person = await guest();
    await database().doc(`users/${person.uid}/private/preferences`).set({ inApp: false });
    await say(person, "Hello");
    accepted(await call("claimConversation", { conversationId: person.uid }, helper.token));
    await vi.waitFor(() => settled(person, 1), SOON);
    expect(await messagesOf(person)).toEqual([]);
  });
});

it("an event delivered five times at once makes one notification", async () => {
  const person = await account();
  await database()
    .doc(`users/${person.uid}/outbox/five`)
    .set({ kind: "case-decided", at: Timestamp.now(), settledAt: null });
  await Promise.all(Array.from({ length: 5 }, () => deliver(wiring(), person.uid, "five")));
  await vi.waitFor(() => settled(person, 1), SOON);
  expect(await messagesOf(person)).toEqual(["Our team has looked at what you told us."]);
  const event = await database().doc(`users/${person.uid}/outbox/five`).get();
  const [goes, settledAt] = ["expireAt", "settledAt"].map((name) =>
    z.instanceof(Timestamp).parse(event.get(name)).toMillis(),
  );
  expect(Math.round(((goes ?? 0) - (settledAt ?? 0)) / 86_400_000)).toBe(30);
});

it("an event that comes five times more to the trigger makes one notification, one e-mail and one push", async () => {
  const person = await account();
  await adminAuth().updateUser(person.uid, { emailVerified: true });
  await database().doc(`users/${person.uid}/private/preferences`).set({ push: true });
  const token = `phone:${randomUUID()}`;
  accepted(await call("addDevice", { token }, person.token));
  const document = `users/${person.uid}/outbox/five`;
  await database().doc(document).create({ kind: "support-reply", at: Timestamp.now(), settledAt: null });
  const time = new Date().toISOString();
  const [project, location] = [suite().project, "asia-south1"];
  const event = {
    specversion: "1.0",
    id: "one",
    source: document,
    type: "google.cloud.firestore.document.v1.created",
    time,
    location,
    project,
    database: "(default)",
    namespace: "(default)",
    document,
  } as const;
  const comes = async (): Promise<void> => {
    await deliverNotice.run({ ...event, params: { uid: person.uid, id: "five" }, data: undefined });
  };
  await Promise.all(Array.from({ length: 5 }, comes));
  await vi.waitFor(async () => {
    expect(notice.parse((await database().doc(document).get()).data()).sends).toEqual({ email: "sent", push: "sent" });
  }, SOON);
  expect(await messagesOf(person)).toEqual(["Our team answered your question."]);
  expect(await mailsTo(person.email)).toHaveLength(1);
  expect(await pushesTo(token)).toHaveLength(1);
});

it("an applicant is told of the approval, and again only after it had ended", async () => {
  const person = await account();
  const decide = async (name: "approveVolunteer" | "revokeVolunteer") =>
    accepted(await call(name, { uid: person.uid }, admin.token));
  accepted(await call("applyAsVolunteer", {}, person.token));
  await decide("approveVolunteer");
  await decide("approveVolunteer");
  await vi.waitFor(() => settled(person, 1), SOON);
  await decide("revokeVolunteer");
  await decide("approveVolunteer");
  await vi.waitFor(() => settled(person, 2), SOON);
  expect(await messagesOf(person)).toEqual(
    Array.from({ length: 2 }, () => "Your application was approved. You can listen now."),
  );
});

it("whose appointment the team cancels is told once, however often that is pressed; not if it took place", async () => {
  for (const [outcome, told] of [
    ["cancelled", ["Your appointment was cancelled. The therapy page says what you can do now."]],
    ["done", []],
  ] as const) {
    const [person, appointmentId] = [await guest(), randomUUID()];
    await database()
      .doc(`appointmentRequests/${appointmentId}`)
      .set({
        userId: person.uid,
        name: "Asha",
        email: `${appointmentId}@people.example`,
        issue: "Sleep",
        status: "confirmed",
        assigned: true,
        createdAt: Timestamp.now(),
      });
    const close = async () => accepted(await call("closeAppointment", { appointmentId, outcome }, admin.token));
    await Promise.all([close(), close()]);
    await close();
    await vi.waitFor(() => settled(person, told.length), SOON);
    expect(await messagesOf(person)).toEqual(told);
  }
});

it("who has used up their Pay As You Go is not told that it ends", async () => {
  const person = await account();
  const end = Date.now() + 3_600_000;
  const paymentId = "pay_29QQoUBi66xm2f";
  await database()
    .doc(`premiumUsers/${person.uid}`)
    .set({
      planId: "pay-as-you-go",
      item: "chat",
      paymentId,
      status: "active",
      validUntil: Timestamp.fromMillis(end),
    });
  await database().doc(`usage/${person.uid}_${paymentId}`).set({ userId: person.uid, key: paymentId, chat: 1_800_000 });
  const onDefect = (error: unknown): void => expect(error).toBeUndefined();
  const ports = { ...wiring(), onDefect };
  await sweepPlans(ports);
  await sweepPlans({ ...ports, runtime: { ...ports.runtime, now: () => end + 1_000 } });
  expect((await database().collection(`users/${person.uid}/outbox`).get()).size).toBe(0);
});

it("whose plan ends is told once before and once after", async () => {
  const person = await account();
  const end = Date.now() + 3_600_000;
  await database()
    .doc(`premiumUsers/${person.uid}`)
    .set({ userId: person.uid, planId: "daily-care", status: "active", validUntil: Timestamp.fromMillis(end) });
  const onDefect = (error: unknown): void => expect(error).toBeUndefined();
  const ports = { ...wiring(), onDefect };
  for (let n = 0; n < 2; n += 1) await sweepPlans(ports);
  await vi.waitFor(() => settled(person, 1), SOON);
  for (let n = 0; n < 2; n += 1) await sweepPlans({ ...ports, runtime: { ...ports.runtime, now: () => end + 1_000 } });
  await vi.waitFor(() => settled(person, 2), SOON);
  expect(await messagesOf(person)).toEqual(["Your plan ends in less than three days.", "Your plan has ended."].sort());
});
