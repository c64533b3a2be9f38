import { randomUUID } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import { afterEach, expect, it } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { sweepExpiredConversations } from "../../functions/src/usecases/accounts/sweepExpiredConversations";
import { sweepAppointments } from "../../functions/src/usecases/appointments/assignTherapist";
import { sweepPlans } from "../../functions/src/usecases/notifications/sweepPlans";
import { newOrder, pay, storedOrder, storedPlan } from "../support/payments";
import { sweepOrders } from "../../functions/src/usecases/payments/sweepOrders";
import { itemsOf } from "../support/pages";
import { keepWebhooksAway } from "../support/paymentTests";
import { account, database } from "../support/people";

const DAY = 86_400_000;
const made: string[] = [];

keepWebhooksAway();
afterEach(() => inBatches(made.splice(0), (batch, path) => batch.delete(database().doc(path))));

async function inBatches(
  paths: readonly string[],
  change: (batch: FirebaseFirestore.WriteBatch, path: string) => void,
): Promise<void> {
  for (let at = 0; at < paths.length; at += 250) {
    const batch = database().batch();
    for (const path of paths.slice(at, at + 250)) change(batch, path);
    await batch.commit();
  }
}

/** Writes this many documents of a collection; they are removed after the test. */
async function write(collection: string, count: number, data: object): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const paths = ids.map((id) => `${collection}/${id}`);
  made.push(...paths);
  await inBatches(paths, (batch, path) => batch.set(database().doc(path), data));
  return ids;
}

const defects: unknown[] = [];
const ports = () => ({ ...wiring(), onDefect: (error: unknown) => defects.push(error) });

it("notifies of every plan that is about to end, however many end in one hour", async () => {
  const ids = await write("premiumUsers", 230, {
    planId: "daily-care",
    status: "active",
    validUntil: Timestamp.fromMillis(Date.now() + DAY),
  });
  await sweepPlans(ports());
  const told = await Promise.all(ids.map((uid) => database().collection(`users/${uid}/outbox`).limit(1).get()));
  expect(told.filter(({ size }) => size === 1)).toHaveLength(230);
});

it("completes an order behind a hundred that can’t be completed", async () => {
  const person = await account();
  const { orderId, paymentId } = await pay(await newOrder(person));
  const unreadable = {
    checkAt: Timestamp.fromMillis(Date.now() - DAY),
    createdAt: Timestamp.fromMillis(Date.now() - DAY),
    status: "strange",
  };
  await write("orders", 110, unreadable);
  await sweepOrders(ports());
  expect(await storedOrder(orderId)).toMatchObject({ status: "paid", paymentId });
  expect(await storedPlan(person)).toMatchObject({ paymentId });
});

it("assigns a request behind fifty that can’t be assigned", async () => {
  const createdAt = Timestamp.fromMillis(Date.now() - DAY);
  await write("appointmentRequests", 60, {
    status: "pending",
    noSlot: false,
    createdAt: Timestamp.fromMillis(Date.now() - 2 * DAY),
    locale: "strange",
  });
  const [id] = await write("appointmentRequests", 1, {
    userId: "u",
    name: "Asha",
    email: "a@example.com",
    issue: "p",
    status: "pending",
    noSlot: false,
    assigned: false,
    createdAt,
    locale: "en",
  });
  await sweepAppointments(ports()).catch(() => defects.push(0));
  const status = async () => (await database().doc(`appointmentRequests/${id}`).get()).data();
  expect(await status()).not.toMatchObject({ status: "pending", noSlot: false });
});

it("finds a deletion that was interrupted, and skips for a while one that was just tried again", async () => {
  const { deletions } = wiring();
  const uid = randomUUID();
  made.push(`deletions/${uid}`);
  const found = async () => itemsOf(await deletions.unfinished(Date.now() - 120_000));
  await deletions.begin(uid, "deleted-test");
  await database()
    .doc(`deletions/${uid}`)
    .update({ startedAt: Timestamp.fromMillis(0) });
  expect(await found()).toContain(uid);
  await deletions.noteTry(uid);
  expect(await found()).not.toContain(uid);
});

it("moves what older conversations have in their summary, however many there are and whatever it is", async () => {
  const ids = [
    ...(await write("conversations", 110, { passed: {} })),
    ...(await write("conversations", 110, { meter: null })),
  ];
  made.push(...ids.map((id) => `conversationInternals/${id}`));
  expect((await sweepExpiredConversations(ports())).moved).toMatchObject({ left: 0 });
  const docs = await database().getAll(...ids.map((id) => database().doc(`conversations/${id}`)));
  expect(docs.filter((doc) => doc.exists && Object.keys(doc.data() ?? {}).length === 0)).toHaveLength(220);
});
