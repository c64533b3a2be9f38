import type { Reason } from '@thodu/domain/errors';
import { reasons } from '@messages/errors';

const SAID = /"reason":"([A-Z_]+)"/;

const isReason = (name: string): name is Reason => Object.hasOwn(reasons, name);

/** Why our guard kept the identity service from making an account; null for refusals of its own. Its SDK hands our answer on as text. */
export function blockedReason(error: unknown): Reason | null {
  const [, name = ''] = (error instanceof Error ? SAID.exec(error.message) : null) ?? [];
  return isReason(name) ? name : null;
}
