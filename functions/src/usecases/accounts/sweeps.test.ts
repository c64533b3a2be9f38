import type { Deletion } from "@thodu/domain/accounts/deletion";
import { expect, it } from "vitest";
import { aConversation } from "../../../../tests/support/domain";
import { Fate } from "../../../../tests/support/fate";
import { MemoryConversations } from "../../../../tests/support/memoryConversations";
import { MemoryWorld } from "../../../../tests/support/memoryWorld";
import { MemoryGateway } from "../../../../tests/support/memoryGateway";
import { MemoryPayments } from "../../../../tests/support/memoryPayments";
import { sweepDeletions } from "./deleteMyAccount";
import { sweepGuests } from "./privacy";
import { sweepIdleGuests } from "./sweepIdleGuests";

const MANY = 120;
const people = Array.from({ length: MANY }, (_, at) => `person-${at}`);
const nothing = (): Promise<void> => Promise.resolve();
const notHere = (): Promise<never> => Promise.reject(new Error("Not by a sweep."));

/** What fails for the one who is first, by the store or by the identity service. */
const broken = (uid: string): Promise<void> =>
  uid === "person-0" ? Promise.reject(new Error("Broken.")) : Promise.resolve();

function setting() {
  const runtime = new MemoryWorld();
  const defects: unknown[] = [];
  return {
    runtime,
    defects,
    conversations: new MemoryConversations(runtime),
    onDefect: (error: unknown) => defects.push(error),
  };
}

it("erases all guests whose time is over but the one that fails", async () => {
  const { runtime, defects, conversations, onDefect } = setting();
  const left = new Set(people);
  for (const uid of people) conversations.summaries.at(uid).write(aConversation({ expireAt: 0 }));
  const retention = {
    expired: (_: number, limit: number) => Promise.resolve([...left].slice(0, limit)),
    unmoved: () => Promise.resolve([]),
    moveInternals: notHere,
    isOver: notHere,
    emptyConversation: notHere,
    keep: notHere,
    eraseConversation: async (uid: string) => {
      await broken(uid);
      left.delete(uid);
      return "stored" as const;
    },
  };
  const identityAccounts = { facts: () => Promise.resolve(null), lock: notHere, remove: notHere };
  const none = { done: 0, failed: 0, left: 0 };
  const conversationsSwept = { done: MANY - 1, failed: 1, left: 0 };
  expect(await sweepGuests({ runtime, conversations, retention, identityAccounts, onDefect })).toEqual({
    moved: none,
    conversations: conversationsSwept,
  });
  expect([...left]).toEqual(["person-0"]);
  expect(defects).toHaveLength(1);
});

it("keeps and empties what belongs to accounts", async () => {
  const { runtime, defects, conversations, onDefect } = setting();
  const left = new Set(["person-1", "person-2"]);
  const older = new Set(["person-3"]);
  const done: string[] = [];
  const take = (what: string) => (uid: string) => {
    done.push(`${what} ${uid}`);
    left.delete(uid);
    return Promise.resolve("stored" as const);
  };
  conversations.summaries.at("person-1").write(aConversation({ expireAt: 0 }));
  conversations.summaries.at("person-2").write(aConversation({ expireAt: 0, keepDays: 30 }));
  const retention = {
    expired: (_: number, limit: number) => Promise.resolve([...left].slice(0, limit)),
    unmoved: (limit: number) => Promise.resolve([...older].slice(0, limit)),
    moveInternals: (uid: string) => Promise.resolve(older.delete(uid)),
    isOver: notHere,
    emptyConversation: take("emptied"),
    keep: take("kept"),
    eraseConversation: notHere,
  };
  const identityAccounts = {
    facts: () =>
      Promise.resolve({
        email: null,
        guest: false,
        emailConfirmed: true,
        createdAt: null,
        lastSignInAt: null,
        providers: ["password"],
      }),
    lock: notHere,
    remove: notHere,
  };
  expect(await sweepGuests({ runtime, conversations, retention, identityAccounts, onDefect })).toEqual({
    moved: { done: 1, failed: 0, left: 0 },
    conversations: { done: 2, failed: 0, left: 0 },
  });
  expect(done).toEqual(["kept person-1", "emptied person-2"]);
  expect(conversations.summaries.at("person-1").see()?.value.status).toBe("waiting");
  expect(conversations.summaries.at("person-2").see()?.value.status).toBe("closed");
  expect(defects).toEqual([]);
});

it("leaves a conversation that was written to since it was found, and tries again where one is written to meanwhile", async () => {
  const { runtime, defects, conversations, onDefect } = setting();
  conversations.summaries.at("later").write(aConversation({ expireAt: runtime.now() + 1 }));
  conversations.summaries.at("always").write(aConversation({ expireAt: null }));
  conversations.summaries.at("busy").write(aConversation({ expireAt: 0, status: "closed" }));
  let tries = 0;
  const retention = {
    expired: () => Promise.resolve(["later", "always", "gone", "busy"]),
    unmoved: () => Promise.resolve([]),
    moveInternals: notHere,
    isOver: notHere,
    emptyConversation: notHere,
    keep: notHere,
    eraseConversation: () => {
      tries += 1;
      return Promise.resolve("conflict" as const);
    },
  };
  const identityAccounts = { facts: () => Promise.resolve(null), lock: notHere, remove: notHere };
  expect(await sweepGuests({ runtime, conversations, retention, identityAccounts, onDefect })).toEqual({
    moved: { done: 0, failed: 0, left: 0 },
    conversations: { done: 3, failed: 1, left: 0 },
  });
  expect(tries).toBe(3);
  expect(conversations.summaries.at("later").see()?.value.status).toBe("waiting");
  expect(defects).toEqual([]);
});

it("ends all deletions that were broken off but the one that fails", async () => {
  const { runtime, defects, conversations, onDefect } = setting();
  const fate = new Fate();
  const jobs = new Map<string, Deletion>(
    people.map((uid) => [uid, { pseudonym: `deleted-${uid}`, done: 0, startedAt: 0 }]),
  );
  const deletions = {
    begin: notHere,
    find: (uid: string) => Promise.resolve(jobs.get(uid) ?? null),
    reached: (uid: string, done: number) => {
      const job = jobs.get(uid);
      if (job) jobs.set(uid, { ...job, done });
      return Promise.resolve();
    },
    end: (uid: string) => {
      jobs.delete(uid);
      return Promise.resolve();
    },
    unfinished: (_: number, limit: number) => Promise.resolve([...jobs.keys()].slice(0, limit)),
  };
  const swept = await sweepDeletions({
    runtime,
    conversations,
    deletions,
    onDefect,
    payments: new MemoryPayments(() => runtime.now(), fate),
    gateway: new MemoryGateway(() => runtime.now(), fate),
    personal: { copy: notHere, erase: broken },
    identityAccounts: { facts: notHere, lock: nothing, remove: nothing },
    erasures: { eraseLater: nothing },
    endCalls: nothing,
    admins: { withdraw: nothing },
    register: {
      exists: () => Promise.resolve(false),
      isApproved: notHere,
      withEmail: notHere,
      approvedAfter: notHere,
      apply: notHere,
      follow: notHere,
      approve: notHere,
      revoke: notHere,
      restampDesk: notHere,
    },
  });
  expect(swept).toEqual({ deletions: { done: MANY - 1, failed: 1, left: 0 } });
  expect([...jobs.keys()]).toEqual(["person-0"]);
  expect(defects).toHaveLength(1);
});

it("forgets all guests who have not been here for 30 days but who is kept and the one that fails, and goes on by pages", async () => {
  const { runtime, defects, conversations, onDefect } = setting();
  const removed: string[] = [];
  const identityAccounts = { lock: nothing, remove: (uid: string) => Promise.resolve(void removed.push(uid)) };
  const guestAccounts = {
    idleSince: (before: number, page: string | null) => {
      expect(before).toBe(runtime.now() - 30 * 86_400_000);
      const from = Number(page ?? 0);
      return Promise.resolve({
        uids: people.slice(from, from + 50),
        next: from + 50 < MANY ? String(from + 50) : null,
      });
    },
  };
  const retention = { isOver: (uid: string) => Promise.resolve(uid !== "person-1") };
  const swept = await sweepIdleGuests({
    runtime,
    conversations,
    onDefect,
    guestAccounts,
    retention,
    identityAccounts,
    personal: { erase: broken },
    endCalls: nothing,
  });
  expect(swept).toEqual({ guests: { done: MANY - 2, failed: 1, left: 0 } });
  expect(removed).toEqual(people.slice(2));
  expect(defects).toHaveLength(1);
});
