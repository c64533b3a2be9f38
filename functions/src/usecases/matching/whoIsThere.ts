import type { Conversation } from "@thodu/domain/chat/model";
import type { DeskListener } from "@thodu/domain/matching/offers";
import { hearerAtDesk } from "@thodu/domain/matching/whoIsThere";
import { phoneFor } from "@thodu/domain/oncall/phoneFor";
import { heldUntil } from "@thodu/domain/oncall/need";
import type { Millis } from "@thodu/domain/time";
import type { PagerStore } from "../oncall/ports";

export interface WhoPorts {
  readonly pages: Pick<PagerStore, "findPage" | "isRung" | "phonesLately" | "parted">;
}

/**
 * Whether `find` returns a listener from whom no block parts the person. Each listener that it returns is checked, one
 * read each; those who are parted are passed to the next call of `find`.
 */
async function isAnyoneFor(
  pages: Pick<PagerStore, "parted">,
  customerId: string,
  known: readonly string[],
  find: (blocked: string[]) => string | null,
): Promise<boolean> {
  const blocked = [...known];
  for (let uid = find(blocked); uid !== null; uid = find(blocked)) {
    if ((await pages.parted([{ customerId, uid }])).length === 0) return true;
    blocked.push(uid);
  }
  return false;
}

/**
 * Whether a listener at the desk can hear the person and, if not, whether listeners on call are rung for them; `talk`
 * null: they do not wait. Listeners from whom a block parts them do not count, and they are not told why. The page and
 * the phones are read only if nobody at the desk can hear them.
 */
export async function whoIsThere(
  { pages }: WhoPorts,
  customerId: string,
  talk: Conversation | null,
  listeners: readonly DeskListener[],
  now: Millis,
): Promise<{ readonly anyone: boolean; readonly onCall: boolean }> {
  if (talk === null) return { anyone: hearerAtDesk(listeners, null, now) !== null, onCall: false };
  const anyone = await isAnyoneFor(pages, customerId, talk.blocked, (blocked) =>
    hearerAtDesk(listeners, { ...talk, id: customerId, blocked }, now),
  );
  if (anyone) return { anyone, onCall: false };
  const page = (await pages.findPage(customerId))?.value;
  if (page?.endedAt !== null) return { anyone, onCall: false };
  const person = { ...page, ...talk, id: customerId, heldUntil: heldUntil(talk, now) };
  const [isRung, phones] = await Promise.all([pages.isRung(customerId), pages.phonesLately(now)]);
  const onCall =
    isRung ||
    (await isAnyoneFor(pages, customerId, talk.blocked, (blocked) => phoneFor({ ...person, blocked }, phones, now)));
  return { anyone, onCall };
}
