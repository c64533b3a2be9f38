import type { Delivery } from "@thodu/domain/chat/timeline";

/** What a conversation says of itself, in the words of whoever shows it. */
export interface LogWords {
  readonly label: string;
  readonly fromYou: string;
  /** Where more than one may have written on the reader's side. */
  readonly fromColleague?: string;
  readonly fromOther: string;
  readonly delivery: Readonly<Record<Delivery, string>>;
  readonly retry: string;
  readonly reply: ReplyWords;
  readonly unreadLine: string;
  readonly newMessages: (count: number) => string;
  readonly toLatest: string;
  readonly olderLoading: string;
  readonly olderMore: string;
  readonly olderFailed: string;
  readonly tryAgain: string;
}

/** Of an answer to one message. */
export interface ReplyWords {
  /** The button at a message. */
  readonly start: string;
  readonly toSelf: string;
  readonly toOther: string;
  /** In place of a message that is not at hand. */
  readonly earlier: string;
  readonly cancel: string;
}

export interface ComposerWords {
  readonly label: string;
  readonly placeholder: string;
  readonly send: string;
  readonly tooLong: (count: number) => string;
}
