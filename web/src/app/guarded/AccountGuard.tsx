import type { ReactNode } from "react";
import { Navigate, useLocation } from "../../lib/router";
import { useSession } from "../../lib/session";

/**
 * Sends visitors to the login, and guests too unless the page is for them, and back here afterwards. Until the identity
 * service has answered, the screen shows what anybody may see of it.
 */
export function AccountGuard({
  children,
  guests = false,
}: {
  readonly children: ReactNode;
  readonly guests?: boolean;
}) {
  const { status } = useSession();
  const { pathname } = useLocation();
  const known = status === "user" || (guests && status === "guest");
  return status === "loading" || known ? children : <Navigate to={`/login?from=${pathname}`} />;
}
