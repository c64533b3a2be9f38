import { randomUUID } from "node:crypto";
import { referencesOf, shortReference } from "@thodu/domain/reference";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "../support/appointments";
import { accepted, call, reasonOf } from "../support/callables";
import { strangeId } from "../support/payments";
import { account, adminAuth, database, guest, listener, type Person } from "../support/people";

let admin: Person;
let safety: Person;
let money: Person;
let payer: Person;
const ids = {
  order: strangeId("order"),
  payment: strangeId("pay"),
  failed: strangeId("pay"),
  spare: strangeId("pay"),
  sub: strangeId("sub"),
};
const SECRET = "Nobody at home may know this.";

beforeAll(async () => {
  [admin, safety, money, payer] = await Promise.all([
    account({ admin: true }),
    account({ safety: true }),
    account({ money: true }),
    account(),
  ]);
  accepted(await call("updateProfile", { displayName: "Asha Rao" }, payer.token));
  accepted(await call("sendMessage", { messageId: randomUUID(), text: SECRET }, payer.token));
  accepted(await call("contactSupport", { requestId: randomUUID(), message: SECRET }, payer.token));
  const about = { userId: payer.uid, amount: 149_900, createdAt: Timestamp.now(), checkAt: null };
  const bought = { ...about, planId: "daily-care", item: null, planName: "Daily Care", currency: "INR" };
  await Promise.all([
    database()
      .doc(`orders/${ids.order}`)
      .set({
        ...bought,
        status: "paid",
        paymentId: ids.payment,
        references: referencesOf(ids.order, [ids.failed, ids.payment]),
        payments: { [ids.failed]: { status: "failed", amount: 149_900, currency: "INR", refunded: 0 } },
        subscriptionId: ids.sub,
        validUntil: null,
        settledAt: Timestamp.now(),
      }),
    database()
      .doc(`subscriptions/${ids.sub}`)
      .set({ ...about, planId: "daily-care", status: "active", cancelling: false }),
    database()
      .doc(`refunds/${ids.spare}`)
      .set({ ...about, orderId: ids.order, status: "done", requestedBy: "server", reason: "again", attempts: 1 }),
  ]);
});

// Removed, as other tests compare the books with the gateway's.
const broken = strangeId("order");
afterAll(async () => {
  const paths = [`orders/${ids.order}`, `orders/${broken}`, `subscriptions/${ids.sub}`, `refunds/${ids.spare}`];
  await Promise.all(paths.map((path) => database().doc(path).delete()));
});

const found = async (query: string, by: Person): Promise<readonly string[]> =>
  accepted(await call("findPeople", { query }, by.token)).people.map(({ uid }) => uid);
const looks = async (target: string) => {
  const { docs } = await database().collection("auditLog").where("target", "==", target).get();
  return docs.map((doc): unknown => [doc.get("actor"), doc.get("action"), doc.get("reason")]);
};

describe("an admin finds a person", () => {
  it("by e-mail, alias, uid, and each id of their payments", async () => {
    const [person] = accepted(await call("findPeople", { query: payer.email.toUpperCase() }, admin.token)).people;
    expect(person).toMatchObject({ uid: payer.uid, name: "Asha Rao", email: payer.email });
    const receipts = [...[ids.payment, ids.failed].map(shortReference), shortReference(ids.order).toLowerCase()];
    for (const query of [` ${person?.alias.toLowerCase() ?? ""} `, payer.uid, ...Object.values(ids), ...receipts])
      expect(await found(query, admin)).toContain(payer.uid);
    expect(await looks(payer.uid)).toContainEqual([admin.uid, "person.look", "found"]);
  });

  it("by the reference of an appointment, and a guest by its e-mail; nobody without the permission", async () => {
    const [person, id, email] = [await guest(), randomUUID(), `Asha.${randomUUID()}@people.example`];
    accepted(await ask(person, email, id));
    const reference = shortReference(id);
    for (const query of [reference, reference.replace("-", ""), email, person.uid])
      expect(await found(query, admin)).toEqual([person.uid]);
    expect(await found(reference, money)).toEqual([]);
    expect(await found(email, safety)).toEqual([]);
  });

  it("by the whole identifier only", async () => {
    for (const query of [
      "asha",
      payer.email.slice(0, 12),
      "nobody@people.example",
      "@",
      "pay_",
      "users/x",
      strangeId("pay"),
    ])
      expect(await found(query, admin)).toEqual([]);
  });

  it("by payments only if these are part of their role", async () => {
    expect(await found(ids.payment, money)).toEqual([payer.uid]);
    expect(await found(ids.payment, safety)).toEqual([]);
    expect(await found(shortReference(ids.payment), money)).toEqual([payer.uid]);
    expect(await found(shortReference(ids.payment), safety)).toEqual([]);
    expect(await found(payer.email, safety)).toEqual([payer.uid]);
  });
});

describe("the page of a person", () => {
  const page = async (by: Person, uid = payer.uid) => accepted(await call("readPerson", { uid }, by.token));

  it("has everything that an admin may see, and no word of what the person wrote", async () => {
    const whole = await page(admin);
    expect(whole).toMatchObject({
      uid: payer.uid,
      name: "Asha Rao",
      email: payer.email,
      guest: false,
      there: true,
      listener: null,
      conversation: { status: "waiting", locale: "en", listener: null, offer: null },
      orders: [{ orderId: ids.order, paymentId: ids.payment, amount: 149_900, status: "paid" }],
      subscriptions: [{ subscriptionId: ids.sub }],
      refunds: [{ paymentId: ids.spare }],
      disputes: [],
      appointments: [],
      cases: [],
      questions: [{ status: "open" }],
    });
    expect(JSON.stringify(whole)).not.toContain(SECRET);
    expect(await looks(payer.uid)).toContainEqual([admin.uid, "person.look", ""]);
  });

  it("has only what is part of the admin's role", async () => {
    expect(await page(money)).toMatchObject({ conversation: null, cases: null, appointments: null, orders: [{}] });
    expect(await page(safety)).toMatchObject({ orders: null, plan: null, questions: null, cases: [], listener: null });
  });

  it("exists for guests and listeners, also with a record that can’t be read", async () => {
    const [person, one] = [await guest(), await listener(admin)];
    accepted(await call("sendMessage", { messageId: randomUUID(), text: "hello" }, person.token));
    expect(await page(admin, person.uid)).toMatchObject({ guest: true, name: null, email: null });
    await database().doc(`orders/${broken}`).set({ userId: one.uid, createdAt: Timestamp.now() });
    expect(await page(admin, one.uid)).toMatchObject({ listener: { approved: true, heard: 0 }, orders: [] });
  });

  it("exists for a visitor who only wrote to the team, with a link to it for admins who may read it", async () => {
    const [person, requestId, feedbackId] = [await guest(), randomUUID(), randomUUID()];
    accepted(await call("contactSupport", { requestId, message: "I want to kill myself" }, person.token));
    accepted(await call("submitFeedback", { feedbackId, text: SECRET }, person.token));
    const whole = await page(admin, person.uid);
    expect(whole).toMatchObject({
      guest: true,
      there: true,
      name: null,
      email: null,
      conversation: null,
      appointments: [],
      questions: [{ requestId, status: "open" }],
      feedback: [{ feedbackId }],
      cases: [{ reportId: `written-question-${requestId}`, category: "danger-written" }],
    });
    expect(JSON.stringify(whole)).not.toContain(SECRET);
    expect(await page(safety, person.uid)).toMatchObject({ guest: true, questions: null, feedback: null, cases: [{}] });
    await adminAuth().deleteUser(person.uid);
    expect(reasonOf(await call("readPerson", { uid: person.uid }, admin.token))).toBe("NOT_FOUND");
  });

  it("shows a disabled account as missing", async () => {
    const person = await account();
    accepted(await call("updateProfile", { displayName: "Ravi" }, person.token));
    expect(await page(admin, person.uid)).toMatchObject({ there: true, guest: false });
    await adminAuth().updateUser(person.uid, { disabled: true });
    expect(await page(admin, person.uid)).toMatchObject({ there: false, guest: false, email: person.email });
  });

  it("shows an address as confirmed as soon as it is, and so does the record that an approval reads", async () => {
    const applicant = await account();
    accepted(await call("applyAsVolunteer", {}, applicant.token));
    const record = database().doc(`volunteers/${applicant.uid}`);
    expect(await page(admin, applicant.uid)).toMatchObject({ emailConfirmed: false });
    await adminAuth().updateUser(applicant.uid, { emailVerified: true });
    expect((await record.get()).get("emailConfirmed")).toBe(false);
    expect(await page(admin, applicant.uid)).toMatchObject({ emailConfirmed: true });
    expect((await record.get()).get("emailConfirmed")).toBe(true);
  });

  it("exists if the record of a listener can’t be read", async () => {
    const one = await listener(admin);
    await database().doc(`volunteers/${one.uid}`).update({ capacity: "some" });
    expect(await page(admin, one.uid)).toMatchObject({ uid: one.uid, there: true });
  });

  it("is refused to others, and for an unknown person", async () => {
    const [one, stranger] = [await listener(admin), await guest()];
    for (const { token } of [payer, one, stranger]) {
      expect(reasonOf(await call("readPerson", { uid: payer.uid }, token))).toBe("NOT_PERMITTED");
      expect(reasonOf(await call("findPeople", { query: payer.uid }, token))).toBe("NOT_PERMITTED");
    }
    expect(reasonOf(await call("readPerson", { uid: "nobody-of-this-name" }, admin.token))).toBe("NOT_FOUND");
  });
});
