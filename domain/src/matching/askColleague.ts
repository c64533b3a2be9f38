import type { Conversation } from "../chat/model";
import { refuse, type Failure } from "../errors";
import { fail, ok, type Result } from "../result";
import type { Millis } from "../time";
import { isAskedAtOnce, type AskedAbout } from "./asked";
import { isHandedOver, isHandedTo } from "./handOver";
import { isFree, mayMeet, type DeskListener, type Offer } from "./offers";
import { pausesUntil } from "./pause";
import { offerLasts } from "./times";

/**
 * What a listener does who asks the colleague `to` to go on with somebody whom they hold: the offer to store, or null
 * if that colleague is asked already. The person stays with their listener. Refused while another colleague is asked
 * (`TAKEN`), and if this one can't be asked at once (`AT_CAPACITY`): they are not there or not free, they are asked
 * about somebody who comes first, or a report has parted the two, which the refusal does not tell.
 */
export function decideHandOver(facts: {
  readonly customerId: string;
  readonly conversation: Pick<Conversation, "status" | "offer" | "passed" | "blocked" | "risk" | "volunteerId">;
  readonly to: string;
  /** That colleague at the desk; null if they are not there. */
  readonly colleague: DeskListener | null;
  /** What that colleague is asked about already, apart from this person. */
  readonly asked: AskedAbout | undefined;
  readonly parted: boolean;
  readonly now: Millis;
}): Result<Offer | null, Failure<"TAKEN" | "AT_CAPACITY">> {
  const { customerId, conversation, to, colleague, asked, parted, now } = facts;
  if (isHandedTo(conversation, to, now)) return ok(null);
  if (isHandedOver(conversation, now)) return fail(refuse("TAKEN"));
  const meets = !parted && to !== conversation.volunteerId && mayMeet({ ...conversation, id: customerId }, to);
  const isThere = colleague !== null && isFree(colleague, now) && pausesUntil(colleague, now) === null;
  if (!meets || !isThere || !isAskedAtOnce(asked, conversation)) return fail(refuse("AT_CAPACITY"));
  const { passed, risk } = conversation;
  return ok({ customerId, to, expiresAt: now + offerLasts(risk), passed, handOver: true });
}
