import { brand } from "@thodu/domain/brand";
import { cancelled, cancelledByTeam } from "@messages/closedRequest";
import { Notice } from "../../ui/Notice";

/** What a person reads whose newest request was cancelled; `byTeam`: by the team, which looks for another time. */
export const Cancelled = ({ byTeam }: { readonly byTeam: boolean }) => (
  <Notice>{byTeam ? cancelledByTeam(brand.supportPhone, brand.supportEmail) : cancelled}</Notice>
);
