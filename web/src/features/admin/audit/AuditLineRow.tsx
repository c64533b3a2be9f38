import { Fragment, type ReactNode } from "react";
import { shortReference } from "@thodu/domain/reference";
import * as t from "@messages/audit";
import { dayInIndia, timeInIndia } from "../../../lib/time";
import type { AuditLine } from "../api/audit";
import { Link } from "../../../lib/router";
import { AppointmentLink, CaseLink, MoneyLink, PersonLink, QuestionLink } from "../parts/Ids";
import { addressOf } from "../sections";
import { reasonOf } from "./reason";
import { piecesOf } from "./sentence";

const CASES: readonly string[] = ["report.make", "case.decide", "case.reopen", "block.lift", "block.restore"];

/** The record that a line is about, as the way there; one without a page leads to its own lines. */
function Record({ action, target }: Pick<AuditLine, "action" | "target">): ReactNode {
  const short = shortReference(target);
  if (CASES.includes(action)) return <CaseLink id={target}>{short}</CaseLink>;
  if (action.startsWith("appointment.")) return <AppointmentLink id={target}>{short}</AppointmentLink>;
  if (action === "support.reply") return <QuestionLink id={target}>{short}</QuestionLink>;
  return <Link to={`${addressOf("audit")}?person=${encodeURIComponent(target)}`}>{short}</Link>;
}

export function AuditLineRow({ line }: { readonly line: AuditLine }) {
  const { at, actor, action, target, about, reason, to } = line;
  const now = Date.now();
  const slots = {
    who: <PersonLink uid={actor} />,
    whom: <PersonLink uid={target} />,
    what: <Record action={action} target={target} />,
  };
  return (
    <>
      <p className="admin__ids">
        {piecesOf(action, { isOwn: actor === target, reason }).map((piece, index) => (
          // The pieces of a sentence never change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>{"slot" in piece ? slots[piece.slot] : piece.words}</Fragment>
        ))}
        {about !== undefined && about !== actor && <Named words={t.aboutWhom} uid={about} />}
        {to !== undefined && <Named words={t.handedTo} uid={to} />}
      </p>
      <p className="soft small admin__ids">
        {dayInIndia(at, now)}, {timeInIndia(at)}
        {reasonOf(line) !== "" && (
          <>
            {" · "}
            <Reason line={line} />
          </>
        )}
      </p>
    </>
  );
}

/** Ids as the gateway gives them. */
const MONEY_IDS = /\b((?:order|pay|disp|sub)_\w+)/;

/** The reason in words; of a line about a payment, its ids are the way to it. */
const Reason = ({ line }: { readonly line: AuditLine }) =>
  line.action.startsWith("payment.")
    ? reasonOf(line)
        .split(MONEY_IDS)
        .map((part, index) => (
          // The pieces of a reason never change their places: between two texts stands an id.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>{index % 2 === 1 ? <MoneyLink id={part} /> : part}</Fragment>
        ))
    : reasonOf(line);

/** Another person of a line, after its sentence. */
function Named({ words, uid }: { readonly words: string; readonly uid: string }) {
  const [before, after] = words.split("{whom}");
  return (
    <>
      {" · "}
      {before}
      <PersonLink uid={uid} />
      {after}
    </>
  );
}
