import { randomUUID } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, expect, it, vi } from "vitest";
import { tracesOf } from "../../tools/src/erasure/scan";
import { accepted, call } from "../support/callables";
import { liveWith, noticesDelivered } from "../support/life";
import { charge, control, sandboxState } from "../support/payments";
import { account, adminAuth, database, guest, identity, listener, type Person } from "../support/people";
import { suite } from "../support/suite";

const SOON = { timeout: 60_000, interval: 200 };
const traces = ({ uid, email }: Person) => tracesOf(adminAuth(), suite().project, email === "" ? [uid] : [uid, email]);
const isGone = (person: Person) => vi.waitFor(async () => expect(await traces(person)).toEqual([]), SOON);
const deletions = async () => {
  const lines = await database().collection("auditLog").where("action", "==", "account.delete").get();
  return lines.size;
};

let admin: Person;
let helper: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
  helper = await listener(admin);
});

it(
  "erases a person who deletes their account at the identity service, and ends what charges them",
  { timeout: 180_000 },
  async () => {
    const person = await account();
    await liveWith(person, helper, admin);
    await database().doc(`volunteers/${helper.uid}`).update({ capacity: 50 });
    const purchase = { purchaseKey: randomUUID(), planId: "daily-care" } as const;
    const { subscriptionId } = accepted(await call("createSubscription", purchase, person.token));
    await charge(subscriptionId);
    // The gateway's webhooks have arrived.
    await control("deliver");
    // All notices are delivered, so that nothing is written while everything is erased.
    await noticesDelivered(person);
    const refunds = database().collection("refunds").where("userId", ">=", "deleted-").where("userId", "<", "deleted.");
    const earlier = new Set((await refunds.get()).docs.map(({ id }) => id));
    expect((await identity("delete", { idToken: person.token })).status).toBe(200);
    await isGone(person);
    // The admin's text on the refund is removed with its payer; the refund itself stays.
    const refund = (await refunds.get()).docs.find(({ id }) => !earlier.has(id));
    expect(refund?.data()).toMatchObject({ amount: 100, status: "done", reason: "" });
    const { subscriptions } = await sandboxState();
    expect(subscriptions.find(({ id }) => id === subscriptionId)?.status).toBe("cancelled");
  },
);

it("erases a guest and a listener whom the team deletes in the console", { timeout: 180_000 }, async () => {
  const [person, past, leaving] = [await guest(), await guest(), await listener(admin)];
  const hintOf = ({ uid }: Person) => database().doc(`conversations/${uid}/presence/${leaving.uid}`);
  const hint = { typing: false, active: true, at: Timestamp.now() };
  for (const one of [person, past]) {
    accepted(await call("sendMessage", { messageId: "m1", text: "Hello" }, one.token));
    accepted(await call("claimConversation", { conversationId: one.uid }, leaving.token));
    await hintOf(one).set(hint);
  }
  accepted(await call("releaseConversation", { conversationId: past.uid }, leaving.token));
  expect((await hintOf(past).get()).exists).toBe(false);
  // A presence as older versions left it.
  await hintOf(past).set(hint);
  const page = database().doc(`pages/${past.uid}`);
  await page.set({ since: 1, waves: 1, rung: {}, endedAt: 2, replaced: [leaving.uid, helper.uid] });
  await adminAuth().deleteUser(leaving.uid);
  await isGone(leaving);
  expect([(await hintOf(person).get()).exists, (await hintOf(past).get()).exists]).toEqual([false, false]);
  expect((await page.get()).get("replaced")).toEqual([helper.uid]);
  const summary = (await database().doc(`conversations/${person.uid}`).get()).data();
  expect(summary).toMatchObject({ status: "waiting", notice: "listener-left" });
  await adminAuth().deleteUser(person.uid);
  await isGone(person);
});

it("does nothing more after deleteMyAccount", { timeout: 180_000 }, async () => {
  const [person, last] = [await account(), await guest()];
  accepted(await call("updateProfile", { displayName: "Asha" }, person.token));
  const before = await deletions();
  accepted(await call("deleteMyAccount", {}, person.token));
  // The triggers run in this order: once the second has worked, the first has too.
  accepted(await call("sendMessage", { messageId: "m1", text: "Hello" }, last.token));
  await adminAuth().deleteUser(last.uid);
  await isGone(last);
  expect(await deletions()).toBe(before + 2);
});
