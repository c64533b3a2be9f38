import { useEffect } from "react";
import { DashboardScreen } from "../../features/accounts/DashboardScreen";
import { useSession } from "../../lib/session";
import { markTalkOpen } from "../../lib/storage";
import { logoutToLogin } from "../logout";
import { AccountGuard } from "./AccountGuard";

/** Where an account begins: a talk of theirs may be open that this tab knows nothing of, from another device or an earlier visit. */
function useTalkElsewhere(): void {
  const { status } = useSession();
  useEffect(() => {
    if (status === "user") markTalkOpen();
  }, [status]);
}

export function Dashboard() {
  useTalkElsewhere();
  return (
    <AccountGuard>
      <DashboardScreen onLogout={() => void logoutToLogin()} />
    </AccountGuard>
  );
}
