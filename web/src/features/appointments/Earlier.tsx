import type { Right } from "@thodu/domain/plans/right";
import { reasons } from "@messages/errors";
import { freeIsBooked } from "@messages/requested";
import { useAppointmentRight } from "../../conversation/useAppointmentRight";
import { useOwnPlan } from "../../conversation/useRights";
import type { Appointment } from "./api/appointment";
import { Cancelled } from "./Cancelled";
import { Used } from "./Used";

interface Props {
  /** What became of the newest request; null while one is open. */
  readonly last: Appointment["state"] | null | undefined;
  /** Whether the form follows. */
  readonly hasForm: boolean;
  /** Whether the person may chat meanwhile. */
  readonly chat: Right;
}

/**
 * What a person who has asked before reads above the form: what became of it, and that the free session is used, or
 * booked for the appointment above.
 */
export function Earlier({ last, hasForm, chat }: Props) {
  const right = useAppointmentRight(useOwnPlan());
  return (
    <>
      {(last === "cancelled" || last === "by-team") && <Cancelled byTeam={last === "by-team"} />}
      {hasForm && right.state === "here" && right.value === "used" && (
        <Used
          message={last === null ? freeIsBooked : reasons.APPOINTMENT_USED}
          kind={last === null ? "plain" : "trouble"}
          chat={chat}
          takesFocus={false}
        />
      )}
    </>
  );
}
