import { randomUUID } from "node:crypto";
import { expect, vi } from "vitest";
import { accepted, call } from "./callables";
import { charge, sandboxState, type Paid } from "./payments";
import { soon } from "./paymentTests";
import { account, database, type Person } from "./people";

export const wish = (person: Person, planId = "daily-care") =>
  call("createSubscription", { purchaseKey: randomUUID(), planId }, person.token);
export const subscribe = async (person: Person, planId?: string): Promise<string> =>
  accepted(await wish(person, planId)).subscriptionId;
export const confirm = (person: Person, subscriptionId: string, { paymentId, signature }: Paid) =>
  call("verifySubscription", { subscriptionId, paymentId, signature }, person.token);
export const record = async (subscriptionId: string) =>
  (await database().doc(`subscriptions/${subscriptionId}`).get()).data();
export const thereIs = async (subscriptionId: string) =>
  (await sandboxState()).subscriptions.find(({ id }) => id === subscriptionId)?.status;
export const becomes = (subscriptionId: string, status: string) =>
  vi.waitFor(async () => expect(await record(subscriptionId)).toMatchObject({ status }), soon);

/** A subscription whose first month is paid and confirmed, with the end of that month. */
export async function running(): Promise<{
  readonly person: Person;
  readonly id: string;
  readonly first: Paid;
  readonly until: number;
}> {
  const person = await account();
  const id = await subscribe(person);
  const first = await charge(id);
  const { status, validUntil } = accepted(await confirm(person, id, first));
  expect(status).toBe("active");
  return { person, id, first, until: Date.parse(validUntil ?? "") };
}
