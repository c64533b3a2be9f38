import { CONSENT_VERSION, isAgreed } from "@thodu/domain/accounts/consent";
import { user } from "@thodu/domain/accounts/model";
import { readFound } from "./converters";
import { patch, serverTime, type Change } from "../../store/changes";
import { documents } from "../../store/documents";
import { getAll } from "../../store/look";

/** Whether a person's consent to what stands today is kept. */
export async function hasAgreed(uid: string): Promise<boolean> {
  const [person] = await getAll([documents.person(uid)]);
  return isAgreed(readFound(user, person)?.consent ?? null);
}

/** What is kept of somebody who agrees now. */
export const agreedNow = () => ({ version: CONSENT_VERSION, at: serverTime, withdrawnAt: null });

/** Keeps the consent, for the same write as what was asked for under its line; one that stands stays the first. */
export const agreedChanges = async (uid: string): Promise<readonly Change[]> =>
  (await hasAgreed(uid)) ? [] : [patch(documents.person(uid), { consent: agreedNow() }, "merged")];
