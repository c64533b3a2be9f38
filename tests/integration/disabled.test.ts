import { randomUUID } from "node:crypto";
import { conversation } from "@thodu/domain/chat/model";
import { volunteer } from "@thodu/domain/volunteers/model";
import { Auth } from "firebase-admin/auth";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { wiring } from "../../functions/src/runtime/wiring";
import { sweepRoles } from "../../functions/src/usecases/accounts/lostRoles";
import { makeAdmin } from "../../tools/src/commands/make-admin";
import { accepted, call, reasonOf } from "../support/callables";
import { account, adminAuth, database, guest, listener, signIn, type Person } from "../support/people";
import { suite } from "../support/suite";

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});

const data = async (path: string) => (await database().doc(path).get()).data();
const summary = async ({ uid }: Person) => conversation.parse(await data(`conversations/${uid}`));
const actionsOn = async ({ uid }: Person) => {
  const { docs } = await database().collection("auditLog").where("target", "==", uid).get();
  return docs.map((doc) => String(doc.get("action"))).toSorted();
};

/** Whether the rules let this person read a document, with their present token. */
async function reads({ token }: Person, path: string): Promise<boolean> {
  const { firestore, project } = suite();
  const url = `http://${firestore}/v1/projects/${project}/databases/(default)/documents/${path}`;
  const { status } = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (status !== 200 && status !== 403) throw new Error(`The database answered ${status}.`);
  return status === 200;
}

async function held(by: Person): Promise<Person> {
  const person = await guest();
  accepted(await call("sendMessage", { messageId: "first", text: "hello" }, person.token));
  accepted(await call("claimConversation", { conversationId: person.uid }, by.token));
  accepted(await call("sendMessage", { messageId: "second", text: "are you there?" }, person.token));
  return person;
}

describe("a listener whose account is disabled", () => {
  it("loses with the next call what a revoked one loses", async () => {
    const one = await listener(admin);
    const person = await held(one);
    const { claimId, deskEpoch } = await summary(person);
    expect([await reads(one, "desk/current"), await reads(one, `conversations/${person.uid}`)]).toEqual([true, true]);
    await adminAuth().updateUser(one.uid, { disabled: true });
    expect(reasonOf(await call("setAvailability", { availability: "online" }, one.token))).toBe("UNAUTHENTICATED");

    expect([await reads(one, "desk/current"), await reads(one, `conversations/${person.uid}`)]).toEqual([false, false]);
    const after = await summary(person);
    expect(after).toMatchObject({ status: "waiting", volunteerId: null, notice: "listener-left" });
    expect(after.claimId).not.toBe(claimId);
    expect(after.deskEpoch).not.toBe(deskEpoch);
    const { docs } = await database().collection(`conversations/${person.uid}/chatMessages`).get();
    // An open query for the claim does not find the messages any more.
    expect(docs.map((doc): unknown => doc.get("claimId"))).not.toContain(claimId);
    expect((await adminAuth().getUser(one.uid)).customClaims).toEqual({});
    expect(await actionsOn(one)).toContain("volunteer.revoke");

    await adminAuth().updateUser(one.uid, { disabled: false });
    expect(reasonOf(await call("readDesk", {}, (await signIn(one.email)).token))).toBe("NOT_PERMITTED");
  });
});

describe("an admin", () => {
  const secret = "users/somebody-else";
  beforeAll(async () => {
    await database().doc(secret).set({ displayName: "Asha" });
  });

  it("can read by a record that make-admin writes", async () => {
    const one = await account();
    expect(await makeAdmin(["--project", suite().project, one.email])).toBe(0);
    const fresh = await signIn(one.email);
    expect(await reads(fresh, secret)).toBe(true);
    expect(await data(`admins/${one.uid}`)).toBeDefined();
    // An admin from before there were records gets one by the same command, or with the next sign-in.
    await database().doc(`admins/${one.uid}`).delete();
    expect(await reads(fresh, secret)).toBe(false);
    await makeAdmin(["--project", suite().project, one.email]);
    expect(await reads(fresh, secret)).toBe(true);
    await database().doc(`admins/${one.uid}`).delete();
    accepted(await call("updateProfile", {}, fresh.token));
    expect(await reads(fresh, secret)).toBe(true);
  });

  it("for one area can read and act in that area alone, and loses it at once", async () => {
    const one = await account();
    const parts = [`orders/order_${one.uid}`, `reports/${one.uid}`];
    const seen = async (who: Person) => Promise.all([secret, ...parts].map((path) => reads(who, path)));
    await Promise.all(parts.map((path) => database().doc(path).set({ userId: "somebody-else" })));
    const made = async (...args: string[]): Promise<void> => {
      expect(await makeAdmin(["--project", suite().project, ...args, one.email])).toBe(0);
    };
    await made("--role", "money");
    const money = await signIn(one.email);
    expect(await seen(money)).toEqual([true, true, false]);
    expect(reasonOf(await call("readDesk", {}, money.token))).toBe("NOT_PERMITTED");
    const refunding = await call("refundPayment", { orderId: "order_none", reason: "Asked" }, money.token);
    expect(reasonOf(refunding)).toBe("NOT_FOUND");
    await made("--role", "safety");
    const both = await signIn(one.email);
    expect(await seen(both)).toEqual([true, true, true]);
    expect(await seen(money)).toEqual([true, true, false]);
    accepted(await call("readDesk", {}, both.token));

    // The account has only safety left: the next call with the old token removes money from the record.
    await adminAuth().setCustomUserClaims(one.uid, { safety: true });
    await call("readDesk", {}, both.token);
    expect(await seen(both)).toEqual([true, false, true]);
    await made("--withdraw");
    expect(await seen(both)).toEqual([false, false, false]);
    expect((await adminAuth().getUser(one.uid)).customClaims).toEqual({});
    await Promise.all(parts.map((path) => database().doc(path).delete()));
  });

  it("has no rights in the rules once make-admin removes them", async () => {
    const one = await account({ admin: true });
    expect(await reads(one, secret)).toBe(true);
    expect(await makeAdmin(["--project", suite().project, "--withdraw", one.email])).toBe(0);
    expect(await reads(one, secret)).toBe(false);
    expect(reasonOf(await call("revokeVolunteer", { uid: "nobody" }, one.token))).toBe("NOT_PERMITTED");
    expect(await actionsOn(one)).toEqual(["admin.withdraw"]);
  });

  it("has none either if a page of theirs has the record written again meanwhile", async () => {
    const one = await account({ admin: true });
    const record = database().doc(`admins/${one.uid}`);
    const clear = vi.spyOn(Auth.prototype, "setCustomUserClaims").mockImplementationOnce(async (uid, claims) => {
      accepted(await call("updateProfile", {}, one.token));
      expect((await record.get()).exists).toBe(true);
      await adminAuth().setCustomUserClaims(uid, claims);
    });
    expect(await makeAdmin(["--project", suite().project, "--withdraw", one.email])).toBe(0);
    clear.mockRestore();
    expect((await record.get()).exists).toBe(false);
    expect((await adminAuth().getUser(one.uid)).customClaims).toEqual({});
  });

  it.each([
    ["without the claim", (uid: string) => adminAuth().setCustomUserClaims(uid, {}), "NOT_PERMITTED"],
    ["disabled", (uid: string) => adminAuth().updateUser(uid, { disabled: true }), "UNAUTHENTICATED"],
  ])("who is %s can read nothing from the next call on", async (_, end, reason) => {
    const one = await account({ admin: true });
    expect(await reads(one, secret)).toBe(true);
    await end(one.uid);
    expect(reasonOf(await call("revokeVolunteer", { uid: "nobody" }, one.token))).toBe(reason);
    expect(await reads(one, secret)).toBe(false);
    expect(await actionsOn(one)).toEqual(["admin.withdraw"]);
  });
});

describe("the sweep of roles", () => {
  const sweep = () => sweepRoles({ ...wiring(), onDefect: (error) => expect(error).toBeUndefined() });
  const approved = async ({ uid }: Person) => volunteer.safeParse(await data(`volunteers/${uid}`)).data?.approved;

  it("ends the rights of accounts that were disabled, deleted or lost their claim, and no others", async () => {
    const listeners = await Promise.all(Array.from({ length: 4 }, () => listener(admin)));
    const admins = await Promise.all(Array.from({ length: 4 }, () => account({ admin: true })));
    const person = await held(listeners[0] ?? admin);
    const change = async (uids: readonly string[]): Promise<void> => {
      const [disabled = "", bare = "", gone = ""] = uids;
      await adminAuth().updateUser(disabled, { disabled: true });
      await adminAuth().setCustomUserClaims(bare, {});
      await adminAuth().deleteUser(gone);
    };
    await change(listeners.map(({ uid }) => uid));
    await change(admins.map(({ uid }) => uid));
    const swept = await sweep();
    expect(swept.listeners.failed + swept.admins.failed).toBe(0);
    expect(swept.listeners.done).toBeGreaterThanOrEqual(2);

    // The third is left out: the end of an account erases all it had.
    const [disabled, bare, , kept] = await Promise.all(listeners.map(approved));
    expect([disabled, bare, kept]).toEqual([false, false, true]);
    expect(await summary(person)).toMatchObject({ status: "waiting", volunteerId: null });
    const reading = await Promise.all(admins.map((one) => reads(one, "users/somebody-else")));
    expect(reading).toEqual([false, false, false, true]);
    const nothing = { done: 0, failed: 0, left: 0 };
    expect(await sweep()).toEqual({ listeners: nothing, admins: nothing, revoked: nothing });
  });

  it("frees the people of a listener whose revocation stopped half-way", async () => {
    const one = await listener(admin);
    const person = await held(one);
    await database().doc(`volunteers/${one.uid}`).update({ approved: false, decidedAt: new Date() });
    expect((await sweep()).revoked).toEqual({ done: 1, failed: 0, left: 0 });
    expect(await summary(person)).toMatchObject({ status: "waiting", volunteerId: null });
  });

  it("finds nothing left to end for a listener who was erased during the sweep", async () => {
    const gone = { uid: randomUUID(), admin: admin.uid };
    expect(await wiring().volunteers.revoke(gone)).toEqual({ changed: false, again: false });
  });
});
