import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { fill, setUpAttack, type AttackSetup, type Who } from "../support/attackSetup";
import { post, reasonOf } from "../support/callables";
import { books, sandboxState, sign } from "../support/payments";
import { account, adminAuth, database, identity } from "../support/people";
import { changed, fingerprint } from "../support/storedDocuments";
import { functionUrl, suite } from "../support/suite";
import { callAttacks } from "./callables";
import { documentAttacks } from "./documents";
import { letterAttacks } from "./letters";

let runtime: AttackSetup;
beforeAll(async () => {
  runtime = await setUpAttack();
});

const mandates = async () => (await sandboxState()).subscriptions;

/** Runs an attack and checks that of all documents and accounts only `paths` changed, and nothing at the gateway. */
async function changingOnly<T>(paths: readonly string[], attack: () => Promise<T>): Promise<T> {
  const before = { documents: await fingerprint(), books: await books(), mandates: await mandates() };
  const answer = await attack();
  expect(changed(before.documents, await fingerprint())).toEqual(paths);
  expect({ books: await books(), mandates: await mandates() }).toEqual({
    books: before.books,
    mandates: before.mandates,
  });
  return answer;
}
const unchangedBy = <T>(attack: () => Promise<T>): Promise<T> => changingOnly([], attack);

const tokenOf = (who: Who): string | undefined => runtime.tokens.get(who);

it("what an accepted call changes shows in the fingerprint", async () => {
  const before = await fingerprint();
  const body = fill('{"data":{"displayName":"Asha"}}', runtime);
  expect(await post("updateProfile", body, tokenOf("account"))).toMatchObject({ ok: true });
  expect(changed(before, await fingerprint())).toEqual([fill("users/<account>", runtime)]);
});

it.each([
  ["a flag", false, true],
  ["nothing", null, false],
  ["a whole number", 1, 2],
  ["a fraction", 0.25, 0.5],
  ["a text", "a", "b"],
  ["a time", new Date(1), new Date(2)],
  ["a list", [true, false], [false, true]],
  ["a field within", { inner: { is: true } }, { inner: { is: false } }],
])("%s that changes in a document shows in the fingerprint", async (_, one, other) => {
  const document = database().doc("feedback/changing");
  try {
    await document.set({ value: one });
    const before = await fingerprint();
    await document.set({ value: other });
    expect(changed(before, await fingerprint())).toEqual(["feedback/changing"]);
  } finally {
    await document.delete();
  }
});

it.each([
  ["a role", (uid: string) => adminAuth().setCustomUserClaims(uid, { admin: true })],
  ["disabling", (uid: string) => adminAuth().updateUser(uid, { disabled: true })],
  ["another address", (uid: string) => adminAuth().updateUser(uid, { email: `${randomUUID()}@people.example` })],
  ["another password", (uid: string) => adminAuth().updateUser(uid, { password: "another one of these tests" })],
])("%s of an account shows in the fingerprint", async (_, change) => {
  const { uid } = await account();
  const before = await fingerprint();
  await change(uid);
  expect(changed(before, await fingerprint())).toEqual([`account ${uid}`]);
});

describe("a call", () => {
  it.each(callAttacks.map((attack) => [`${attack.who} ${attack.name} (${attack.callable})`, attack] as const))(
    "%s",
    async (_, { who, callable, data, body, reason }) => {
      const sent = fill(body ?? JSON.stringify({ data }), runtime);
      expect(await unchangedBy(async () => reasonOf(await post(callable, sent, tokenOf(who))))).toBe(reason);
    },
  );
});

describe("the database", () => {
  it.each(documentAttacks.map((attack) => [`${attack.who} ${attack.name}`, attack] as const))(
    "%s",
    async (_, { who, method, path, body, status = 403, changes = [] }) => {
      const { firestore, project } = suite();
      const root = `http://${firestore}/v1/projects/${project}/databases/(default)/documents`;
      const token = tokenOf(who);
      const ask = async (): Promise<number> => {
        const response = await fetch(root + (path.startsWith(":") ? "" : "/") + fill(path, runtime), {
          method,
          headers: {
            "content-type": "application/json",
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          ...(body !== undefined && { body: fill(JSON.stringify(body), runtime) }),
        });
        await response.arrayBuffer();
        return response.status;
      };
      const paths = changes.map((each) => fill(each, runtime));
      expect(await changingOnly(paths, ask)).toBe(status);
    },
  );
});

describe("the identity service", () => {
  it.each([
    ["a role", { customAttributes: '{"admin":true}' }],
    ["a confirmed address", { emailVerified: true }],
    ["an end that is undone", { disableUser: false }],
  ])("gives nobody %s for the asking", async (_, wanted) => {
    const idToken = tokenOf("account");
    const ask = async (): Promise<number> => {
      const response = await identity("update", { idToken, ...wanted });
      await response.arrayBuffer();
      return response.status;
    };
    // It may be refused, or answered without effect; what counts is that nothing changed.
    expect([200, 400]).toContain(await unchangedBy(ask));
  });

  it("makes no account that has a role", async () => {
    const email = `${randomUUID()}@people.example`;
    const answer = await identity("signUp", {
      email,
      password: "a password of these tests",
      customAttributes: '{"admin":true}',
    });
    await answer.text();
    const made = await adminAuth()
      .getUserByEmail(email)
      .catch(() => null);
    expect(made?.customClaims ?? {}).toEqual({});
  });
});

describe("a letter to the webhook", () => {
  const signatures = {
    right: (body: string) => sign(body, secret()),
    "wrong secret": (body: string) => sign(body, "another secret"),
    "another body": (body: string) => sign(JSON.stringify(JSON.parse(body), null, 1), secret()),
    "upper case": (body: string) => sign(body, secret()).toUpperCase(),
    empty: () => "",
    undefined: () => "undefined",
    not: () => null,
  } as const;
  const secret = (): string => process.env["RAZORPAY_WEBHOOK_SECRET"] ?? "";

  it.each(letterAttacks.map((attack) => [attack.name, attack] as const))(
    "that %s",
    async (_, { method, body, signed, status }) => {
      const sent = fill(body, runtime);
      const signature = signatures[signed](sent);
      const headers = {
        "content-type": "application/json",
        "x-razorpay-event-id": randomUUID(),
        ...(signature !== null && { "x-razorpay-signature": signature }),
      };
      const ask = async (): Promise<number> => {
        const response = await fetch(functionUrl("razorpayWebhook"), {
          method,
          headers,
          ...(method !== "GET" && { body: sent }),
        });
        await response.arrayBuffer();
        return response.status;
      };
      expect(await unchangedBy(ask)).toBe(status);
    },
  );
});
