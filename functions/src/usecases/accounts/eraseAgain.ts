import { leaveTalks, type LeavePorts } from "./leaveTalks";
import type { PersonalStore } from "./ports";

interface ErasedOnce {
  readonly uid: string;
  readonly pseudonym: string;
}

/**
 * Erases what was stored for a deleted account until its last token expired, and releases it if a listener has taken
 * it.
 */
export async function eraseAgain(
  ports: LeavePorts & { readonly personal: Pick<PersonalStore, "erase"> },
  { uid, pseudonym }: ErasedOnce,
): Promise<void> {
  await leaveTalks(ports, uid);
  await ports.personal.erase(uid, pseudonym);
}
