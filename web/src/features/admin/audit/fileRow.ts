import { doerOf } from "@thodu/domain/accounts/auditBy";
import { shortReference } from "@thodu/domain/reference";
import { KOLKATA_OFFSET, type Millis } from "@thodu/domain/time";
import * as t from "@messages/audit";
import type { AuditLine } from "../api/audit";
import { personName } from "../parts/usePersonName";
import { reasonOf } from "./reason";
import { isAboutCase, recordFactsOf, type RecordFacts } from "./recordFacts";
import { isAboutPerson, piecesOf } from "./sentence";

/** The date and the time in India; the head of the column names the zone. */
const inIndia = (at: Millis): string =>
  new Date(at + KOLKATA_OFFSET).toISOString().slice(0, "2026-01-31T12:00:00".length).replace("T", " ");

/** The persons whom a line names after its sentence, as its page does. */
async function alsoNamed({ actor, about, to, ...line }: AuditLine, facts: RecordFacts): Promise<string> {
  const { whom, isReported, name } = facts;
  const named = [
    ...(whom !== null && whom !== actor ? [[isReported ? t.reportedWhom : t.caseAbout, await personName(whom)]] : []),
    ...(about !== undefined && about !== doerOf({ ...line, actor, about })
      ? [[t.aboutWhom, name ?? (await personName(about))]]
      : []),
    ...(to === undefined ? [] : [[t.handedTo, await personName(to)]]),
  ];
  return named.map(([words = "", who = ""]) => ` · ${words.replace("{whom}", () => who)}`).join("");
}

/** The payments that were read since the page was loaded, by order. */
const payments = new Map<string, Promise<string | null>>();

/** The ids of a line's payments: those in its reason, or else the one of the order that the reason names. */
async function paymentsOf({ action, reason }: Pick<AuditLine, "action" | "reason">): Promise<string> {
  const named = reason.match(/\bpay_\w+/g);
  if (!action.startsWith("payment.") || named) return (named ?? []).join(" ");
  const [orderId] = /\border_\w+/.exec(reason) ?? [];
  if (orderId === undefined) return "";
  const found = payments.get(orderId) ?? import("../api/orders").then(({ paymentOf }) => paymentOf(orderId));
  payments.set(orderId, found);
  found.catch(() => payments.delete(orderId));
  return (await found) ?? "";
}

/** The cells of a line, in the order of `t.columns`: as it is stored, then as its page shows it. */
export async function fileRow(line: AuditLine): Promise<readonly string[]> {
  const { at, actor, action, target, about, reason, to } = line;
  const doer = doerOf(line);
  const facts = await recordFactsOf(action, target);
  const ofPerson = isAboutPerson(action);
  const short = ofPerson ? "" : shortReference(target);
  const isNumbered = isAboutCase(action) || action.startsWith("appointment.");
  const slots = {
    who: doer === about && facts.name !== null ? facts.name : await personName(doer),
    whom: ofPerson ? await personName(target) : target,
    what: isNumbered ? short : (facts.name ?? short),
  };
  const sentence = piecesOf(action, { isOwn: actor === target, reason })
    .map((piece) => ("slot" in piece ? slots[piece.slot] : piece.words))
    .join("");
  return [
    new Date(at).toISOString(),
    actor,
    action,
    target,
    `${sentence}${await alsoNamed(line, facts)}`,
    action === "appointment.cancel" && doer === about ? "" : reasonOf(line, facts.category),
    to ?? "",
    inIndia(at),
    short,
    await paymentsOf(line),
  ];
}
