import { useEffect, type ReactNode } from "react";
import { Navigate } from "../../lib/router";
import { approvalEnded, checking, offline, slow } from "@messages/guard";
import { toast } from "../../lib/toast";
import { Wait } from "../../ui/Wait";
import { useApproval } from "./useApproval";

const words = { now: checking, slow, offline };

/** Lets approved volunteers through, and everyone else to the login; at once when an approval ends (spec section 2). */
export function VolunteerGuard({ children }: { readonly children: ReactNode }) {
  const approval = useApproval();
  if (approval === "approved") return children;
  if (approval === "checking") return <Wait words={words} />;
  return <Leave told={approval === "ended"} />;
}

function Leave({ told }: { readonly told: boolean }) {
  useEffect(() => {
    if (told) toast("alert", approvalEnded);
  }, [told]);
  return <Navigate to="/volunteer-login" />;
}
