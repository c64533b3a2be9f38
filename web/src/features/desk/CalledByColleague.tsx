import { calledByColleague } from "@messages/supervisor";
import { caseState } from "../../conversation/supervisor/caseState";
import { dayAndTime } from "../../lib/time";
import { LiveRegion } from "../../ui/LiveRegion";
import type { SupervisorCall } from "./api";

/**
 * That another listener called a supervisor in this talk: nobody calls again for not knowing, or believes that nobody did.
 */
export const CalledByColleague = ({ call }: { readonly call: SupervisorCall | null }) =>
  call === null || call.mine ? null : (
    <LiveRegion className="desk__called small">{`${calledByColleague(dayAndTime(call.at))} ${caseState(call)}`}</LiveRegion>
  );
