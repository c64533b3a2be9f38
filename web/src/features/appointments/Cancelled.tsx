import { cancelled, cancelledByTeam } from "@messages/closedRequest";
import { Notice } from "../../ui/Notice";
import { OurContacts } from "./OurContacts";

/** What a person reads whose newest request was cancelled; `byTeam`: by the team, which looks for another time. */
export const Cancelled = ({ byTeam }: { readonly byTeam: boolean }) => (
  <Notice>
    {byTeam ? (
      <span>
        <OurContacts words={cancelledByTeam} />
      </span>
    ) : (
      cancelled
    )}
  </Notice>
);
