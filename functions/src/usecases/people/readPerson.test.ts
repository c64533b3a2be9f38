import { DESK_PRESENT_WITHIN } from "@thodu/domain/matching/times";
import { expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import type { AccountFacts } from "../accounts/ports";
import type { Account } from "../volunteers/ports";
import type { StoredPerson } from "./ports";
import { readPerson } from "./readPerson";

const asha: StoredPerson = {
  uid: "asha",
  alias: "Calm Lotus 123",
  name: "Asha",
  email: "asha@example.com",
  locale: "en",
  createdAt: null,
  roles: [],
  listener: null,
  conversation: null,
  plan: null,
  orders: null,
  subscriptions: null,
  refunds: null,
  disputes: null,
  appointments: null,
  cases: null,
  questions: null,
  feedback: null,
};

/** Asha's page, with what the identity service says of her account; `isKnown`: a record of hers is stored. */
async function read(
  facts: Partial<AccountFacts> | null,
  isKnown = true,
  { runtime = new MemoryRuntime(), person = asha } = {},
) {
  const followed: Account[] = [];
  const account: AccountFacts = {
    email: "asha@example.com",
    guest: false,
    emailConfirmed: false,
    createdAt: null,
    lastSignInAt: null,
    providers: ["password"],
    disabled: false,
  };
  const reply = await readPerson(
    {
      runtime,
      people: { read: () => Promise.resolve({ isKnown, person }), note: () => Promise.resolve() },
      identityAccounts: { facts: () => Promise.resolve(facts && { ...account, ...facts }) },
      volunteers: {
        follow: (each: Account) => {
          followed.push(each);
          return Promise.resolve("stored");
        },
      },
    },
    anActor({ admin: true }),
    { uid: "asha" },
  );
  return { page: reply.ok ? reply.value : null, reason: reply.ok ? null : reply.failure.reason, followed };
}

it("says whether the e-mail is confirmed now, and updates the record of an applicant with it", async () => {
  const { page, followed } = await read({ emailConfirmed: true });
  expect(page).toMatchObject({ there: true, emailConfirmed: true });
  expect(followed).toEqual([{ uid: "asha", email: "asha@example.com", emailConfirmed: true }]);
});

it("says that nothing is confirmed for a deleted account, and leaves its record alone", async () => {
  const { page, followed } = await read(null);
  expect(page).toMatchObject({ there: false, emailConfirmed: false });
  expect(followed).toEqual([]);
});

it("exists for a visitor of whom only a message to the team is stored", async () => {
  const { page } = await read({ guest: true, email: null }, false);
  expect(page).toMatchObject({ uid: "asha", alias: "Calm Lotus 123", guest: true, there: true });
});

it("is refused for a uid that has neither a record nor an account", async () => {
  expect(await read(null, false)).toMatchObject({ page: null, reason: "NOT_FOUND" });
});

it("shows an account that the team disabled as missing, with what is known of it", async () => {
  const { page } = await read({ disabled: true, emailConfirmed: true });
  expect(page).toMatchObject({ there: false, guest: false, email: "asha@example.com", emailConfirmed: true });
});

it("shows a listener's current availability, not the last chosen one: a silent listener is away", async () => {
  const runtime = new MemoryRuntime();
  const rest = { approved: true, languages: [], load: 0, capacity: 3, heard: 0, deskTime: 0, blocks: 0 };
  const said = { ...rest, appliedAt: null, decidedAt: null, availability: "online", onBreak: false } as const;
  const standing = async (seenAt: number | null) => {
    const person: StoredPerson = { ...asha, listener: { ...said, seenAt } };
    return (await read({}, true, { runtime, person })).page?.listener;
  };
  expect(await standing(runtime.now())).toEqual({ ...rest, appliedAt: null, decidedAt: null, standing: "online" });
  expect(await standing(runtime.now() - DESK_PRESENT_WITHIN - 1)).toMatchObject({ standing: "away" });
});
