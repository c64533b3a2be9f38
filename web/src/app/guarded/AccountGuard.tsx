import type { ReactNode } from 'react';
import { Navigate, useLocation } from '../../lib/router';
import { useSession } from '../../lib/session';

/**
 * Sends guests and strangers to the login, and back here afterwards. Until the identity service has answered, the screen
 * shows what anybody may see of it.
 */
export function AccountGuard({ children }: { readonly children: ReactNode }) {
  const { status } = useSession();
  const { pathname } = useLocation();
  return status === 'loading' || status === 'user' ? children : <Navigate to={`/login?from=${pathname}`} />;
}
