import type { Output } from "@thodu/domain/contracts";
import { shortReference } from "@thodu/domain/reference";
import { newestShown } from "@messages/adminArea";
import { lines, recordsCut } from "@messages/audit";
import * as words from "@messages/adminAppointments";
import * as monitoring from "@messages/monitoring";
import * as t from "@messages/people";
import { feedback as feedbackName } from "@messages/tickets";
import { dateInIndia, momentInIndia } from "../../../lib/time";
import { Link } from "../../../lib/router";
import { AuditLineRow } from "../audit/AuditLineRow";
import { everything } from "../audit/filter";
import { AppointmentLink, CaseLink, FeedbackLink, QuestionLink } from "../parts/Ids";
import { decisionOf, kindOf } from "../parts/kinds";
import { PagedList } from "../parts/PagedList";
import { usePage } from "../parts/usePage";
import { addressOf } from "../sections";
import { NEWEST } from "./newest";
import { PersonList } from "./PersonList";

type Person = Output<"readPerson">;

/** The cases that a person is part of; nothing for an admin without the part safety. */
export const CasesOf = ({ cases }: Pick<Person, "cases">) =>
  cases && (
    <section aria-labelledby="cases" className="stack">
      <h3 id="cases">{monitoring.cases}</h3>
      {cases.length === 0 && <p className="soft">{t.noCases}</p>}
      {cases.length > 0 && (
        <ul role="list" className="list" aria-labelledby="cases">
          {cases.map(({ reportId, category, ended, by, status, decision, createdAt }) => (
            <li key={reportId}>
              <CaseLink id={reportId}>{kindOf({ category, ended })}</CaseLink> · {monitoring.reportedBy[by]} ·{" "}
              {decision === null ? monitoring.caseStates[status] : decisionOf({ category }, decision)} ·{" "}
              {dateInIndia(createdAt)}
            </li>
          ))}
        </ul>
      )}
      {cases.length >= NEWEST && <p className="soft small">{newestShown(NEWEST)}</p>}
    </section>
  );

/** Appointments, questions and feedback, without their texts. */
export function RequestsOf({ person: { appointments, questions, feedback } }: { readonly person: Person }) {
  if (appointments === null || questions === null) return null;
  return (
    <section aria-labelledby="requests" className="stack">
      <h3 id="requests">{t.requests}</h3>
      <PersonList
        title={words.appointments}
        empty={t.noAppointments}
        rows={appointments}
        idOf={({ appointmentId }) => appointmentId}
      >
        {({ appointmentId, status, slotAt, createdAt }) => (
          <>
            <AppointmentLink id={appointmentId}>{words.states[status]}</AppointmentLink> ·{" "}
            {slotAt === null ? dateInIndia(createdAt) : momentInIndia(slotAt)} · {shortReference(appointmentId)}
          </>
        )}
      </PersonList>
      <PersonList title={t.questions} rows={questions} idOf={({ requestId }) => requestId}>
        {({ requestId, status, createdAt }) => (
          <>
            <QuestionLink id={requestId}>{t.questionStates[status]}</QuestionLink> · {dateInIndia(createdAt)}
          </>
        )}
      </PersonList>
      <PersonList title={feedbackName} rows={feedback ?? []} idOf={({ feedbackId }) => feedbackId}>
        {({ feedbackId, createdAt }) => (
          <>
            <FeedbackLink id={feedbackId}>{monitoring.readWritten.feedback}</FeedbackLink> · {dateInIndia(createdAt)}
          </>
        )}
      </PersonList>
    </section>
  );
}

/** What a person did and what was done to them, live. */
export function AuditOf({ uid }: { readonly uid: string }) {
  const filter = { ...everything, person: uid };
  const page = usePage(`audit/${uid}`, async (after) => (await import("../api/audit")).auditAfter(filter, after));
  return (
    <section aria-labelledby="audit" className="stack">
      <h3 id="audit">{lines}</h3>
      <PagedList label={lines} empty={t.noAudit} page={page} list={uid} cut={recordsCut}>
        {({ value }) => <AuditLineRow line={value} />}
      </PagedList>
      <p>
        <Link to={`${addressOf("audit")}?person=${encodeURIComponent(uid)}`}>{t.wholeAudit}</Link>
      </p>
    </section>
  );
}
