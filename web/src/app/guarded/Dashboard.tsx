import { useEffect } from "react";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { DashboardScreen } from "../../features/accounts/DashboardScreen";
import { useSession } from "../../lib/session";
import { markTalkOpen } from "../../lib/storage";
import { useRenewedClaims } from "../../lib/useRenewedClaims";
import { logoutToLogin } from "../logout";
import { AccountGuard } from "./AccountGuard";

/** Loaded later, because the page is complete without it. */
const loadCount = async () => (await import("../../features/notifications/UnreadCount")).UnreadCount;

/** Looks for an open talk of the account that this tab does not know, from another device or an earlier visit. */
function useTalkElsewhere(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status === "user") markTalkOpen();
  }, [status]);
}

/** Somebody may have become a listener or an admin after the token was issued; the page then links to their work. */
function useRoles(): void {
  const { status, uid, claims } = useSession();
  const hasRole = claims.volunteer || claims.admin || claims.safety || claims.money;
  useRenewedClaims(status === "user" ? uid : null, !hasRole);
}

export function Dashboard() {
  useTalkElsewhere();
  useRoles();
  const UnreadCount = useLoadedPart(loadCount);
  return (
    <AccountGuard>
      <DashboardScreen unread={UnreadCount && <UnreadCount />} onLogout={() => void logoutToLogin()} />
    </AccountGuard>
  );
}
