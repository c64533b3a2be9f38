import { contracts } from "@thodu/domain/contracts";
import { permissions } from "@thodu/domain/permissions";
import type { CallableRequest } from "firebase-functions/v2/https";
import firebaseFunctionsTest from "firebase-functions-test";
import { afterAll, describe, expect, it } from "vitest";
import * as endpoints from "../../functions/src/index";
import { database, guest, type Person } from "../support/people";
import { suite } from "../support/suite";

const kit = firebaseFunctionsTest({ projectId: suite().project });
afterAll(() => kit.cleanup());

/** What the SDK passes on after it has checked a token's signature. */
function authOf(person: Person, more: { readonly exp?: number; readonly aud?: string; readonly iss?: string } = {}) {
  const now = Math.floor(Date.now() / 1000);
  const token = {
    aud: suite().project,
    exp: now + 3600,
    iat: now,
    auth_time: now,
    iss: `https://securetoken.google.com/${suite().project}`,
    sub: person.uid,
    uid: person.uid,
    firebase: { identities: {}, sign_in_provider: "anonymous" },
    ...more,
  };
  return { uid: person.uid, token, rawToken: person.token };
}

const say = kit.wrap(endpoints.sendMessage);
const request = (person: Person | null, data: unknown, more = {}): CallableRequest => {
  const auth = person ? { auth: authOf(person, more) } : {};
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the type asks for an HTTP request, at which no handler looks
  return { data, acceptsStreaming: false, rawRequest: Object.create(null), ...auth };
};

const {
  assignTherapist,
  eraseAgain,
  eraseEndedAccount,
  ringListeners,
  runCall,
  sweepApplications,
  sweepAppointments,
  sweepCalls,
  sweepDeletions,
  sweepDesk,
  sweepGuests,
  sweepIdleGuests,
  sweepNotes,
  sweepOrders,
  sweepPlans,
  sweepQueue,
  sweepRoles,
  sweepRota,
  deliverNotice,
  guardSignUp,
  carrierWebhook,
  razorpayWebhook,
  ringReceipt,
  shiftCalendar,
  ...callables
} = endpoints;

describe("every endpoint", () => {
  it("is a callable of the contract or internal work that no client can call, in the region of the data", () => {
    expect(Object.keys(callables).sort()).toEqual(Object.keys(contracts).sort());
    for (const endpoint of Object.values(callables)) {
      expect(endpoint.__endpoint).toMatchObject({ platform: "gcfv2", callableTrigger: {}, region: ["asia-south1"] });
    }
    const { claimConversation, readQueue, requestHelp, sendMessage, startCall } = callables;
    for (const ready of [claimConversation, readQueue, requestHelp, sendMessage, startCall]) {
      expect(ready.__endpoint).toMatchObject({ minInstances: 1 });
    }
    // The two that work longest and may ask the gateway.
    for (const long of [callables.exportMyData, callables.deleteMyAccount])
      expect(long.__endpoint).toMatchObject({ timeoutSeconds: 90 });
    const {
      cancelPlan,
      createOrder,
      createSubscription,
      deleteMyAccount,
      refundPayment,
      verifyPayment,
      verifySubscription,
    } = callables;
    for (const paying of [
      cancelPlan,
      createOrder,
      createSubscription,
      deleteMyAccount,
      refundPayment,
      verifyPayment,
      verifySubscription,
      eraseEndedAccount,
      sweepDeletions,
      sweepOrders,
      razorpayWebhook,
    ]) {
      expect(paying.__endpoint.secretEnvironmentVariables).toContainEqual({ key: "RAZORPAY_KEY_SECRET" });
    }
    for (const hashing of [
      callables.requestAppointment,
      callables.answerAppointment,
      callables.changeAppointment,
      assignTherapist,
      sweepAppointments,
      ringReceipt,
      shiftCalendar,
      callables.makeCalendar,
      callables.readShifts,
    ]) {
      expect(hashing.__endpoint.secretEnvironmentVariables).toContainEqual({ key: "THODU_HASH_SECRET" });
    }
    for (const calling of [
      callables.claimConversation,
      callables.testRing,
      ringListeners,
      razorpayWebhook,
      carrierWebhook,
    ])
      expect(calling.__endpoint.secretEnvironmentVariables).toContainEqual({ key: "TWILIO_AUTH_TOKEN" });
    for (const task of [assignTherapist, eraseAgain, ringListeners, runCall])
      expect(task.__endpoint).toMatchObject({ taskQueueTrigger: {}, region: ["asia-south1"] });
    expect(deliverNotice.__endpoint).toMatchObject({ eventTrigger: { retry: true }, region: ["asia-south1"] });
    expect(guardSignUp.__endpoint).toMatchObject({
      blockingTrigger: { eventType: "providers/cloud.auth/eventTypes/user.beforeCreate" },
      region: ["asia-south1"],
    });
    for (const sweep of [
      sweepApplications,
      sweepAppointments,
      sweepCalls,
      sweepDeletions,
      sweepDesk,
      sweepGuests,
      sweepIdleGuests,
      sweepNotes,
      sweepOrders,
      sweepPlans,
      sweepQueue,
      sweepRoles,
      sweepRota,
    ]) {
      expect(sweep.__endpoint).toMatchObject({ scheduleTrigger: {}, region: ["asia-south1"] });
    }
    expect(eraseEndedAccount.__endpoint).toMatchObject({
      platform: "gcfv2",
      eventTrigger: { eventType: "google.firebase.auth.user.v2.deleted", retry: true },
      region: ["asia-south1"],
    });
    for (const listens of [carrierWebhook, razorpayWebhook, ringReceipt, shiftCalendar])
      expect(listens.__endpoint).toMatchObject({ httpsTrigger: {}, region: ["asia-south1"] });
  });

  it("requires a permission of the table of permissions", () => {
    for (const { action } of Object.values(contracts)) expect(Object.keys(permissions)).toContain(action);
  });

  it("refuses a caller without a token before anything else", async () => {
    for (const endpoint of Object.values(callables)) {
      await expect(kit.wrap(endpoint)(request(null, { any: "thing" }))).rejects.toMatchObject({
        code: "unauthenticated",
        message: "Please log in first.",
        details: { reason: "UNAUTHENTICATED", retryable: false },
      });
    }
  });
});

describe("sendMessage in process", () => {
  it("stores what it accepts", async () => {
    const person = await guest();
    expect(await say(request(person, { messageId: "one", text: "  hello  " }))).toEqual({
      messageId: "one",
      remaining: 18,
      locked: false,
    });
    const stored = await database().doc(`conversations/${person.uid}/chatMessages/one`).get();
    expect(stored.get("text")).toBe("hello");
  });

  it.each([
    ["expired", { exp: 1 }],
    ["of another project", { aud: "another-project" }],
    ["issued by another project", { iss: "https://securetoken.google.com/another-project" }],
  ])("refuses a token that is %s, which the emulator would accept", async (_, claims) => {
    const person = await guest();
    await expect(say(request(person, { messageId: "one", text: "hello" }, claims))).rejects.toMatchObject({
      details: { reason: "UNAUTHENTICATED" },
    });
    expect((await database().doc(`conversations/${person.uid}`).get()).exists).toBe(false);
  });
});
