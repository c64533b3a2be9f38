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

/** Whether the service refused the password of whoever is signed in. */
export const isWrongPassword = (error: unknown): boolean => wrong.has(codeOf(error));

const badAddress: ReadonlySet<string> = new Set(["auth/invalid-email", "auth/invalid-new-email"]);

/** The field that a refused change of the e-mail concerns; undefined where it is none of them, such as the network. */
export function fieldOfEmailChange(error: unknown): "currentPassword" | "email" | undefined {
  if (isWrongPassword(error)) return "currentPassword";
  return badAddress.has(codeOf(error)) ? "email" : undefined;
}

/** The provider's own words for a refusal (spec section 8), in the reader's language where we know the code. */
export function identityWords(error: unknown): string {
  const known = identityErrors[codeOf(error)];
  if (known !== undefined) return known;
  // What has no code is none of theirs: a part of this page that could not be fetched.
  if (error instanceof Error && codeOf(error) === "") return reasons.NETWORK;
  return error instanceof Error
    ? error.message.replace(/^Firebase: (?:Error )?/, "").replace(/\s*\(?auth\/[\w-]+\)?\.?\s*$/, "") ||
        reasons.INTERNAL
    : reasons.INTERNAL;
}

/** Why a login failed: the network may have, before or after the service's own code was here, which says nothing of a password. */
export function loginWords(error: unknown): string {
  const code = codeOf(error);
  if (code === "" || code === "auth/network-request-failed") return reasons.NETWORK;
  return code === "auth/too-many-requests" ? identityWords(error) : loginFailed;
}
