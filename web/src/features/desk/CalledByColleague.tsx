import { calledByColleague } from "@messages/supervisor";
import { caseState } from "../../conversation/supervisor/caseState";
import { dayAndTime } from "../../lib/time";
import { LiveRegion } from "../../ui/LiveRegion";
import type { SupervisorCall } from "./api";

/**
 * Tells the listener that a colleague called a supervisor in this talk, and whether the team has closed the case.
 */
export const CalledByColleague = ({ call }: { readonly call: SupervisorCall | null }) =>
  call === null || call.mine ? null : (
    <LiveRegion className="desk__called small">{`${calledByColleague(dayAndTime(call.at))} ${caseState(call)}`}</LiveRegion>
  );
