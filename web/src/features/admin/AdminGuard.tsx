import type { ReactNode } from "react";
import { Navigate } from "../../lib/router";
import { adminsOnly, adminsOnlyHint, checking, offline, slow, toDashboard } from "@messages/guard";
import { useSession } from "../../lib/session";
import { useRenewedClaims } from "../../lib/useRenewedClaims";
import { ButtonLink } from "../../ui/Button";
import { Wait } from "../../ui/Wait";
import { useAdminRecord } from "./api/live";

const words = { now: checking, slow, offline };

/**
 * Lets admins through while they are, also on a page that is open, sends visitors to the login, and tells everyone else.
 * The rules and the server decide; this is a courtesy.
 */
export function AdminGuard({ children }: { readonly children: ReactNode }) {
  const { status, uid, claims } = useSession();
  const account = status === "user" ? uid : null;
  // An admin may have been made after the token.
  const renewed = useRenewedClaims(account, !claims.admin);
  const record = useAdminRecord(claims.admin ? account : null);
  if (record.state === "here" && record.value) return children;
  const open = claims.admin ? record.state === "loading" : !renewed;
  if (status === "loading" || (account !== null && open)) return <Wait words={words} />;
  if (account === null) return <Navigate to="/login?from=/admin" />;
  return (
    <div className="narrow stack">
      <h1>{adminsOnly}</h1>
      <p className="soft">{adminsOnlyHint}</p>
      <ButtonLink to="/dashboard">{toDashboard}</ButtonLink>
    </div>
  );
}
