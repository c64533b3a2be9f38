import { expect, it } from "vitest";
import { anActor } from "../../../../tests/support/domain";
import { MemoryRuntime } from "../../../../tests/support/memoryRuntime";
import type { AccountFacts } from "./ports";
import { exportMyData } from "./privacy";

const facts = {
  email: "new@example.com",
  guest: false,
  emailConfirmed: true,
  createdAt: 0,
  lastSignInAt: null,
  providers: ["password"],
  disabled: false,
};

const emailIn = async (found: AccountFacts | null) => {
  const copy = await exportMyData(
    {
      runtime: new MemoryRuntime(),
      personal: { copy: async () => Promise.resolve({ documents: [], next: null }) },
      identityAccounts: { facts: async () => Promise.resolve(found) },
    },
    { ...anActor({}), email: "old@example.com" },
    {},
  );
  return copy.ok ? copy.value.account.email : copy;
};

it("a copy of one's data has the present address, also before the token of the session knows it", async () => {
  expect(await emailIn(facts)).toBe("new@example.com");
  expect(await emailIn({ ...facts, email: null })).toBeNull();
  expect(await emailIn(null)).toBe("old@example.com");
});
