import { useEffect, useState, type ReactNode } from "react";
import { comingFrom } from "../../lib/cameFrom";
import { Navigate, useLocation } from "../../lib/router";
import { approvalEnded, checking, offline, slow } from "@messages/guard";
import { toast } from "../../lib/toast";
import { Wait } from "../../ui/Wait";
import { useApproval } from "./useApproval";

const words = { now: checking, slow, offline };

interface Props {
  readonly children: ReactNode;
  /** What is shown during the check; without it, that there is one. */
  readonly waiting?: ReactNode;
}

/**
 * Lets approved listeners through, and sends everyone else to the login, at once when an approval ends (spec section
 * 2).
 */
export function VolunteerGuard({ children, waiting }: Props) {
  const approval = useApproval();
  if (approval === "approved") return children;
  if (approval === "checking") return waiting ?? <Wait words={words} />;
  return <Leave told={approval === "ended"} />;
}

/** After the login, somebody who came to one of these pages (from an e-mail about a shift, say) returns to it. */
const BESIDE_THE_DESK: readonly string[] = ["/volunteer-shifts", "/volunteer-on-call", "/standby"];

function Leave({ told }: { readonly told: boolean }) {
  const { pathname } = useLocation();
  // Stored at the start, because the address changes to that of the login before this component is removed.
  const [from] = useState(BESIDE_THE_DESK.includes(pathname) && !told ? pathname : null);
  useEffect(() => {
    if (told) toast("alert", approvalEnded);
  }, [told]);
  return <Navigate to={comingFrom("/volunteer-login", from)} />;
}
