import type { ReactNode } from 'react';
import { Navigate } from '../../lib/router';
import { checking, offline, slow } from '@messages/guard';
import { useSession } from '../../lib/session';
import { useRenewedClaims } from '../../lib/useRenewedClaims';
import { Wait } from '../../ui/Wait';

const words = { now: checking, slow, offline };

/** Lets admins through and everyone else to the login. The rules and the server decide; this is a courtesy. */
export function AdminGuard({ children }: { readonly children: ReactNode }) {
  const { status, uid, claims } = useSession();
  const account = status === 'user' ? uid : null;
  // An admin may have been made after the token.
  const renewed = useRenewedClaims(account, !claims.admin);
  if (account !== null && claims.admin) return children;
  if (status === 'loading' || (account !== null && !renewed)) return <Wait words={words} />;
  return <Navigate to="/login?from=/admin" />;
}
