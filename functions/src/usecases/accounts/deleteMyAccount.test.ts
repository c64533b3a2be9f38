import type { Deletion } from "@thodu/domain/accounts/deletion";
import { expect, it } from "vitest";
import { CrashPlan } from "../../../../tests/support/crashPlan";
import { MemoryConversations } from "../../../../tests/support/memoryConversations";
import { MemoryGateway } from "../../../../tests/support/memoryGateway";
import { MemoryPayments } from "../../../../tests/support/memoryPayments";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import { finishDeletion } from "./deleteMyAccount";

const nothing = (): Promise<void> => Promise.resolve();
const notHere = (): Promise<never> => Promise.reject(new Error("Not by a deletion."));

/** The steps of deleting an account, in order; `listens`: it has a listener's record. */
async function deletionOf({ listens }: { readonly listens: boolean }): Promise<readonly string[]> {
  const runtime = new MemoryRuntime();
  const crashPlan = new CrashPlan();
  const steps: string[] = [];
  const step = (name: string) => (): Promise<void> => Promise.resolve(void steps.push(name));
  const job: Deletion = { pseudonym: "deleted-1", done: 0, startedAt: 0 };
  await finishDeletion(
    {
      runtime,
      conversations: new MemoryConversations(runtime),
      deletions: {
        begin: notHere,
        find: () => Promise.resolve(job),
        noteTry: notHere,
        reached: nothing,
        end: nothing,
        unfinished: notHere,
      },
      queue: { find: () => Promise.resolve(null) },
      laterTimes: { change: notHere },
      payments: new MemoryPayments(() => runtime.now(), crashPlan),
      gateway: new MemoryGateway(() => runtime.now(), crashPlan),
      personal: { copy: notHere, erase: step("erase") },
      identityAccounts: { facts: notHere, lock: nothing, remove: nothing },
      erasures: { eraseLater: nothing },
      endCalls: nothing,
      admins: { withdraw: nothing },
      matcher: { run: step("match") },
      volunteers: {
        exists: () => Promise.resolve(listens),
        isApproved: notHere,
        withEmail: notHere,
        approvedAfter: notHere,
        apply: notHere,
        follow: notHere,
        approve: notHere,
        revoke: () => step("revoke")().then(() => ({ changed: true, again: false })),
        restampDesk: step("restamp"),
      },
    },
    "meera",
  );
  return steps;
}

it("of a listener offers those who were with them to others at once", async () => {
  expect(await deletionOf({ listens: true })).toEqual(["revoke", "restamp", "match", "erase"]);
});

it("of anybody else does not change the desk", async () => {
  expect(await deletionOf({ listens: false })).toEqual(["erase"]);
});
