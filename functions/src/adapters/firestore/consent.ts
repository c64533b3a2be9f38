import type { WriteBatch } from "firebase-admin/firestore";
import { CONSENT_VERSION, isAgreed } from "@thodu/domain/accounts/consent";
import { user } from "@thodu/domain/accounts/model";
import { readFound } from "./converters";
import { db } from "./database";
import { getAll } from "./rest";
import { FieldValue } from "./sdk";

const personRef = (uid: string) => db().doc(`users/${uid}`);

/** Whether a person's consent to what stands today is kept. */
export async function hasAgreed(uid: string): Promise<boolean> {
  const [person] = await getAll([`users/${uid}`]);
  return isAgreed(readFound(user, person)?.consent ?? null);
}

/** What is kept of somebody who agrees now. */
export const agreedNow = () => ({ version: CONSENT_VERSION, at: FieldValue.serverTimestamp(), withdrawnAt: null });

/** Keeps the consent in the same write as what was asked for under its line; one that stands stays the first. */
export async function agreeIn(batch: WriteBatch, uid: string): Promise<void> {
  if (!(await hasAgreed(uid))) batch.set(personRef(uid), { consent: agreedNow() }, { merge: true });
}
