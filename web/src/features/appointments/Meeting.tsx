import { isByPhone } from "@thodu/domain/appointments/meeting";
import * as t from "@messages/booked";
import type { Confirmed } from "./api/appointment";

/** The link or phone number of an appointment, or that the team will write. */
export function Meeting({ appointment: { meeting, email } }: { readonly appointment: Confirmed }) {
  if (meeting === null) return <>{t.meeting(email)}</>;
  if (isByPhone(meeting))
    return (
      <>
        {t.meetByPhone} <a href={`tel:${meeting}`}>{meeting}</a>
      </>
    );
  return (
    <>
      {t.meetByLink}{" "}
      <a href={meeting} target="_blank" rel="noreferrer">
        {t.openMeeting}
      </a>
    </>
  );
}
