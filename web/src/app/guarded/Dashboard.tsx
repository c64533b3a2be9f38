import { useEffect } from "react";
import { usePart } from "../../conversation/usePart";
import { DashboardScreen } from "../../features/accounts/DashboardScreen";
import { useSession } from "../../lib/session";
import { markTalkOpen } from "../../lib/storage";
import { logoutToLogin } from "../logout";
import { AccountGuard } from "./AccountGuard";

/** Loaded later: the page is complete without it. */
const loadCount = async () => (await import("../../features/notifications/UnreadCount")).UnreadCount;

/** Where an account begins: a talk of theirs may be open that this tab knows nothing of, from another device or an earlier visit. */
function useTalkElsewhere(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status === "user") markTalkOpen();
  }, [status]);
}

export function Dashboard() {
  useTalkElsewhere();
  const UnreadCount = usePart(loadCount);
  return (
    <AccountGuard>
      <DashboardScreen unread={UnreadCount && <UnreadCount />} onLogout={() => void logoutToLogin()} />
    </AccountGuard>
  );
}
