import type { Conversation } from "@thodu/domain/chat/model";
import type { DeskListener } from "@thodu/domain/matching/offers";
import { isHeardAtDesk } from "@thodu/domain/matching/whoIsThere";
import { isCalledFor } from "@thodu/domain/oncall/called";
import { heldUntil } from "@thodu/domain/oncall/need";
import type { Millis } from "@thodu/domain/time";
import type { PagerStore } from "../oncall/ports";

export interface WhoPorts {
  readonly pages: Pick<PagerStore, "findPage" | "isRung" | "phonesLately">;
}

/**
 * Whether somebody at the desk can hear a person, and if nobody can, whether listeners on call are rung for them; `talk`
 * null: they do not wait. The page and the phones are asked about only while nobody at the desk can hear them.
 */
export async function whoIsThere(
  { pages }: WhoPorts,
  customerId: string,
  talk: Conversation | null,
  listeners: readonly DeskListener[],
  now: Millis,
): Promise<{ readonly anyone: boolean; readonly onCall: boolean }> {
  const anyone = isHeardAtDesk(listeners, talk, now);
  if (anyone || talk === null) return { anyone, onCall: false };
  const page = (await pages.findPage(customerId))?.value;
  if (page?.endedAt !== null) return { anyone, onCall: false };
  const person = { ...page, ...talk, id: customerId, heldUntil: heldUntil(talk, now) };
  const [isRung, phones] = await Promise.all([pages.isRung(customerId), pages.phonesLately(now)]);
  return { anyone, onCall: isCalledFor(person, isRung, phones, now) };
}
