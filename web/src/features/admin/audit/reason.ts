import type { AuditEntry } from "@thodu/domain/accounts/model";
import { reasons } from "@messages/audit";
import { sectionNames } from "@messages/adminArea";
import { outcomes } from "@messages/deskWork";
import { decisions } from "@messages/monitoring";
import { planWords } from "@messages/plans";
import { levels } from "@messages/risk";
import { kinds } from "../parts/kinds";

type Words = Readonly<Record<string, string>>;

const plans: Words = Object.fromEntries(Object.entries(planWords).map(([id, { title }]) => [id, title]));

/** What the codes stand for that the server writes as the reason of an action; what people wrote is shown as it is. */
const codes: Readonly<Partial<Record<AuditEntry["action"], Words>>> = {
  "admin.make": { safety: sectionNames.safety, money: sectionNames.money },
  "person.look": reasons.look,
  "plan.cancel": plans,
  "report.make": kinds,
  "conversation.end": outcomes,
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
  if (action === "case.decide") return reason.replace(/^[\w-]+(?=: |$)/, (code) => wordOf(decisions, code));
  if (action === "payment.refund") return reason.replace(/: buys nothing$/, `: ${reasons.buysNothing}`);
  if (action === "payment.dispute") return reason.replace(/(?<=: )\w+$/, (code) => wordOf(reasons.disputes, code));
  return reason;
}
