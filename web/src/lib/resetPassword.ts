import { loadAuth } from "./firebase";
import { codeOf, identityWords, isAboutAddress } from "./identityError";
import { current } from "./locale";

interface NotSent {
  readonly words: string;
  /** The field to which the words belong; undefined for none, as after a network error. */
  readonly field: "email" | undefined;
}

/**
 * Sends a link that sets a new password. Does not reveal whether the account exists. Returns why none was sent; null if
 * one was.
 */
export async function resetPassword(email: string): Promise<NotSent | null> {
  try {
    const { auth, sendPasswordResetEmail } = await loadAuth();
    auth.languageCode = current;
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (codeOf(error) !== "auth/user-not-found") {
      return { words: identityWords(error), field: isAboutAddress(error) ? "email" : undefined };
    }
  }
  return null;
}
