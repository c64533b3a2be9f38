import type { AuditEntry } from "@thodu/domain/accounts/model";
import { readGiven } from "@thodu/domain/appointments/given";
import { LEFT_QUEUE } from "@thodu/domain/chat/endReason";
import { reasons } from "@messages/audit";
import { sectionNames } from "@messages/adminArea";
import { outcomes } from "@messages/deskWork";
import { decisions } from "@messages/monitoring";
import { planWords } from "@messages/plans";
import { levels } from "@messages/risk";
import { dateInIndia } from "../../../lib/time";
import { kinds } from "../parts/kinds";

const dayOf = (date: string): string => dateInIndia(Date.parse(date));

type Words = Readonly<Record<string, string>>;

const plans: Words = Object.fromEntries(Object.entries(planWords).map(([id, { title }]) => [id, title]));

/** What the codes stand for that the server writes as the reason of an action; what people wrote is shown as it is. */
const codes: Readonly<Partial<Record<AuditEntry["action"], Words>>> = {
  "admin.make": { safety: sectionNames.safety, money: sectionNames.money },
  "person.look": reasons.look,
  "plan.cancel": plans,
  "report.make": kinds,
  // That they left the queue is said by the sentence.
  "conversation.end": { ...outcomes, [LEFT_QUEUE]: "" },
  "conversation.requeue": reasons.requeue,
  "appointment.cancel": reasons.cancelled,
  "therapist.save": reasons.therapist,
  "call.answer": reasons.paidBy,
  "call.end": reasons.endedBy,
};

const wordOf = (words: Words, code: string): string => (Object.hasOwn(words, code) ? (words[code] ?? code) : code);

/** The reason of a line in words. */
export function reasonOf({ action, reason }: Pick<AuditEntry, "action" | "reason">): string {
  const words = codes[action];
  if (words) return wordOf(words, reason);
  if (action === "conversation.risk") {
    const [, before, after] = /^(\w+) to (\w+)$/.exec(reason) ?? [];
    return before !== undefined && after !== undefined
      ? reasons.risk(wordOf(levels, before), wordOf(levels, after))
      : reason;
  }
  const given = action === "appointment.assign" || action === "appointment.move" ? readGiven(reason) : null;
  if (given) {
    const { before, now } = given;
    return before === null
      ? reasons.given(dayOf(now.date), now.doctor)
      : reasons.moved(dayOf(before.date), before.doctor, dayOf(now.date), now.doctor);
  }
  if (action === "case.decide") return reason.replace(/^[\w-]+(?=: |$)/, (code) => wordOf(decisions, code));
  if (action === "payment.refund") return reason.replace(/: buys nothing$/, `: ${reasons.buysNothing}`);
  if (action === "payment.dispute") return reason.replace(/(?<=: )\w+$/, (code) => wordOf(reasons.disputes, code));
  return reason;
}
