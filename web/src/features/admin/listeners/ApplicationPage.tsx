import type { Application } from "@thodu/domain/volunteers/application";
import { Fragment, useEffect, useRef, useState, type ComponentProps, type ReactNode } from "react";
import * as about from "@messages/admin";
import { account, unknown } from "@messages/people";
import { loading, slow } from "@messages/adminArea";
import * as t from "@messages/adminApplications";
import * as words from "@messages/application";
import { Link } from "../../../lib/router";
import { useSession } from "../../../lib/session";
import { dayInIndia } from "../../../lib/time";
import { Skeleton } from "../../../ui/Skeleton";
import type { Applicant } from "../api/applications";
import { useApplicant } from "../api/live";
import { DecisionLink, PersonLink } from "../parts/Ids";
import { languageName } from "../parts/languageName";
import { NotSent, type Unsent } from "../parts/NotSent";
import { Refused } from "../parts/PagedList";
import { AnswerForm } from "./AnswerForm";
import { ApproveHere } from "./ApproveHere";
import { isConfirmedNow } from "./confirmed";
import { isNotSent } from "./decisions";
import { useListAddress } from "./useListAddress";
import "../people/people.css";
import "../parts/admin.css";

/** One application in full, and the form to answer it. */
export function ApplicationPage({ uid }: { readonly uid: string }) {
  const [attempt, setAttempt] = useState(0);
  const live = useApplicant(uid, attempt);
  const listAddress = useListAddress();
  return (
    <div className="area__content">
      <p>
        <Link to={listAddress()}>{t.back}</Link>
      </p>
      {live.state === "loading" && <Skeleton lines={8} label={loading} slow={slow} />}
      {live.state === "refused" && <Refused onRetry={() => setAttempt(attempt + 1)} />}
      {live.state === "here" &&
        (live.value === null ? <p>{unknown}</p> : <Whole key={uid} uid={uid} applicant={live.value} />)}
    </div>
  );
}

/** The state of an application. What was written decides, also for somebody who applies again after a revocation. */
const stateOf = ({ approved, decidedAt }: Applicant["record"], application: Application | null) => {
  if (approved) return "approved";
  return application?.status ?? (decidedAt === undefined ? "draft" : "ended");
};

type State = ReturnType<typeof stateOf>;

/** The decision that the audit log has of a state; nothing for a state that nobody decided. */
const decisionIn: Readonly<Partial<Record<State, ComponentProps<typeof DecisionLink>["decision"]>>> = {
  approved: "approve",
  declined: "decline",
  ended: "revoke",
};

interface WholeProps {
  readonly uid: string;
  readonly applicant: Applicant;
}

function Whole({ uid, applicant: { record, application } }: WholeProps) {
  const { uid: reader } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const [answered, setAnswered] = useState<string | null>(null);
  const [overtaken, setOvertaken] = useState<Unsent | null>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const lags = !record.emailConfirmed && !record.approved;
  useEffect(() => {
    if (lags) void isConfirmedNow(uid);
  }, [lags, uid]);
  const state = stateOf(record, application);
  const decision = decisionIn[state];
  const name = [application?.name, record.name, record.email].find((each) => each !== undefined && each !== "");
  const sentAt = application?.status === "sent" ? application.sentAt : null;
  return (
    <article className="people" aria-labelledby="application">
      <h2 id="application" tabIndex={-1} ref={heading}>
        {t.of(name ?? uid)}
      </h2>
      <p role="status">{answered}</p>
      <Facts
        facts={[
          [
            t.state,
            <Fragment key="state">
              {words.states[state]}
              {decision !== undefined && (
                <>
                  {" · "}
                  <DecisionLink uid={uid} decision={decision} />
                </>
              )}
            </Fragment>,
          ],
          [t.email, `${record.email} (${record.emailConfirmed ? t.confirmed : t.notConfirmed})`],
          [account, <PersonLink key="person" uid={uid} />],
          ...(application ? factsOf(application) : []),
        ]}
      />
      {application === null && (
        <>
          <p>{t.notWritten}</p>
          <Facts facts={knownOf(record)} />
        </>
      )}
      {uid === reader && <p>{about.notYourself}</p>}
      {overtaken !== null && (
        <NotSent
          said={overtaken.written === "" ? t.overtaken : t.overtakenWords}
          unsent={overtaken}
          onClose={() => setOvertaken(null)}
        />
      )}
      {uid !== reader && sentAt !== null && (
        <AnswerForm
          uid={uid}
          who={[...new Set([name ?? uid, record.email])].filter((each) => each !== "").join(" · ")}
          sentAt={sentAt}
          emailConfirmed={record.emailConfirmed}
          onDone={(said) => {
            setAnswered(said);
            heading.current?.focus();
          }}
          onOvertaken={(found) => {
            setOvertaken(found);
            heading.current?.focus();
          }}
        />
      )}
      {sentAt === null && !record.approved && application?.status === "draft" && <p className="soft">{t.notSent}</p>}
      {!record.approved && application?.status === "asked" && <p className="soft">{t.askedBack}</p>}
      {sentAt === null && !record.approved && uid !== reader && (
        <ApproveHere
          person={{ ...record, uid }}
          application={application}
          notSent={record.decidedAt === undefined && isNotSent(application)}
          onDone={() => heading.current?.focus()}
        />
      )}
    </article>
  );
}

type Fact = readonly [name: string, value: ReactNode];

const orNothing = (text: string): string => (text === "" ? words.nothing : text);

const factsOf = ({
  name,
  languages,
  hours,
  why,
  experience,
  checks,
  sentAt,
  words: said,
}: Application): readonly Fact[] => [
  [words.name, orNothing(name)],
  [t.languages, orNothing(languages.map(languageName).join(", "))],
  [words.hours, hours === "" ? words.nothing : words.hourNames[hours]],
  [t.why, orNothing(why)],
  [words.experience, orNothing(experience)],
  [t.agreesToChecks, checks ? words.agreed : words.notAgreed],
  ...(sentAt === null ? [] : [[t.sentLast, dayInIndia(sentAt)] as const]),
  ...(said === null ? [] : [[t.lastAnswer, said] as const]),
];

/** What is known of somebody without a written application: what they said when they signed up. */
const knownOf = ({ phone, languages, bio, experience }: Applicant["record"]): readonly Fact[] => [
  ...(phone === "" ? [] : [[t.phone, phone] as const]),
  [t.languages, orNothing(languages.map(languageName).join(", "))],
  [about.bio, orNothing(bio)],
  [about.experience, orNothing(experience)],
];

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="people__facts application-facts">
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
