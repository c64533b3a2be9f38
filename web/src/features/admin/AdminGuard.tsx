import { hasRole, type AdminRole } from "@thodu/domain/accounts/adminRoles";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "../../lib/router";
import { adminsOnly, adminsOnlyHint, checking, offline, slow, toDashboard } from "@messages/guard";
import { useSession } from "../../lib/session";
import { useRenewedClaims } from "../../lib/useRenewedClaims";
import { ButtonLink } from "../../ui/Button";
import { Wait } from "../../ui/Wait";
import { useAdminRecord } from "./api/live";

const words = { now: checking, slow, offline };

/**
 * Lets admins through, with the roles they have at the moment, also on a page that is already open. Sends visitors to
 * the login, and tells everyone else that the page is for admins. The protection itself is in the rules and the server.
 */
export function AdminGuard({ children }: { readonly children: (roles: readonly AdminRole[]) => ReactNode }) {
  const { status, uid, claims } = useSession();
  const { pathname } = useLocation();
  const account = status === "user" ? uid : null;
  const claimed = claims.admin || claims.safety || claims.money;
  // Somebody may have become an admin after the token was issued.
  const renewed = useRenewedClaims(account, !claimed);
  const record = useAdminRecord(claimed ? account : null);
  const noted = record.state === "here" ? record.value : [];
  const roles = noted.filter((role) => claims[role] || (claims.admin && hasRole(noted, role)));
  const open = claimed ? record.state === "loading" : !renewed;
  if (roles.length > 0) return children(roles);
  if (status === "loading" || (account !== null && open)) return <Wait words={words} />;
  if (account === null) return <Navigate to={`/login?from=${pathname}`} />;
  return (
    <div className="narrow stack">
      <h1>{adminsOnly}</h1>
      <p className="soft">{adminsOnlyHint}</p>
      <ButtonLink to="/dashboard">{toDashboard}</ButtonLink>
    </div>
  );
}
