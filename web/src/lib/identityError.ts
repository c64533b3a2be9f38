import { identityErrors, loginFailed } from "@messages/accounts";
import { reasons } from "@messages/errors";

/** The code of the identity service's refusal, such as `auth/weak-password`. */
export const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "";

const wrong: ReadonlySet<string> = new Set([
  "auth/wrong-password",
  "auth/invalid-credential",
  "auth/invalid-login-credentials",
]);

/** Whether the service refused the password of the person signed in. */
export const isWrongPassword = (error: unknown): boolean => wrong.has(codeOf(error));

const aboutAddress: ReadonlySet<string> = new Set([
  "auth/invalid-email",
  "auth/invalid-new-email",
  "auth/email-already-in-use",
]);

/** Whether a refusal of the service concerns the address. */
export const isAboutAddress = (error: unknown): boolean => aboutAddress.has(codeOf(error));

/** The field to which a refused change of e-mail belongs; undefined for none, as after a network error. */
export function fieldOfEmailChange(error: unknown): "currentPassword" | "email" | undefined {
  if (isWrongPassword(error)) return "currentPassword";
  return isAboutAddress(error) ? "email" : undefined;
}

/** Whether the service gave no answer. An error without a code is not its own: a part of the page was not loaded. */
const isUnanswered = (code: string): boolean => code === "" || code === "auth/network-request-failed";

/** The identity service's own words for a refusal (spec section 8), in the user's language if the code is known. */
export function identityWords(error: unknown): string {
  const known = identityErrors[codeOf(error)];
  if (known !== undefined) return known;
  if (error instanceof Error && isUnanswered(codeOf(error))) return reasons.NETWORK;
  return error instanceof Error
    ? error.message.replace(/^Firebase: (?:Error )?/, "").replace(/\s*\(?auth\/[\w-]+\)?\.?\s*$/, "") ||
        reasons.INTERNAL
    : reasons.INTERNAL;
}

/**
 * Why a login failed. A network error, before or after the service's code was loaded, says nothing about the password.
 */
export function loginWords(error: unknown): string {
  const code = codeOf(error);
  if (isUnanswered(code)) return reasons.NETWORK;
  return code === "auth/too-many-requests" ? identityWords(error) : loginFailed;
}
