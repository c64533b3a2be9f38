import type { Output } from "@thodu/domain/contracts";

export type Person = Output<"readPerson">;

const CREATED = Date.UTC(2026, 2, 3, 12);

/** The server's answer to an admin about a customer without plan, orders or requests. */
export const aPerson = (changes: Partial<Person> = {}): Person => ({
  uid: "asha",
  alias: "Calm Lotus 1",
  name: "Asha Rao",
  email: "asha@example.com",
  guest: false,
  there: true,
  emailConfirmed: true,
  locale: "te",
  createdAt: CREATED,
  roles: [],
  listener: null,
  conversation: null,
  plan: null,
  orders: [],
  subscriptions: [],
  refunds: [],
  disputes: [],
  cases: [],
  appointments: [],
  questions: [],
  feedback: [],
  ...changes,
});
