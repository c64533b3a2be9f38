import { brand } from '@thodu/domain/brand';
import { mailLink } from '../../lib/mail';

/**
 * Hands a message for the team to the reader's own mail program, which sends it. A ticket of ours (`contactSupport`)
 * takes its place once it is among the contracts.
 */
export function contactSupport(subject: string, message: string): void {
  location.assign(mailLink(brand.supportEmail, subject, message));
}
