import { useState } from "react";
import { useSession } from "../../lib/session";
import { useRenewedClaims } from "../../lib/useRenewedClaims";
import { useApplication } from "./api/live";

/** `ended` is `refused` after it had been `approved` in this window. */
export type Approval = "checking" | "approved" | "refused" | "ended";

/**
 * Whether the person is an approved listener by record and claim, live. The rules decide; this only decides what the
 * page shows.
 */
export function useApproval(): Approval {
  const { status, uid, claims } = useSession();
  const account = status === "user" ? uid : null;
  const application = useApplication(account);
  const recorded = application.state === "here" && application.value === "approved";
  // The approval may be newer than the token.
  const renewed = useRenewedClaims(account, recorded && !claims.volunteer);
  const approved = recorded && claims.volunteer;

  const [letIn, setLetIn] = useState<string | null>(null);
  if (approved && account !== letIn) setLetIn(account);

  if (status === "loading") return "checking";
  if (account === null) return "refused";
  if (approved) return "approved";
  if (application.state === "loading" || (recorded && !renewed)) return "checking";
  return account === letIn ? "ended" : "refused";
}
