import { randomUUID } from "node:crypto";
import { supportRequest } from "@thodu/domain/support/model";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { accepted, call, reasonOf } from "../support/callables";
import { account, database, guest, type Person } from "../support/people";

const SOON = { timeout: 60_000, interval: 100 };
const notificationsOf = async ({ uid }: Person) =>
  (await database().collection(`users/${uid}/notifications`).get()).docs.map((doc) => doc.data());

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});

describe("a question to the team", () => {
  it("is stored once, answered once, and its author notified once, in their language", async () => {
    const person = await guest();
    const requestId = randomUUID();
    const ask = () => call("contactSupport", { requestId, message: "I paid twice.", locale: "te" }, person.token);
    accepted(await ask());
    accepted(await ask());
    accepted(await call("updateProfile", { locale: "te" }, person.token));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call("replySupport", { requestId, reply: "We sent it back." }, admin.token)),
    );
    for (const answer of answers) accepted(answer);
    const stored = supportRequest.parse((await database().doc(`supportRequests/${requestId}`).get()).data());
    expect(stored).toMatchObject({
      userId: person.uid,
      text: "I paid twice.",
      status: "answered",
      reply: "We sent it back.",
    });
    await vi.waitFor(
      async () =>
        expect(await notificationsOf(person)).toMatchObject([
          { type: "Support", message: "మా బృందం మీ ప్రశ్నకు జవాబిచ్చింది.", unread: true, link: "/support" },
        ]),
      SOON,
    );
    const audit = await database().collection("auditLog").where("target", "==", requestId).get();
    expect(audit.docs.map((doc) => String(doc.get("action")))).toEqual(["support.reply"]);
  });

  it("can be answered by admins alone, and a refusal changes nothing", async () => {
    const person = await guest();
    const requestId = randomUUID();
    accepted(await call("contactSupport", { requestId, message: "Help" }, person.token));
    expect(reasonOf(await call("replySupport", { requestId, reply: "Yes" }, person.token))).toBe("NOT_PERMITTED");
    expect(reasonOf(await call("replySupport", { requestId: randomUUID(), reply: "Yes" }, admin.token))).toBe(
      "NOT_FOUND",
    );
    expect(reasonOf(await call("contactSupport", { requestId, message: "Other" }, person.token))).toBe("ID_REUSED");
    expect((await database().doc(`supportRequests/${requestId}`).get()).data()).toMatchObject({
      status: "open",
      reply: null,
      text: "Help",
    });
  });
});

it("stores feedback of guests and of people with an account", async () => {
  for (const person of [await guest(), await account()]) {
    const feedbackId = randomUUID();
    accepted(await call("submitFeedback", { feedbackId, text: "It helped." }, person.token));
    expect((await database().doc(`feedback/${feedbackId}`).get()).data()).toMatchObject({
      userId: person.uid,
      text: "It helped.",
    });
    expect(reasonOf(await call("submitFeedback", { feedbackId, text: "Not." }, person.token))).toBe("ID_REUSED");
  }
});
