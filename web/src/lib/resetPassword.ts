import { loadAuth } from "./firebase";
import { codeOf, identityWords } from "./identityError";
import { current } from "./locale";

/**
 * Sends a link that sets a new password. Does not reveal whether the account exists. Returns why none was sent, in words;
 * null if one was.
 */
export async function resetPassword(email: string): Promise<string | null> {
  try {
    const { auth, sendPasswordResetEmail } = await loadAuth();
    auth.languageCode = current;
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    if (codeOf(error) !== "auth/user-not-found") return identityWords(error);
  }
  return null;
}
