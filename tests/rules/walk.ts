import { deleteDoc, doc, getDoc, getDocs, setDoc, updateDoc } from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { everybody, type Client, type Role, type RulesEnvironment } from "../support/rules";
import type { Operation, Subject } from "./subject";

const operations: readonly Operation[] = ["get", "probe", "create", "update", "delete"];

const attempts: Readonly<Record<Operation, (client: Client, subject: Subject) => Promise<unknown>>> = {
  get: async (client, { path }) => expect((await getDoc(doc(client, path))).exists()).toBe(true),
  probe: async (client, { missing }) => expect((await getDoc(doc(client, missing))).exists()).toBe(false),
  create: (client, { missing, made, stored }) => setDoc(doc(client, missing), made ?? stored),
  update: (client, { path, change }) => updateDoc(doc(client, path), change),
  delete: (client, { path }) => deleteDoc(doc(client, path)),
};

const writes: ReadonlySet<Operation> = new Set<Operation>(["create", "update", "delete"]);

export const refused = { code: "permission-denied" };

type Answer = "allowed" | "refused";

async function answer(attempt: Promise<unknown>): Promise<Answer> {
  try {
    await attempt;
    return "allowed";
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === refused.code) return "refused";
    throw error;
  }
}

/** The answer to each role, all asked at once. */
const ask = async (
  asked: readonly Role[],
  attempt: (role: Role) => Promise<unknown>,
): Promise<Record<string, Answer>> =>
  Object.fromEntries(await Promise.all(asked.map(async (role) => [role, await answer(attempt(role))] as const)));

const expected = (asked: readonly Role[], allowed: readonly Role[]): Record<string, Answer> =>
  Object.fromEntries(asked.map((role) => [role, allowed.includes(role) ? "allowed" : "refused"] as const));

/**
 * Tries every operation on every subject as every role: the answer is as in the tables, and a refusal changes nothing.
 */
export function walk(area: string, subjects: readonly Subject[], runtime: () => RulesEnvironment): void {
  describe(area, () => {
    for (const subject of subjects) {
      describe(subject.path, () => {
        it.each(operations)("%s", (operation) =>
          perform(runtime(), subject, operation, subject.may?.[operation] ?? []),
        );
        it.each(subject.lists)("list by $by", async ({ query, may }) => {
          expect(await ask(everybody, (role) => getDocs(query(runtime().as(role))))).toEqual(expected(everybody, may));
        });
      });
    }
  });
}

async function perform(
  runtime: RulesEnvironment,
  subject: Subject,
  operation: Operation,
  may: readonly Role[],
): Promise<void> {
  const target = operation === "create" || operation === "probe" ? subject.missing : subject.path;
  const attempt = (role: Role) => attempts[operation](runtime.as(role), subject);
  if (!writes.has(operation)) {
    expect(await ask(everybody, attempt)).toEqual(expected(everybody, may));
    return;
  }
  const before = await runtime.version(target);
  const outsiders = everybody.filter((role) => !may.includes(role));
  expect(await ask(outsiders, attempt)).toEqual(expected(outsiders, []));
  expect(await runtime.version(target)).toBe(before);

  for (const role of may) {
    expect(await ask([role], attempt)).toEqual(expected([role], may));
    expect(await runtime.version(target)).not.toBe(before);
    await (operation === "create"
      ? runtime.server.doc(target).delete()
      : runtime.server.doc(target).set(subject.stored));
  }
}
