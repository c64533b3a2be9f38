import { helpLines } from "@thodu/domain/brand";
import { HOUR } from "@thodu/domain/time";
import * as lines from "@messages/lifeline";
import * as t from "@messages/volunteers";
import { useOnline } from "../../lib/hooks/useOnline";
import { useNotMatched } from "../../lib/notMatched";
import { useSession } from "../../lib/session";
import { ButtonLink } from "../../ui/Button";
import { HandsIcon } from "../../ui/icons";
import { useRecord, useWaiting } from "./api/live";
import { EmailStatus } from "./EmailStatus";
import { NextShift } from "./NextShift";
import "./volunteers.css";

const [teleManas] = helpLines;

/** A listener's first page: whether somebody waits, the link to the desk, and help for themselves. */
export function VolunteerHomeScreen() {
  const { uid } = useSession();
  const record = useRecord(uid);
  const waiting = useWaiting(uid);
  const online = useOnline();
  const notMatched = useNotMatched();
  const ids = waiting.state === "here" ? waiting.value.ids.filter((id) => !notMatched.has(id)) : [];
  const inCrisis = waiting.state === "here" && ids.some((id) => waiting.value.inCrisis.has(id));
  return (
    <div className="listener-home">
      <section className="listener-home__welcome stack">
        <h1>{t.welcome(record.state === "here" ? record.value.name : "")}</h1>
        <p className="lead">{t.homeLead}</p>
        <p className="listener-home__waiting" role="status">
          {online && waiting.state === "here" && (
            <>
              {inCrisis && <b className="listener-home__crisis">{t.crisisWaits}</b>}{" "}
              {!(inCrisis && ids.length === 1) && t.waitingNow(ids.length, waiting.value.more)}
            </>
          )}
        </p>
        {record.state === "here" && <EmailStatus record={record.value} />}
        <p className="row">
          <ButtonLink to="/volunteer-chat">{t.goToChat}</ButtonLink>
          <ButtonLink to="/volunteer-profile" look="outline">
            {t.viewProfile}
          </ButtonLink>
          <ButtonLink to="/volunteer-on-call" look="outline">
            {t.onCall}
          </ButtonLink>
          <ButtonLink to="/volunteer-shifts" look="outline">
            {t.shifts}
          </ButtonLink>
        </p>
        {/* Below the buttons, so that none moves when it arrives. */}
        {uid !== null && <NextShift uid={uid} />}
      </section>
      <aside className="listener-home__care stack" aria-labelledby="care">
        <HandsIcon size={32} />
        <h2 id="care">{t.careTitle}</h2>
        {record.state === "here" && record.value.heard > 0 && (
          <p>{t.ownFigures(record.value.heard, Math.round(record.value.deskTime / HOUR))}</p>
        )}
        <p>{t.careText}</p>
        <p>
          {t.careLine}
          <a href={teleManas.link}>
            {lines.teleManas} {teleManas.number}
          </a>{" "}
          ({t.careFree})
        </p>
      </aside>
    </div>
  );
}
