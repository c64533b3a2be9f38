import { forgetTalk } from "../lib/storage";
import { loadAuth } from "../lib/firebase";
import { forgetForms } from "../lib/formStore";
import { sessionHint } from "../lib/hint";

/** Signs out from a static page, without React. */
export async function signOut(): Promise<void> {
  const { signOut: end } = await loadAuth();
  await end();
  sessionHint.clear();
  forgetTalk();
  forgetForms();
}
