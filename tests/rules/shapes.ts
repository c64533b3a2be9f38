import { Timestamp as AdminTimestamp } from "firebase-admin/firestore";
import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  type DocumentData,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { everybody, type Role, type RulesEnvironment } from "../support/rules";
import { refused } from "./walk";

const now = serverTimestamp();
const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000);

interface Shape {
  readonly path: string;
  readonly role: Role;
  readonly good: Readonly<Record<string, DocumentData>>;
  readonly bad: Readonly<Record<string, DocumentData>>;
}

const presence = { typing: false, active: true, at: now };
const signal = { from: "customer", kind: "offer", payload: "v=0", at: now };
const switches = ["email", "sms", "push", "inApp", "details", "neutralTitle", "quickExit"] as const;

/** What the owner of a document may write into it, and what not. */
const shapes: readonly Shape[] = [
  {
    path: "users/otherCustomer/private/preferences",
    role: "otherCustomer",
    good: {
      nothing: {},
      everything: { ...Object.fromEntries(switches.map((name) => [name, true])), theme: "system" },
      ...Object.fromEntries(switches.map((name) => [`${name} off`, { [name]: false }])),
      ...Object.fromEntries(["en", "te", "hi"].map((locale) => [`in ${locale}`, { locale }])),
      ...Object.fromEntries(["light", "dark", "system"].map((theme) => [theme, { theme }])),
    },
    bad: {
      ...Object.fromEntries(switches.map((name) => [`${name} as a word`, { [name]: "true" }])),
      ...Object.fromEntries(switches.map((name) => [`${name} as null`, { [name]: null }])),
      "an unknown language": { locale: "fr" },
      "an unknown theme": { theme: "blue" },
      "a theme of another type": { theme: 1 },
      "an unknown key": { admin: true },
      "a nested key": { theme: { dark: true } },
      "a long text": { theme: "dark".repeat(100_000) },
    },
  },
  {
    path: "conversations/otherCustomer/presence/otherCustomer",
    role: "otherCustomer",
    good: {
      typing: { ...presence, typing: true },
      reading: presence,
      gone: { ...presence, active: false },
      "there from now on": { ...presence, since: now },
    },
    bad: {
      nothing: {},
      "no typing": { active: true, at: now },
      "no active": { typing: true, at: now },
      "no time": { typing: true, active: true },
      "typing as a number": { ...presence, typing: 1 },
      "active as a word": { ...presence, active: "yes" },
      "a time of the client": { ...presence, at: yesterday },
      "a text": { ...presence, text: "Hello" },
      "there since a time of the client": { ...presence, since: yesterday },
      "there since a word": { ...presence, since: "yesterday" },
      "there since nothing": { ...presence, since: null },
    },
  },
  {
    path: "calls/live/signals/customer_70",
    role: "customer",
    good: {
      "a hello": { ...signal, kind: "hello" },
      "an offer": signal,
      "an answer": { ...signal, kind: "answer" },
      "a candidate": { ...signal, kind: "candidate" },
      "the longest payload": { ...signal, payload: "x".repeat(16_384) },
    },
    bad: {
      "the uid of the other side": { ...signal, from: "holder" },
      "an unknown kind": { ...signal, kind: "bye" },
      "a payload too long": { ...signal, payload: "x".repeat(16_385) },
      "a candidate too long": { ...signal, kind: "candidate", payload: "x".repeat(2_049) },
      "a payload of another type": { ...signal, payload: { sdp: "v=0" } },
      "a time of the client": { ...signal, at: yesterday },
      "no time": { from: "customer", kind: "offer", payload: "v=0" },
      "an unknown key": { ...signal, to: "holder" },
    },
  },
  {
    path: "calls/live/signals/customer_7",
    role: "customer",
    good: { "an offer as long as a candidate": { ...signal, payload: "x".repeat(2_048) } },
    bad: {
      "an offer that only every tenth place takes": { ...signal, payload: "x".repeat(2_049) },
      "such an answer": { ...signal, kind: "answer", payload: "x".repeat(16_384) },
    },
  },
  {
    // A call that is over takes no more signals.
    path: "calls/revoked/signals/otherCustomer_0",
    role: "otherCustomer",
    good: {},
    bad: { "an offer": { ...signal, from: "otherCustomer" } },
  },
];

export function checkShapes(runtime: () => RulesEnvironment): void {
  describe.each(shapes)("$path by $role", ({ path, role, good, bad }) => {
    it.each(Object.entries(good))("accepts %s", async (_, data) => {
      await setDoc(doc(runtime().as(role), path), data);
      await runtime().server.doc(path).delete();
    });
    it.each(Object.entries(bad))("refuses %s", async (_, data) => {
      const put = () => setDoc(doc(runtime().as(role), path), data);
      await expect(put()).rejects.toMatchObject(refused);
      expect(await runtime().version(path)).toBeNull();
      const { writeTime } = await runtime().server.doc(path).set({ stored: true });
      await expect(put()).rejects.toMatchObject(refused);
      expect((await runtime().server.doc(path).get()).updateTime).toEqual(writeTime);
      await runtime().server.doc(path).delete();
    });
  });

  it("keeps the original presence time over heartbeats", async () => {
    const path = "conversations/otherCustomer/presence/otherCustomer";
    const ref = doc(runtime().as("otherCustomer"), path);
    const before = new Date(Date.now() - 25_000);
    await runtime()
      .server.doc(path)
      .set({ ...presence, at: before, since: before });
    await setDoc(ref, presence, { merge: true });
    const after = await runtime().server.doc(path).get();
    expect(after.data()).toMatchObject({ since: AdminTimestamp.fromDate(before) });
    expect(after.data()).not.toMatchObject({ at: AdminTimestamp.fromDate(before) });
  });

  describe("presence that follows another write", () => {
    const path = "conversations/otherCustomer/presence/otherCustomer";
    const here = { typing: false, active: true };
    const typing = { typing: true, active: true };
    const gone = { typing: false, active: false };
    it.each([
      ["the same once more", here, here, false],
      ["a hint", here, typing, false],
      ["a hint of somebody who leaves", here, { typing: true, active: false }, false],
      ["coming back", gone, here, false],
      ["the end of a hint", typing, here, true],
      ["leaving", here, gone, true],
      ["leaving with a hint", typing, gone, true],
      ["leaving once more", gone, gone, false],
    ])("%s: at once or half a second later", async (_, before, after, allowed) => {
      const ref = doc(runtime().as("otherCustomer"), path);
      const server = runtime().server.doc(path);
      for (const [age, isAllowed] of [
        [0, allowed],
        [600, true],
      ] as const) {
        await server.set({ ...before, at: new Date(Date.now() - age) });
        const attempt = setDoc(ref, { ...after, at: now });
        await (isAllowed ? attempt : expect(attempt).rejects.toMatchObject(refused));
      }
    });
    it("refuses presence without a start", async () => {
      const server = runtime().server.doc(path);
      const { writeTime } = await server.set({ ...here, at: new Date(Date.now() - 600) });
      const attempt = setDoc(doc(runtime().as("otherCustomer"), path), { ...presence, since: null });
      await expect(attempt).rejects.toMatchObject(refused);
      expect((await server.get()).updateTime).toEqual(writeTime);
    });
    it("accepts a few of many that are written at once", async () => {
      const ref = doc(runtime().as("otherCustomer"), path);
      const server = runtime().server.doc(path);
      await server.delete();
      const attempts = await Promise.allSettled(
        Array.from({ length: 30 }, () => setDoc(ref, { ...presence, typing: true })),
      );
      expect(attempts.filter(({ status }) => status === "fulfilled").length).toBeLessThan(10);
    });
  });

  describe("the places of signals", () => {
    it.each(["customer_0", "customer_10", "customer_99", "customer_100", "customer_199"])(
      "accepts one at %s",
      async (id) => {
        const path = `calls/live/signals/${id}`;
        await setDoc(doc(runtime().as("customer"), path), signal);
        await expect(setDoc(doc(runtime().as("customer"), path), signal)).rejects.toMatchObject(refused);
        await runtime()
          .server.doc(path)
          .update({ at: new Date(Date.now() - 61_000) });
        await setDoc(doc(runtime().as("customer"), path), { ...signal, payload: "v=1" });
        await runtime().server.doc(path).delete();
      },
    );
    it.each([
      "customer_200",
      "customer_00",
      "customer_07",
      "customer_-1",
      "customer_1x",
      "customer_",
      "customer",
      "holder_0",
      "one",
    ])("refuses one at %s", async (id) => {
      const path = `calls/live/signals/${id}`;
      await expect(setDoc(doc(runtime().as("customer"), path), signal)).rejects.toMatchObject(refused);
      expect(await runtime().version(path)).toBeNull();
    });
  });

  it("lets no listener read or write signals while it rings: it may go on to another", async () => {
    const [call, holder] = [runtime().server.doc("calls/live"), runtime().as("holder")];
    const before: unknown = (await call.get()).get("status");
    await call.update({ status: "ringing" });
    try {
      const all = query(collection(holder, "calls/live/signals"), limit(30));
      await expect(getDocs(all)).rejects.toMatchObject(refused);
      const own = doc(holder, "calls/live/signals/holder_3");
      await expect(setDoc(own, { ...signal, from: "holder" })).rejects.toMatchObject(refused);
    } finally {
      await call.update({ status: before });
    }
    await getDocs(query(collection(holder, "calls/live/signals"), limit(30)));
  });

  const outsiders = everybody.filter((role) => role !== "customer" && role !== "holder");
  it.each(outsiders)("refuses presence in a conversation of others by %s", async (role) => {
    const path = `conversations/customer/presence/${role}`;
    await expect(setDoc(doc(runtime().as(role), path), presence)).rejects.toMatchObject(refused);
    expect(await runtime().version(path)).toBeNull();
  });
  it.each(outsiders)("refuses a signal in a call of others by %s", async (role) => {
    const path = `calls/live/signals/${role}_0`;
    await expect(setDoc(doc(runtime().as(role), path), { ...signal, from: role })).rejects.toMatchObject(refused);
    expect(await runtime().version(path)).toBeNull();
  });

  it.each(everybody)("refuses %s the first stamp of the desk", async (role) => {
    const ref = runtime().server.doc("desk/current");
    const stored = (await ref.get()).data() ?? {};
    await ref.delete();
    await expect(setDoc(doc(runtime().as(role), ref.path), stored)).rejects.toMatchObject(refused);
    expect(await runtime().version(ref.path)).toBeNull();
    await ref.set(stored);
  });

  describe("a notification, by its owner", () => {
    const path = "users/customer/notifications/shape";
    const stored = { type: "General", message: "Welcome.", unread: true, link: null };
    const attempts: readonly (readonly [string, boolean, DocumentData, DocumentData])[] = [
      ["cleared", true, stored, { unread: false }],
      ["cleared once more", true, { ...stored, unread: false }, { unread: false }],
      ["set back to unread", false, { ...stored, unread: false }, { unread: true }],
      ["with another message", false, stored, { unread: false, message: "Pay here." }],
      ["with another link", false, stored, { unread: false, link: "https://example.com" }],
      ["with a further field", false, stored, { unread: false, seen: true }],
      ["with a word instead of no", false, stored, { unread: "no" }],
    ];
    it.each(attempts)("%s: %s", async (_, allowed, before, change) => {
      const ref = runtime().server.doc(path);
      await ref.set(before);
      const attempt = updateDoc(doc(runtime().as("customer"), path), change);
      await (allowed ? attempt : expect(attempt).rejects.toMatchObject(refused));
      expect((await ref.get()).data()).toEqual(allowed ? { ...before, ...change } : before);
    });
  });
}
