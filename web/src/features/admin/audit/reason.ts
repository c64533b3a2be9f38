import type { AuditAction, AuditEntry } from "@thodu/domain/accounts/model";
import { readGiven } from "@thodu/domain/appointments/given";
import { LEFT_QUEUE } from "@thodu/domain/chat/endReason";
import type { Report } from "@thodu/domain/reports/model";
import { HOURS_OVER } from "@thodu/domain/reports/hours";
import { reasons } from "@messages/audit";
import { sectionNames } from "@messages/adminArea";
import { outcomes } from "@messages/deskWork";
import { decisions } from "@messages/monitoring";
import { planWords } from "@messages/plans";
import { levels } from "@messages/risk";
import { dateInIndia } from "../../../lib/time";
import { decisionsOn, kinds } from "../parts/kinds";

const dayOf = (date: string): string => dateInIndia(Date.parse(date));

type Words = Readonly<Record<string, string>>;

const plans: Words = Object.fromEntries(Object.entries(planWords).map(([id, { title }]) => [id, title]));

/** The words for the codes that the server writes as reasons. What people wrote is shown as it is. */
const codes: Readonly<Partial<Record<AuditAction, Words>>> = {
  "admin.make": { safety: sectionNames.safety, money: sectionNames.money },
  "person.look": reasons.look,
  "plan.cancel": plans,
  // If it is not a complaint, the sentence already says what it is.
  "report.make": { ...kinds, supervisor: "", hard: "" },
  // The sentence already says that they left the queue.
  "conversation.end": { ...outcomes, [LEFT_QUEUE]: "" },
  "conversation.requeue": reasons.requeue,
  "conversation.takeOver": reasons.takenOver,
  "appointment.cancel": reasons.cancelled,
  "therapist.save": reasons.therapist,
  "call.answer": reasons.paidBy,
  "call.end": reasons.endedBy,
};

const wordOf = (words: Words, code: string): string => (Object.hasOwn(words, code) ? (words[code] ?? code) : code);

/** The reason of a line, in words. `category`: that of the line's case; null if it is not known. */
export function reasonOf(
  { action, reason }: Pick<AuditEntry, "action" | "reason">,
  category: Report["category"] | null = null,
): string {
  const coded = codes[action];
  if (coded) return wordOf(coded, reason);
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
  if (action === "case.decide") {
    const words = category === null ? decisions : decisionsOn({ category });
    // The code stands before the admin's own words, or alone if the case closed by itself.
    const outcomesOfCase: Words = { ...words, [HOURS_OVER]: reasons.hoursOver };
    return reason.replace(/^[\w-]+(?=: |$)/, (code) => wordOf(outcomesOfCase, code));
  }
  if (action === "payment.refund") return reason.replace(/: buys nothing$/, `: ${reasons.buysNothing}`);
  if (action === "payment.dispute") return reason.replace(/(?<=: )\w+$/, (code) => wordOf(reasons.disputes, code));
  return reason;
}
