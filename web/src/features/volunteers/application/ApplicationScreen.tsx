import type { Application } from "@thodu/domain/volunteers/application";
import { useRef, useState } from "react";
import * as t from "@messages/application";
import { slow } from "@messages/guard";
import { useLoadedPart } from "../../../lib/useLoadedPart";
import { languages as known } from "../../../lib/locale";
import { useSession } from "../../../lib/session";
import { useRenewedClaims } from "../../../lib/useRenewedClaims";
import { Button, ButtonLink } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";
import { Skeleton } from "../../../ui/Skeleton";
import { useApplication, useOwnApplication, useRecord } from "../api/live";
import { EmailStatus } from "../EmailStatus";
import "../volunteers.css";
import "./application.css";

/** Loaded while the page reads the state of the application. */
const loadForm = async () => (await import("./ApplicationForm")).ApplicationForm;

type State = Application["status"];

/** A listener's application, and its state. */
export function ApplicationScreen() {
  const { uid, status, claims } = useSession();
  const account = status === "user" ? uid : null;
  const [attempt, setAttempt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const applied = useApplication(account);
  const written = useOwnApplication(account, attempt);
  const approved = applied.state === "here" && applied.value === "approved";
  // With the claim, every page links to the desk.
  useRenewedClaims(account, approved && !claims.volunteer);
  const record = useRecord(applied.state === "here" && applied.value !== "none" ? account : null);
  const none = applied.state === "here" && applied.value === "none";
  const here = applied.state === "here" && written.state === "here" && !none;
  const isOver =
    written.state === "here" && (written.value?.status === "declined" || written.value?.status === "ended");
  const refused = applied.state === "refused" || written.state === "refused";

  return (
    <div className="listener-profile stack">
      <h1 ref={heading} tabIndex={-1} className="application__title">
        {t.title}
      </h1>
      {refused && (
        <Notice kind="trouble">
          <p>{t.refused}</p>
          <Button small look="outline" onClick={() => setAttempt(attempt + 1)}>
            {t.tryAgain}
          </Button>
        </Notice>
      )}
      {none && !refused && (
        <>
          <p>{t.none}</p>
          <p>
            <ButtonLink to="/volunteer-signup">{t.toSignup}</ButtonLink>
          </p>
        </>
      )}
      {!refused && !none && !here && <Skeleton lines={8} label={t.loading} slow={slow} />}
      {here && (
        <>
          {record.state === "here" && !isOver && <EmailStatus record={record.value} />}
          <Stage written={written.value} approved={approved} onSent={() => heading.current?.focus()} />
        </>
      )}
    </div>
  );
}

interface StageProps {
  readonly written: Application | null;
  readonly approved: boolean;
  readonly onSent: () => void;
}

function Stage({ written, approved, onSent }: StageProps) {
  const state: State = approved ? "approved" : (written?.status ?? "draft");
  const open = state === "draft" || state === "asked";
  const ApplicationForm = useLoadedPart(loadForm);
  return (
    <>
      <Steps state={state} />
      <div role="status" className="stack">
        <h2>{t.states[state]}</h2>
        <p>{t.stateText[state]}</p>
      </div>
      {written !== null && written.words !== null && (
        <figure className="application__words">
          <figcaption>{t.wordsTitle}</figcaption>
          <blockquote>{written.words}</blockquote>
        </figure>
      )}
      {state === "approved" && (
        <p>
          <ButtonLink to="/volunteer-login">{t.toLogin}</ButtonLink>
        </p>
      )}
      {open ? (
        <>
          {ApplicationForm ? (
            <ApplicationForm key={state} written={written} onSent={onSent} />
          ) : (
            <Skeleton lines={8} label={t.loading} slow={slow} />
          )}
          <p className="soft small">{t.kept}</p>
        </>
      ) : (
        written !== null && written.why !== "" && <Written written={written} />
      )}
    </>
  );
}

const order = ["signUp", "write", "read", "listen"] as const;
/** The step that a state belongs to; a declined or ended application is at none. */
const stepOf: Readonly<Record<State, number>> = { draft: 1, asked: 1, sent: 2, approved: 3, declined: -1, ended: -1 };

function Steps({ state }: { readonly state: State }) {
  const at = stepOf[state];
  if (at < 0) return null;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className="sr-only">
        {t.stepsTitle}
      </h2>
      <ol className="application__steps">
        {order.map((step, index) => (
          <li
            key={step}
            className={index < at ? "application__step application__step--done" : "application__step"}
            aria-current={index === at ? "step" : undefined}
          >
            {t.steps[step]}
            {index <= at && <span className="badge">{index === at ? t.stepNow : t.stepDone}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const nameOf = new Map<string, string>(known.map(({ locale, name }) => [locale, name]));

const Written = ({ written: { name, languages, hours, why, experience } }: { readonly written: Application }) => (
  <section aria-labelledby="yours">
    <h2 id="yours">{t.yours}</h2>
    <dl className="listener-profile__rows">
      {(
        [
          [t.name, name],
          [t.languages, languages.map((each) => nameOf.get(each) ?? each).join(", ")],
          [t.hours, hours === "" ? "" : t.hourNames[hours]],
          [t.why, why],
          [t.experience, experience],
        ] as const
      ).map(([label, value]) => (
        <div key={label} className="listener-profile__row">
          <dt>{label}</dt>
          <dd>{value === "" ? t.nothing : value}</dd>
        </div>
      ))}
    </dl>
  </section>
);
