import { randomUUID } from "node:crypto";
import { DAY } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, expect, it, vi } from "vitest";
import type { GuestAccounts, GuestPage } from "../../functions/src/usecases/accounts/ports";
import { sweepIdleGuests } from "../../functions/src/usecases/accounts/sweepIdleGuests";
import { wiring } from "../../functions/src/runtime/wiring";
import { sweepNotes } from "../../functions/src/usecases/reports/sweepNotes";
import { tracesOf } from "../../tools/src/erasure/scan";
import { accepted, call } from "../support/callables";
import { account, adminAuth, database, guest, listener, type Person } from "../support/people";
import { suite } from "../support/suite";

const data = async (path: string) => (await database().doc(path).get()).data();

let helper: Person;
beforeAll(async () => {
  helper = await listener(await account({ admin: true }));
});

it("deletes the note of a case 90 days after it was decided, and leaves open and unreadable ones", async () => {
  const ports = wiring();
  const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY);
  const note = "Asha said so.";
  const aCase = {
    conversationId: "a",
    reporterId: "a",
    by: "customer",
    reportedId: null,
    category: "other",
    note,
    blocked: false,
    createdAt: ago(200),
    reason: "",
    decidedBy: null,
  };
  const decided = (days: number) => ({ ...aCase, status: "decided", decision: "no-action", decidedAt: ago(days) });
  const id = randomUUID();
  const cases = {
    old: decided(91),
    young: decided(89),
    open: { ...aCase, status: "open", decision: null, decidedAt: null },
    broken: { ...decided(91), category: "unknown" },
  };
  for (const [name, one] of Object.entries(cases)) await database().doc(`reports/${id}-${name}`).set(one);
  const defects: unknown[] = [];
  const { notes } = await sweepNotes({ ...ports, onDefect: (error) => defects.push(error) });
  expect(notes.done).toBeGreaterThanOrEqual(1);
  expect(defects.length).toBeGreaterThanOrEqual(1);
  const left = await Promise.all(
    Object.keys(cases).map(async (name): Promise<unknown> => (await data(`reports/${id}-${name}`))?.["note"]),
  );
  expect(left).toEqual(["", note, note, note]);
  await database().doc(`reports/${id}-broken`).delete();
});

it("deletes admins' texts on a case and in the log after 90 days, also without a note, and keeps the decision", async () => {
  const ports = wiring();
  const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY);
  const id = randomUUID();
  const words = "Asha was rude.";
  const decided = (days: number) => ({
    conversationId: "a",
    reporterId: "a",
    by: "customer",
    reportedId: null,
    category: "other",
    note: "",
    blocked: false,
    createdAt: ago(200),
    status: "decided",
    decision: "warned",
    reason: words,
    decidedBy: "admin",
    decidedAt: ago(days),
  });
  const line = (days: number, action: string, reason: string) => ({
    at: ago(days),
    actor: "admin",
    action,
    target: id,
    reason,
    hasWords: true,
  });
  await database().doc(`reports/${id}-old`).set(decided(91));
  await database().doc(`reports/${id}-young`).set(decided(89));
  await database()
    .doc(`auditLog/${id}-old`)
    .set(line(91, "case.decide", `warned: ${words}`));
  await database()
    .doc(`auditLog/${id}-lift`)
    .set(line(91, "block.lift", words));
  await database()
    .doc(`auditLog/${id}-young`)
    .set(line(89, "case.decide", `warned: ${words}`));
  await sweepNotes({ ...ports, onDefect: () => undefined });
  expect(await data(`reports/${id}-old`)).toMatchObject({ decision: "warned", reason: "" });
  expect(await data(`reports/${id}-young`)).toMatchObject({ reason: words });
  expect(await data(`auditLog/${id}-old`)).toMatchObject({ action: "case.decide", reason: "warned" });
  expect(await data(`auditLog/${id}-old`)).not.toHaveProperty("hasWords");
  expect(await data(`auditLog/${id}-lift`)).toMatchObject({ reason: "" });
  expect(await data(`auditLog/${id}-young`)).toMatchObject({ reason: `warned: ${words}` });
});

it("deletes admins' texts on a refund after 90 days, and keeps the server's own", async () => {
  const id = randomUUID();
  const words = "Asha insisted.";
  const refund = (days: number, requestedBy: string, reason: string) => ({
    orderId: `order_${id}`,
    userId: "a",
    amount: 100,
    status: "done",
    requestedBy,
    reason,
    attempts: 1,
    refusal: null,
    createdAt: Timestamp.fromMillis(Date.now() - days * DAY),
    checkAt: null,
  });
  const refunds = {
    old: refund(91, "admin", words),
    young: refund(89, "admin", words),
    code: refund(200, "server", "again"),
  };
  const paths = Object.keys(refunds).map((name) => `refunds/${id}-${name}`);
  for (const [name, one] of Object.entries(refunds)) await database().doc(`refunds/${id}-${name}`).set(one);
  const { refunds: swept } = await sweepNotes({ ...wiring(), onDefect: () => undefined });
  expect(swept.done).toBeGreaterThanOrEqual(1);
  const left = await Promise.all(paths.map(async (path): Promise<unknown> => (await data(path))?.["reason"]));
  expect(left).toEqual(["", words, "again"]);
  // Removed, as other tests compare the books with the gateway's.
  await Promise.all(paths.map((path) => database().doc(path).delete()));
});

it(
  "erases all that is left of a guest who has not been here for 30 days, with their account",
  { timeout: 180_000 },
  async () => {
    const [gone, kept, someone] = [await guest(), await guest(), await account()];
    for (const person of [gone, kept, someone]) {
      const requestId = randomUUID();
      accepted(await call("submitFeedback", { feedbackId: requestId, text: "It helped." }, person.token));
      accepted(await call("contactSupport", { requestId, message: "A question" }, person.token));
      await database().doc(`users/${person.uid}/devices/one`).set({ token: "a-device", at: Timestamp.now() });
      await database().doc(`calls/${requestId}`).set({
        customerId: person.uid,
        volunteerId: helper.uid,
        tried: [],
        status: "ended",
        startedAt: Timestamp.now(),
      });
      await database()
        .doc(`calls/${requestId}/signals/${person.uid}_0`)
        .set({ from: person.uid, kind: "hello", payload: "{}", at: Timestamp.now() });
    }
    accepted(
      await call(
        "requestAppointment",
        { requestId: randomUUID(), name: "Asha", email: `${randomUUID()}@people.example`, issue: "Sleep" },
        gone.token,
      ),
    );
    // A guest whose conversation is still kept is kept too.
    accepted(await call("sendMessage", { messageId: "m1", text: "Hello" }, kept.token));
    await database().doc(`conversations/${kept.uid}`).update({ expireAt: null });
    const ports = wiring();
    const mine = new Set([gone.uid, kept.uid, someone.uid]);
    const inDays = async (days: number): Promise<readonly string[]> => {
      const found: string[] = [];
      const defects: unknown[] = [];
      const ofMine = ({ items, ...page }: GuestPage): GuestPage => {
        const own = items.filter((uid) => mine.has(uid));
        found.push(...own);
        return { ...page, items: own };
      };
      const guestAccounts: GuestAccounts = {
        idleSince: async (before, from) => ofMine(await ports.guestAccounts.idleSince(before, from)),
        isIdle: (uid, before) => ports.guestAccounts.isIdle(uid, before),
      };
      await sweepIdleGuests({
        ...ports,
        runtime: { ...ports.runtime, now: () => Date.now() + days * DAY },
        guestAccounts,
        onDefect: (error) => defects.push(error),
      });
      expect(defects).toEqual([]);
      // The sweep came to the end of the list, so the next night begins at the start.
      expect(await data("sweeps/guests")).toEqual({ place: null });
      return found.toSorted();
    };
    const traces = (person: Person) => tracesOf(adminAuth(), suite().project, [person.uid]);
    expect(await inDays(29)).toEqual([]);
    // By then the appointment's task is done.
    const asked = database().collection("appointmentRequests").where("userId", "==", gone.uid);
    const isDone = (doc: { readonly get: (name: string) => unknown }): boolean =>
      doc.get("status") !== "pending" || doc.get("noSlot") === true;
    await vi.waitFor(async () => expect((await asked.get()).docs.every(isDone)).toBe(true), {
      timeout: 30_000,
      interval: 200,
    });
    const before = [await traces(kept), await traces(someone)];
    expect(await inDays(31)).toEqual([gone.uid, kept.uid].toSorted());
    expect(await traces(gone)).toEqual([]);
    expect([await traces(kept), await traces(someone)]).toEqual(before);
  },
);
