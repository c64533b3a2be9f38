import { shortReference } from "@thodu/domain/reference";
import * as t from "@messages/booked";
import { current } from "../../lib/locale";
import { dateInIndia, timeInIndia } from "../../lib/time";
import type { Confirmed } from "./api/appointment";

/** The therapist, the time, and the reference for a telephone call. */
export const Facts = ({ appointment: { id, doctor, startsAt, time } }: { readonly appointment: Confirmed }) => (
  <dl className="therapy__facts">
    <dt>{t.doctor}</dt>
    <dd>{doctor}</dd>
    <dt>{t.date}</dt>
    <dd>{dateInIndia(startsAt)}</dd>
    <dt>{t.time}</dt>
    <dd>
      {current === "en" && time !== null ? time : timeInIndia(startsAt)} <span className="soft">{t.zone}</span>
    </dd>
    <dt>{t.reference}</dt>
    <dd>{shortReference(id)}</dd>
  </dl>
);
