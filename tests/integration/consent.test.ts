import { randomUUID } from "node:crypto";
import { CONSENT_VERSION } from "@thodu/domain/accounts/consent";
import { user } from "@thodu/domain/accounts/model";
import { conversation } from "@thodu/domain/chat/model";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { accepted, call } from "../support/callables";
import { account, adminAuth, database, guest, signIn, type Person } from "../support/people";

const data = async (path: string) => (await database().doc(path).get()).data();

/** Both clocks are this machine's, but one is rounded to whole milliseconds. */
const SAME_CLOCK = 1_000;

describe("consent", () => {
  const consentOf = async ({ uid }: Person) => user.parse(await data(`users/${uid}`)).consent;

  it("is stored with the first message, once, by the server’s time", async () => {
    const person = await guest();
    const before = Date.now();
    accepted(await call("sendMessage", { messageId: "m1", text: "Hello" }, person.token));
    const first = await consentOf(person);
    expect(first).toMatchObject({ version: CONSENT_VERSION, withdrawnAt: null });
    expect(first?.at).toBeGreaterThanOrEqual(before - SAME_CLOCK);
    expect(first?.at).toBeLessThanOrEqual(Date.now() + SAME_CLOCK);
    accepted(await call("sendMessage", { messageId: "m2", text: "Hello" }, person.token));
    expect(await consentOf(person)).toEqual(first);
  });

  it("is withdrawn with the conversation, and given again by writing", async () => {
    const person = await guest();
    accepted(await call("sendMessage", { messageId: "m1", text: "Hello" }, person.token));
    accepted(await call("withdrawConsent", {}, person.token));
    accepted(await call("withdrawConsent", {}, person.token));
    expect((await consentOf(person))?.withdrawnAt).toBeGreaterThan(0);
    expect(conversation.parse(await data(`conversations/${person.uid}`))).toMatchObject({
      status: "closed",
      consent: null,
    });
    accepted(await call("sendMessage", { messageId: "m2", text: "Again" }, person.token));
    expect(await consentOf(person)).toMatchObject({ version: CONSENT_VERSION, withdrawnAt: null });
  });

  it.each([
    [
      "calls",
      ({ token }: Person): Promise<unknown> => call("startCall", { callId: randomUUID() }, token).then(accepted),
    ],
    [
      "asks for somebody",
      ({ token }: Person): Promise<unknown> => call("requestHelp", { requestId: randomUUID() }, token).then(accepted),
    ],
    [
      "asks for a therapist",
      async ({ uid, token }: Person): Promise<unknown> => {
        // Cancelled, as a person may have only one open request.
        const { docs } = await database().collection("appointmentRequests").where("userId", "==", uid).get();
        await Promise.all(docs.map((doc) => doc.ref.update({ status: "cancelled" })));
        return accepted(
          await call(
            "requestAppointment",
            { requestId: randomUUID(), name: "Asha", email: `${randomUUID()}@people.example`, issue: "Sleep" },
            token,
          ),
        );
      },
    ],
  ])("is stored for a guest who %s, from the first time on, and again after it was withdrawn", async (_, act) => {
    const person = await guest();
    await act(person);
    const first = await consentOf(person);
    expect(first).toMatchObject({ version: CONSENT_VERSION, withdrawnAt: null });
    expect(Math.abs((first?.at ?? 0) - Date.now())).toBeLessThan(10_000);
    await act(person);
    accepted(await call("sendMessage", { messageId: "m1", text: "Hello" }, person.token));
    expect(await consentOf(person)).toEqual(first);
    accepted(await call("withdrawConsent", {}, person.token));
    await act(person);
    const again = await consentOf(person);
    expect(again).toMatchObject({ version: CONSENT_VERSION, withdrawnAt: null });
    expect(again?.at).toBeGreaterThan(first?.at ?? Infinity);
  });

  it("is stored when an earlier customer applies as a volunteer, and not by saving the profile later", async () => {
    const person = await account();
    await database()
      .doc(`users/${person.uid}`)
      .set({ displayName: "Meera", email: person.email, role: "customer", locale: "en", createdAt: Timestamp.now() });
    accepted(await call("applyAsVolunteer", {}, person.token));
    expect(await consentOf(person)).toMatchObject({ version: CONSENT_VERSION, withdrawnAt: null });
    accepted(await call("withdrawConsent", {}, person.token));
    accepted(await call("applyAsVolunteer", { bio: "I listen" }, person.token));
    expect((await consentOf(person))?.withdrawnAt).toBeGreaterThan(0);
  });

  it("is given by signing up, and a guest who signs up keeps the first", async () => {
    const person = await account();
    accepted(await call("updateProfile", { displayName: "Asha" }, person.token));
    expect(user.parse(await data(`users/${person.uid}`))).toMatchObject({
      displayName: "Asha",
      consent: { version: CONSENT_VERSION },
    });
    const wrote = await account();
    accepted(await call("sendMessage", { messageId: "m1", text: "Hello" }, wrote.token));
    const first = await consentOf(wrote);
    accepted(await call("updateProfile", { displayName: "Ravi" }, wrote.token));
    const stored = user.parse(await data(`users/${wrote.uid}`));
    expect(stored).toMatchObject({ displayName: "Ravi", role: "customer", email: wrote.email, consent: first });
    expect(stored.createdAt).toBeGreaterThan(0);
  });
});

it("an empty updateProfile copies an address changed at the identity service to the records, without consent", async () => {
  const person = await account();
  accepted(await call("applyAsVolunteer", { name: "Meera" }, person.token));
  await database().doc(`users/${person.uid}`).update({ consent: null });
  const email = `New-${randomUUID()}@people.example`;
  await adminAuth().updateUser(person.uid, { email });
  accepted(await call("updateProfile", {}, (await signIn(email)).token));
  expect(await data(`users/${person.uid}`)).toMatchObject({
    email: email.toLowerCase(),
    role: "volunteer",
    consent: null,
  });
  expect(await data(`volunteers/${person.uid}`)).toMatchObject({
    email: email.toLowerCase(),
    name: "Meera",
    approved: false,
  });
});
