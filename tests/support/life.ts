import { randomUUID } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import { expect, vi } from "vitest";
import { accepted, call } from "./callables";
import { database, type Person } from "./people";

/** Each claim changes the listener's record, so they are made one by one: of many at once, the last would time out. */
let lastClaim: Promise<unknown> = Promise.resolve();

const past = Timestamp.fromMillis(Date.UTC(2026, 0, 15));

/** Makes documents of a person in every collection that may have something about people. */
export async function liveWith(person: Person, listener: Person, admin: Person): Promise<void> {
  const { uid, token } = person;
  const email = person.email === "" ? `${randomUUID()}@people.example` : person.email;
  accepted(await call("updateProfile", { displayName: "Asha", locale: "te" }, token));
  accepted(await call("sendMessage", { messageId: randomUUID(), text: "I cannot sleep." }, token));
  const claim = lastClaim.then(() => call("claimConversation", { conversationId: uid }, listener.token));
  lastClaim = claim;
  accepted(await claim);
  accepted(
    await call("sendMessage", { messageId: randomUUID(), text: "I am here.", conversationId: uid }, listener.token),
  );
  accepted(
    await call(
      "addNote",
      { noteId: randomUUID(), conversationId: uid, text: "Speaks of her brother." },
      listener.token,
    ),
  );
  accepted(await call("requestHelp", { requestId: randomUUID(), note: "Please." }, token));
  accepted(await call("requestAppointment", { requestId: randomUUID(), name: "Asha", email, issue: "Sleep" }, token));
  accepted(await call("submitFeedback", { feedbackId: randomUUID(), text: "It helped." }, token));
  const requestId = randomUUID();
  accepted(await call("contactSupport", { requestId, message: "A question" }, token));
  accepted(await call("replySupport", { requestId, reply: "An answer" }, admin.token));
  const orderId = randomUUID();
  const documents: Readonly<Record<string, object>> = {
    [`users/${uid}/private/preferences`]: { theme: "dark", email: false },
    [`users/${uid}/notifications/welcome`]: {
      type: "General",
      message: "Welcome.",
      unread: true,
      createdAt: past,
      link: null,
    },
    [`users/${uid}/devices/one`]: { token: "a-device", at: past },
    [`users/${uid}/private/told`]: { chatAt: past, replyAt: past },
    [`users/${uid}/private/calls`]: { callId: `${uid}-call` },
    [`conversations/${uid}/presence/${uid}`]: { typing: false, active: true, at: past },
    [`conversations/${uid}/presence/${listener.uid}`]: { typing: false, active: true, at: past },
    [`usage/${uid}_2026-01-15`]: { userId: uid, key: "2026-01-15", chat: 60_000, call: 0 },
    [`freeCalls/${uid}`]: { callId: `${uid}-call`, at: past },
    [`callPlaces/${uid}`]: { callId: `${uid}-call`, seenAt: past },
    [`callListeners/${uid}`]: { on: false, seenAt: past },
    [`onCall/${uid}`]: {
      on: true,
      zone: "Asia/Kolkata",
      windows: [],
      number: "+919848012345",
      rings: [1],
      standbyAt: past,
    },
    [`rotaListeners/${uid}`]: { booked: [], lapsed: 0, feed: null },
    [`shifts/2026-01-15_te_18-21_${randomUUID()}`]: {
      day: "2026-01-15",
      language: "te",
      zone: "Asia/Kolkata",
      from: past,
      to: past,
      uid,
      offered: false,
      askedAt: null,
      confirmedAt: null,
      cameAt: null,
    },
    [`rings/${uid}-ring`]: { uid, customerId: null, wave: 0, state: "answered", at: past, until: past },
    [`rings/${orderId}`]: { uid: listener.uid, customerId: uid, wave: 1, state: "taken", at: past, until: past },
    [`pages/${uid}`]: { since: 1, waves: 1, rung: { [listener.uid]: 1 }, network: null, endedAt: 2, unanswered: false },
    [`calls/${uid}-call`]: {
      customerId: uid,
      volunteerId: listener.uid,
      tried: [listener.uid],
      status: "ended",
      startedAt: past,
    },
    [`calls/${uid}-call/signals/one`]: { from: uid, kind: "offer", payload: "v=0", at: past },
    [`riskLabels/${orderId}`]: {
      conversationId: uid,
      messageId: null,
      before: "none",
      level: "concern",
      volunteerId: listener.uid,
      at: past,
    },
    [`reports/${orderId}`]: {
      reporterId: uid,
      conversationId: uid,
      reportedId: listener.uid,
      decidedBy: admin.uid,
      seenBy: admin.uid,
      note: "Unkind",
      by: "customer",
      reason: "Her third report.",
    },
    [`orders/order_${orderId}`]: {
      userId: uid,
      planId: "daily-care",
      amount: 149_900,
      currency: "INR",
      status: "paid",
    },
    [`purchases/${orderId}`]: { userId: uid, planId: "daily-care", amount: 149_900 },
    [`subscriptions/sub_${orderId}`]: {
      userId: uid,
      planId: "daily-care",
      amount: 149_900,
      status: "cancelled",
      cancelling: true,
      createdAt: past,
      checkAt: null,
    },
    [`refunds/pay_${orderId}`]: {
      userId: uid,
      requestedBy: uid,
      orderId,
      amount: 100,
      status: "done",
      reason: "She insisted.",
    },
    [`auditLog/${orderId}`]: {
      at: past,
      actor: admin.uid,
      action: "volunteer.revoke",
      target: uid,
      reason: "Watch this one.",
    },
    [`paymentEvents/event_${orderId}`]: { orderId, event: "payment.captured" },
    [`premiumUsers/${uid}`]: {
      userId: uid,
      planName: "Daily Care",
      amount: 1_499,
      paymentId: "pay_1",
      timestamp: past.toDate().toISOString(),
      planId: "daily-care",
      validUntil: past,
      status: "ended",
    },
  };
  for (const [path, data] of Object.entries(documents)) await database().doc(path).set(data);
}

/**
 * Waits until all notices of a person are delivered: otherwise something that was erased could come back for a moment.
 */
export const noticesDelivered = ({ uid }: Person): Promise<void> =>
  vi.waitFor(
    async () => {
      const { docs } = await database().collection(`users/${uid}/outbox`).get();
      expect(docs.filter((doc) => doc.get("settledAt") === null).map(({ id }) => id)).toEqual([]);
    },
    { timeout: 60_000, interval: 200 },
  );
