import type { Deletion } from "@thodu/domain/accounts/deletion";
import { HOUR, MINUTE } from "@thodu/domain/time";
import { expect, it } from "vitest";
import { broken, MANY, nothing, notHere, people, setting } from "../../../../tests/support/accountSweeps";
import { aConversation } from "../../../../tests/support/domain";
import { CrashPlan } from "../../../../tests/support/crashPlan";
import { MemoryGateway } from "../../../../tests/support/memoryGateway";
import { MemoryPayments } from "../../../../tests/support/memoryPayments";
import { pagesOf } from "../../../../tests/support/pages";
import { sweepDeletions } from "./deleteMyAccount";
import { sweepExpiredConversations } from "./sweepExpiredConversations";

it("erases all guests whose time is over, except one that fails", async () => {
  const { runtime, defects, conversations, onDefect } = setting();
  const left = new Set(people);
  for (const uid of people) conversations.summaries.at(uid).write(aConversation({ expireAt: 0 }));
  const retention = {
    expired: () => Promise.resolve(pagesOf([...left])),
    unmoved: () => Promise.resolve(pagesOf<string>([])),
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
  expect(await sweepExpiredConversations({ runtime, conversations, retention, identityAccounts, onDefect })).toEqual({
    moved: none,
    conversations: conversationsSwept,
  });
  expect([...left]).toEqual(["person-0"]);
  expect(defects).toHaveLength(1);
});

it("keeps the conversations of accounts, but empties them", async () => {
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
    expired: () => Promise.resolve(pagesOf([...left])),
    unmoved: () => Promise.resolve(pagesOf([...older])),
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
        disabled: false,
      }),
    lock: notHere,
    remove: notHere,
  };
  expect(await sweepExpiredConversations({ runtime, conversations, retention, identityAccounts, onDefect })).toEqual({
    moved: { done: 1, failed: 0, left: 0 },
    conversations: { done: 2, failed: 0, left: 0 },
  });
  expect(done).toEqual(["kept person-1", "emptied person-2"]);
  expect(conversations.summaries.at("person-1").see()?.value.status).toBe("waiting");
  expect(conversations.summaries.at("person-2").see()?.value.status).toBe("closed");
  expect(defects).toEqual([]);
});

it("skips a conversation that was written to since it was found, and retries one that is written to meanwhile", async () => {
  const { runtime, defects, conversations, onDefect } = setting();
  conversations.summaries.at("later").write(aConversation({ expireAt: runtime.now() + 1 }));
  conversations.summaries.at("always").write(aConversation({ expireAt: null }));
  conversations.summaries.at("busy").write(aConversation({ expireAt: 0, status: "closed" }));
  let tries = 0;
  const retention = {
    expired: () => Promise.resolve(pagesOf(["later", "always", "gone", "busy"])),
    unmoved: () => Promise.resolve(pagesOf<string>([])),
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
  expect(await sweepExpiredConversations({ runtime, conversations, retention, identityAccounts, onDefect })).toEqual({
    moved: { done: 0, failed: 0, left: 0 },
    conversations: { done: 3, failed: 1, left: 0 },
  });
  expect(tries).toBe(3);
  expect(conversations.summaries.at("later").see()?.value.status).toBe("waiting");
  expect(defects).toEqual([]);
});

/** Interrupted deletions of all people; `lock` is their first step, `erase` a later one. */
function brokenOff(lock: (uid: string) => Promise<void>, erase: (uid: string) => Promise<void>) {
  const { runtime, defects, conversations, onDefect } = setting();
  const crashPlan = new CrashPlan();
  const jobs = new Map<string, Deletion>(
    people.map((uid, at) => [uid, { pseudonym: `deleted-${uid}`, done: 0, startedAt: at }]),
  );
  const change = (uid: string, news: Partial<Deletion>): Promise<void> => {
    const job = jobs.get(uid);
    if (job) jobs.set(uid, { ...job, ...news });
    return Promise.resolve();
  };
  const deletions = {
    begin: notHere,
    find: (uid: string) => Promise.resolve(jobs.get(uid) ?? null),
    noteTry: (uid: string) => change(uid, { startedAt: runtime.now() }),
    reached: (uid: string, done: number) => change(uid, { done }),
    end: (uid: string) => {
      jobs.delete(uid);
      return Promise.resolve();
    },
    unfinished: (before: number) => {
      const found = [...jobs].filter(([, { startedAt }]) => startedAt < before);
      return Promise.resolve(pagesOf(found.toSorted(([, a], [, b]) => a.startedAt - b.startedAt).map(([uid]) => uid)));
    },
  };
  const volunteers = {
    exists: () => Promise.resolve(false),
    isApproved: notHere,
    withEmail: notHere,
    approvedAfter: notHere,
    apply: notHere,
    follow: notHere,
    approve: notHere,
    revoke: notHere,
    restampDesk: notHere,
  };
  const sweep = () =>
    sweepDeletions({
      runtime,
      conversations,
      deletions,
      onDefect,
      queue: { find: () => Promise.resolve(null) },
      laterTimes: { change: notHere },
      payments: new MemoryPayments(() => runtime.now(), crashPlan),
      gateway: new MemoryGateway(() => runtime.now(), crashPlan),
      personal: { copy: notHere, erase },
      identityAccounts: { facts: notHere, lock: (uid: string) => lock(uid), remove: nothing },
      erasures: { eraseLater: nothing },
      endCalls: nothing,
      admins: { withdraw: nothing },
      matcher: { run: notHere },
      volunteers,
    });
  return { runtime, defects, jobs, sweep };
}

it("finishes all deletions that were interrupted, except one that fails", async () => {
  const { defects, jobs, sweep } = brokenOff(nothing, broken);
  expect(await sweep()).toEqual({ deletions: { done: MANY - 1, failed: 1, left: 0 } });
  expect([...jobs.keys()]).toEqual(["person-0"]);
  expect(defects).toHaveLength(1);
});

it("begins with the deletions whose last try is longest ago, so that slow ones never block others", async () => {
  const slow = new Set(people.slice(0, MANY - 1));
  const { runtime, jobs, sweep } = brokenOff((uid) => {
    if (!slow.has(uid)) return nothing();
    runtime.time += MINUTE;
    return Promise.reject(new Error("No answer."));
  }, nothing);
  for (let sweeps = 0; sweeps < MANY && jobs.size === MANY; sweeps += 1) {
    const { left } = (await sweep()).deletions;
    expect(left).toBeGreaterThan(0);
    runtime.time += HOUR;
  }
  expect(new Set(jobs.keys())).toEqual(slow);
});
