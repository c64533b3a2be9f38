import { contracts, type CallableName } from "@thodu/domain/contracts";
import { usesTokenOnce } from "@thodu/domain/limits/appCheck";
import { getApp } from "firebase-admin/app";
import { getAppCheck } from "firebase-admin/app-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { post } from "../support/callables";
import { account, adminAuth, database, guest, type Person } from "../support/people";
import { serve, type Served } from "../support/serve";

const isName = (name: string): name is CallableName => Object.hasOwn(contracts, name);
const names = Object.keys(contracts).filter(isName);

/** The callables of a deployment with a site key, served by this process. */
let served: Served;
beforeAll(async () => {
  vi.stubEnv("THODU_APP_CHECK", "on");
  // Other tests of this process may have loaded them without a site key.
  vi.resetModules();
  adminAuth();
  served = await serve(await import("../../functions/src/index"));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await served.close();
});

/** Tokens that are used up, as Google's service would report. */
const consumed = new Set<string>();
beforeEach(() => {
  vi.spyOn(getAppCheck(getApp()), "verifyToken").mockImplementation((token, options) => {
    if (!token.startsWith("good")) return Promise.reject(new Error("No token of ours."));
    const alreadyConsumed = consumed.has(token);
    if (options?.consume === true) consumed.add(token);
    const decoded = { iss: "", sub: "web", aud: [], exp: 0, iat: 0, app_id: "web" };
    return Promise.resolve({ appId: "web", token: decoded, ...(options?.consume === true && { alreadyConsumed }) });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  consumed.clear();
});

async function ask(
  name: CallableName,
  person: Person,
  data: object,
  token?: string,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(served.url(name), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${person.token}`,
      ...(token !== undefined && { "x-firebase-appcheck": token }),
    },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, body: await response.json() };
}

const refused = {
  status: 401,
  body: {
    error: {
      status: "UNAUTHENTICATED",
      message: "Please log in first.",
      details: { reason: "UNAUTHENTICATED", retryable: false },
    },
  },
};

describe("with App Check", () => {
  it("no callable answers a caller without a token, whoever they are", async () => {
    const admin = await account({ admin: true });
    for (const name of names) expect(await ask(name, admin, {})).toEqual(refused);
  });

  it("a token that Google does not know counts as none, and nothing happens", async () => {
    const person = await guest();
    expect(await ask("sendMessage", person, { messageId: "one", text: "Hello" }, "forged")).toEqual(refused);
    expect((await database().doc(`conversations/${person.uid}`).get()).exists).toBe(false);
  });

  it("a page of ours writes, again and again with one token", async () => {
    const person = await guest();
    for (const messageId of ["one", "two"])
      expect(await ask("sendMessage", person, { messageId, text: "Hello" }, "good")).toMatchObject({
        status: 200,
        body: { result: { messageId } },
      });
    expect(consumed.size).toBe(0);
  });

  it("calls about money or a new account accept a token once", async () => {
    const person = await account();
    expect(await ask("updateProfile", person, { displayName: "Asha" }, "good-1")).toEqual({
      status: 200,
      body: { result: {} },
    });
    expect(await ask("updateProfile", person, { displayName: "Somebody else" }, "good-1")).toEqual(refused);
    const order = { purchaseKey: "p1", planId: "daily-care" };
    expect(await ask("createOrder", person, order, "good-1")).toEqual(refused);
    expect((await database().doc(`users/${person.uid}`).get()).get("displayName")).toBe("Asha");
    expect((await database().collection("purchases").where("userId", "==", person.uid).get()).size).toBe(0);
    expect(await ask("createOrder", person, order, "good-2")).toMatchObject({
      status: 200,
      body: { result: { planName: "Daily Care" } },
    });
  });

  it("only those consume tokens", async () => {
    expect(names.filter(usesTokenOnce).sort()).toEqual([
      "applyAsVolunteer",
      "cancelPlan",
      "createOrder",
      "createSubscription",
      "refundPayment",
      "updateProfile",
      "verifyPayment",
      "verifySubscription",
    ]);
    const person = await guest();
    for (const name of names) await ask(name, person, {}, `good-${name}`);
    expect([...consumed].sort()).toEqual(
      names
        .filter(usesTokenOnce)
        .map((name) => `good-${name}`)
        .sort(),
    );
  });
});

describe("without App Check, as in the suite", () => {
  it("a call needs no token, and an invalid one does no harm", async () => {
    const person = await guest();
    const say = (messageId: string, headers = {}) =>
      post("sendMessage", JSON.stringify({ data: { messageId, text: "Hello" } }), person.token, headers);
    expect(await say("one")).toMatchObject({ ok: true });
    expect(await say("two", { "x-firebase-appcheck": "nonsense" })).toMatchObject({ ok: true });
  });
});
