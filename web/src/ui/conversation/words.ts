import type { Delivery } from '@thodu/domain/chat/timeline';

/** What a conversation says of itself, in the words of whoever shows it. */
export interface LogWords {
  readonly label: string;
  readonly fromYou: string;
  /** Where more than one may have written on the reader's side. */
  readonly fromColleague?: string;
  readonly fromOther: string;
  readonly delivery: Readonly<Record<Delivery, string>>;
  readonly retry: string;
  readonly unreadLine: string;
  readonly newMessages: (count: number) => string;
  readonly toLatest: string;
  readonly olderLoading: string;
  readonly olderMore: string;
  readonly olderFailed: string;
  readonly tryAgain: string;
}

export interface ComposerWords {
  readonly label: string;
  readonly placeholder: string;
  readonly send: string;
  readonly tooLong: (count: number) => string;
}
