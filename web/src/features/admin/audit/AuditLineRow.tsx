import { doerOf } from "@thodu/domain/accounts/auditBy";
import { Fragment, type ReactNode } from "react";
import { shortReference } from "@thodu/domain/reference";
import * as t from "@messages/audit";
import { dayInIndia, timeInIndia } from "../../../lib/time";
import type { AuditLine } from "../api/audit";
import { Link } from "../../../lib/router";
import { AppointmentLink, CalledLink, CaseLink, MoneyLink, PersonLink, QuestionLink } from "../parts/Ids";
import { addressOf } from "../sections";
import { reasonOf } from "./reason";
import { isAboutCase, useRecordFacts } from "./recordFacts";
import { piecesOf } from "./sentence";

interface RecordProps extends Pick<AuditLine, "action" | "target"> {
  /** The name of a therapist; null if it is another record, or the name is not known. */
  readonly name: string | null;
}

/** The record of a line, as a link to its page. A record without a page links to its own lines. */
function Record({ action, target, name }: RecordProps): ReactNode {
  const short = shortReference(target);
  if (isAboutCase(action)) return <CaseLink id={target}>{short}</CaseLink>;
  if (action.startsWith("appointment.")) return <AppointmentLink id={target}>{short}</AppointmentLink>;
  if (action === "support.reply") return <QuestionLink id={target}>{short}</QuestionLink>;
  return <Link to={`${addressOf("audit")}?person=${encodeURIComponent(target)}`}>{name ?? short}</Link>;
}

export function AuditLineRow({ line }: { readonly line: AuditLine }) {
  const { at, actor, action, target, about, reason, to } = line;
  const doer = doerOf(line);
  const now = Date.now();
  const facts = useRecordFacts(action, target);
  const { name = null, whom = null, isReported = false } = facts ?? {};
  // A decision has other words if the case is a listener's call for help.
  // The sentence already names a person who did it themselves.
  const isCancelledByPerson = action === "appointment.cancel" && doer === about;
  const words = facts === null || isCancelledByPerson ? "" : reasonOf(line, facts.category);
  const slots = {
    who: doer === about ? <Called uid={doer} name={name} /> : <PersonLink uid={doer} />,
    whom: <PersonLink uid={target} />,
    what: <Record action={action} target={target} name={name} />,
  };
  return (
    <>
      <p className="admin__ids">
        {piecesOf(action, { isOwn: actor === target, reason }).map((piece, index) => (
          // The pieces of a sentence never change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>{"slot" in piece ? slots[piece.slot] : piece.words}</Fragment>
        ))}
        {whom !== null && whom !== actor && <Named words={isReported ? t.reportedWhom : t.caseAbout} uid={whom} />}
        {about !== undefined && about !== doer && <Named words={t.aboutWhom} uid={about} name={name} />}
        {to !== undefined && <Named words={t.handedTo} uid={to} />}
      </p>
      <p className="soft small admin__ids">
        {dayInIndia(at, now)}, {timeInIndia(at)}
        {words !== "" && (
          <>
            {" · "}
            <Reason action={action} words={words} />
          </>
        )}
      </p>
    </>
  );
}

/** Ids as the gateway gives them. */
const MONEY_IDS = /\b((?:order|pay|disp|sub)_\w+)/;

interface ReasonProps extends Pick<AuditLine, "action"> {
  readonly words: string;
}

/** The reason in words. In a line about a payment, its ids are links. */
const Reason = ({ action, words }: ReasonProps) =>
  action.startsWith("payment.")
    ? words.split(MONEY_IDS).map((part, index) => (
        // The pieces of a reason never change their places: between two texts stands an id.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>{index % 2 === 1 ? <MoneyLink id={part} /> : part}</Fragment>
      ))
    : words;

interface NamedProps {
  readonly words: string;
  readonly uid: string;
  /** The name in the line's record, as its page shows it; without one, the person's own. */
  readonly name?: string | null;
}

/** A person by the name in the line's record; without one, by their own. */
const Called = ({ uid, name }: { readonly uid: string; readonly name: string | null }) =>
  name === null ? <PersonLink uid={uid} /> : <CalledLink uid={uid} name={name} />;

/** Another person whom a line names, after its sentence. */
function Named({ words, uid, name = null }: NamedProps) {
  const [before, after] = words.split("{whom}");
  return (
    <>
      {" · "}
      {before}
      <Called uid={uid} name={name} />
      {after}
    </>
  );
}
