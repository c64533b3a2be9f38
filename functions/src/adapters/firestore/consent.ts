import { CONSENT_VERSION, isAgreed } from "@thodu/domain/accounts/consent";
import { user } from "@thodu/domain/accounts/model";
import { readFound } from "./converters";
import { patch, serverTime, type Change } from "../../store/changes";
import { documents } from "../../store/documents";
import { lookUp } from "../../store/look";

/** Whether a person's consent to the current version is stored. */
export async function hasAgreed(uid: string): Promise<boolean> {
  const [person] = await lookUp([documents.person(uid)]);
  return isAgreed(readFound(user, person)?.consent ?? null);
}

/** The consent of a person who gives it now. */
export const agreedNow = () => ({ version: CONSENT_VERSION, at: serverTime, withdrawnAt: null });

/** Stores the consent, for the same write as what the person asked for; a consent that is stored already stays. */
export const agreedChanges = async (uid: string): Promise<readonly Change[]> =>
  (await hasAgreed(uid)) ? [] : [patch(documents.person(uid), { consent: agreedNow() }, "merged")];
