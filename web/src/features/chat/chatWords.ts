import { fromYou, logLabel } from "@messages/chat";
import * as t from "@messages/conversation";
import type { LogWords } from "../../conversation/view/words";

const connected: LogWords = {
  label: logLabel,
  fromYou,
  fromOther: t.fromOther,
  delivery: { sending: t.sending, sent: t.sent, delivered: t.delivered, read: t.read, failed: t.failed },
  retry: t.retry,
  reply: t.reply,
  unreadLine: t.unreadLine,
  newMessages: t.newMessages,
  toLatest: t.toLatest,
  olderLoading: t.olderLoading,
  olderMore: t.olderMore,
  olderFailed: t.olderFailed,
  tryAgain: t.tryAgain,
};

const waits: LogWords = { ...connected, delivery: { ...connected.delivery, sending: t.waitsForNetwork } };

/** Without a network, a message that is being sent is shown as waiting. */
export const logWords = (online: boolean): LogWords => (online ? connected : waits);
