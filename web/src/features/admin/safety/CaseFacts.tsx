import { isPseudonym } from "@thodu/domain/accounts/deletion";
import type { Report } from "@thodu/domain/reports/model";
import { mayStillWait } from "@thodu/domain/reports/need";
import { writtenOf } from "@thodu/domain/reports/written";
import * as t from "@messages/monitoring";
import { levels } from "@messages/risk";
import { useMinutes } from "../../../conversation/useMinutes";
import { useSession } from "../../../lib/session";
import { Link } from "../../../lib/router";
import { serverNow } from "../../../lib/serverClock";
import { dayInIndia, timeInIndia } from "../../../lib/time";
import { useWaitsInCrisis } from "../api/useCrises";
import { AppointmentLink, CalledLink, FeedbackLink, PersonLink, QuestionLink } from "../parts/Ids";
import { languageName } from "../parts/languageName";
import { kindOf } from "../parts/kinds";
import { isPerson } from "../parts/usePersonName";
import { addressOf } from "../sections";
import { HeldNow } from "./HeldNow";
import { ReachListener } from "./ReachListener";

interface Props {
  readonly id: string;
  readonly value: Report;
  /** False if what it is about stands above it. */
  readonly isNamed?: boolean;
}

/** What a case is about, who is part of it, and since when. A conversation is named by the alias that listeners see. */
export function CaseFacts({ id, value, isNamed = true }: Props) {
  const { by, category, conversationId, blocked, createdAt, reportedId, reporterId, status, waits } = value;
  const listener = by === "volunteer" ? reporterId : reportedId;
  return (
    <>
      {(isNamed || blocked) && (
        <p>
          {isNamed && <CaseKind value={value} />} {blocked && <span className="badge">{t.parted}</span>}
        </p>
      )}
      <p className="soft small">
        {t.reportedBy[by]} ·{" "}
        {conversationId !== "" && (
          <>
            <CalledLink uid={conversationId} />
            {" · "}
          </>
        )}
        {(by !== "server" || listener !== null) && (
          <>
            {category === "supervisor" ? t.calledBy : t.listenerIs}{" "}
            {listener === null ? t.nobody : <PersonLink uid={listener} />} ·{" "}
          </>
        )}
        {dayInIndia(createdAt, Date.now())}, {timeInIndia(createdAt)}
      </p>
      {category === "supervisor" && status === "open" && <HeldNow id={id} caller={listener} />}
      {category === "hard" && status === "open" && listener !== null && isPerson(listener) && (
        <ReachListener uid={listener} />
      )}
      {waits && (
        <p className="small">{t.firstOfHour[waits.some(({ risk }) => risk === "crisis") ? "crisis" : "none"]}</p>
      )}
      {waits && <Waits value={value} waits={waits} />}
      {category === "no-listener" && status === "open" && (
        <p>
          <Link to={addressOf("now")}>{t.seeWhoWaits}</Link>
        </p>
      )}
      {!isPseudonym(conversationId) && <WrittenText id={id} value={value} />}
    </>
  );
}

/**
 * What a case is about, updated every minute: a listener who called for a supervisor hours ago does not need one 'now'.
 */
export function CaseKind({ value }: Pick<Props, "value">) {
  useMinutes();
  return <strong>{kindOf(value)}</strong>;
}

interface WaitsProps extends Pick<Props, "value"> {
  readonly waits: NonNullable<Report["waits"]>;
}

/** Who waited when the case was opened; a crisis is marked while that person may still be waiting. */
function Waits({ value, waits }: WaitsProps) {
  useMinutes();
  const isAnyWaiting = useWaitsInCrisis();
  const isLive = value.status === "open" && mayStillWait(value, serverNow(), isAnyWaiting);
  return (
    <ul className="small monitoring__stretches">
      {waits.map(({ language, risk, count }) => (
        <li key={`${language}-${risk}`} className={isLive && risk === "crisis" ? "monitoring__crisis" : undefined}>
          {t.waitedThen(count, languageName(language), levels[risk])}
        </li>
      ))}
    </ul>
  );
}

const links = { question: QuestionLink, feedback: FeedbackLink, request: AppointmentLink } as const;

/**
 * For a case of written danger: a link to the text, or who can read it. Nothing for other cases. The text is deleted
 * with its account.
 */
function WrittenText({ id, value: { category } }: Props) {
  const { claims } = useSession();
  const written = writtenOf(id, category);
  if (written === null) return null;
  const To = links[written.kind];
  return <p>{claims.admin ? <To id={written.id}>{t.readWritten[written.kind]}</To> : t.askAnAdmin[written.kind]}</p>;
}
