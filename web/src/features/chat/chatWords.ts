import { fromYou, logLabel } from '@messages/chat';
import * as t from '@messages/conversation';
import type { LogWords } from '../../ui/conversation/words';

export const logWords: LogWords = {
  label: logLabel,
  fromYou,
  fromOther: t.fromOther,
  delivery: { sending: t.sending, sent: t.sent, delivered: t.delivered, read: t.read, failed: t.failed },
  retry: t.retry,
  unreadLine: t.unreadLine,
  newMessages: t.newMessages,
  toLatest: t.toLatest,
  olderLoading: t.olderLoading,
  olderMore: t.olderMore,
  olderFailed: t.olderFailed,
  tryAgain: t.tryAgain,
};
