import { isPseudonym } from "@thodu/domain/accounts/deletion";
import type { Report } from "@thodu/domain/reports/model";
import { writtenOf } from "@thodu/domain/reports/written";
import * as t from "@messages/monitoring";
import { levels } from "@messages/risk";
import { useSession } from "../../../lib/session";
import { Link } from "../../../lib/router";
import { dayInIndia, timeInIndia } from "../../../lib/time";
import { AppointmentLink, CalledLink, FeedbackLink, PersonLink, QuestionLink } from "../parts/Ids";
import { languageName } from "../parts/languageName";
import { kindOf } from "../parts/kinds";
import { addressOf } from "../sections";
import { HeldNow } from "./HeldNow";

interface Props {
  readonly id: string;
  readonly value: Report;
}

/** What a case is about, who is part of it, and since when; a conversation goes by the alias that listeners see. */
export function CaseFacts({ id, value }: Props) {
  const { by, category, conversationId, blocked, createdAt, reportedId, reporterId, status, waits } = value;
  const listener = by === "volunteer" ? reporterId : reportedId;
  return (
    <>
      <p>
        <strong>{kindOf(value)}</strong> {blocked && <span className="badge">{t.parted}</span>}
      </p>
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
      {category === "supervisor" && status === "open" && <HeldNow id={id} />}
      {waits && (
        <ul className="small monitoring__stretches">
          {waits.map(({ language, risk, count }) => (
            <li key={`${language}-${risk}`} className={risk === "crisis" ? "monitoring__crisis" : undefined}>
              {t.waitedThen(count, languageName(language), levels[risk])}
            </li>
          ))}
        </ul>
      )}
      {category === "no-listener" && status === "open" && (
        <p>
          <Link to={addressOf("now")}>{t.seeWhoWaits}</Link>
        </p>
      )}
      {!isPseudonym(conversationId) && <WrittenText id={id} value={value} />}
    </>
  );
}

const links = { question: QuestionLink, feedback: FeedbackLink, request: AppointmentLink } as const;

/** The way to what somebody wrote of danger, or who can read it; nothing of another case. It goes with its account. */
function WrittenText({ id, value: { category } }: Props) {
  const { claims } = useSession();
  const written = writtenOf(id, category);
  if (written === null) return null;
  const To = links[written.kind];
  return <p>{claims.admin ? <To id={written.id}>{t.readWritten[written.kind]}</To> : t.askAnAdmin[written.kind]}</p>;
}
