import type { Delivery } from "@thodu/domain/chat/timeline";

/** The texts around a conversation, in the words of the side that reads it. */
export interface LogWords {
  readonly label: string;
  readonly fromYou: string;
  /** For a reader on whose side several people may have written. */
  readonly fromColleague?: string;
  readonly fromOther: string;
  /** For a reader who may see only a part of an earlier talk, which ended then. */
  readonly talkEnded?: (when: string) => string;
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

/** The texts about replies to one message. */
export interface ReplyWords {
  /** The name of the button at a message. */
  readonly start: string;
  readonly toSelf: string;
  readonly toOther: string;
  /** Stands for a quoted message that is not loaded. */
  readonly earlier: string;
  readonly cancel: string;
}

export interface ComposerWords {
  readonly label: string;
  readonly placeholder: string;
  readonly send: string;
  readonly tooLong: (count: number) => string;
}
