import type { Conversation } from '@thodu/domain/chat/model';
import type { Locale } from '@thodu/domain/locale';
import type { HelpRequest } from '@thodu/domain/matching/model';
import type { Waiting } from '@thodu/domain/matching/position';
import type { HelpChange } from '@thodu/domain/matching/request';
import type { PremiumUser } from '@thodu/domain/plans/entitlement';
import type { Seen } from '../chat/ports';

export interface HelpView {
  readonly stored: HelpRequest | null;
  readonly conversation: Seen<Conversation> | null;
  readonly plan: PremiumUser | null;
}

export interface NewHelpRequest {
  readonly requestId: string;
  readonly userId: string;
  readonly note: string;
  readonly locale: Locale;
}

/** Requests for help, and with each the queue. */
export interface HelpDesk {
  view(customerId: string, requestId: string): Promise<HelpView>;
  /** The request and what it changes of the conversation, in one write; `conflict` when either was written meanwhile. */
  store(request: NewHelpRequest, seen: Seen<Conversation> | null, change: HelpChange): Promise<'stored' | 'conflict'>;
  /** Those who wait, who came first first; at most 200 of them. */
  waiting(): Promise<readonly Waiting[]>;
}
