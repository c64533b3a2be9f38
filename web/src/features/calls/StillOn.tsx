import * as t from "@messages/calls";
import type { CallState } from "../../calls/state";
import { LiveRegion } from "../../ui/LiveRegion";
import { Duration } from "./LiveCall";

/** Says that a call goes on without this page, which has no microphone for it, and for how long. */
export const StillOn = ({ call: { talkingSince, until } }: { readonly call: CallState }) => (
  <>
    <LiveRegion as="p">{talkingSince === null ? t.stillCalling : t.stillOn}</LiveRegion>
    {talkingSince !== null && <Duration since={talkingSince} until={until} />}
  </>
);
