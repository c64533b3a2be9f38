import * as c from "@messages/conversation";
import * as t from "@messages/desk";
import type { ComposerWords, LogWords } from "../../../conversation/view/words";

const log: Omit<LogWords, "label"> = {
  fromYou: t.fromYou,
  fromColleague: t.fromColleague,
  talkEnded: t.talkEnded,
  fromOther: t.fromOther,
  delivery: { sending: c.sending, sent: c.sent, delivered: c.delivered, read: c.read, failed: c.failed },
  retry: c.retry,
  reply: { ...c.reply, toOther: t.replyToPerson },
  unreadLine: c.unreadLine,
  newMessages: c.newMessages,
  toLatest: c.toLatest,
  olderLoading: c.olderLoading,
  olderMore: c.olderMore,
  olderFailed: c.olderFailed,
  tryAgain: c.tryAgain,
};

const logs = new Map<string, LogWords>();

/** Returns the same object for the same person, so that no row renders again needlessly. */
export function deskLog(alias: string, online: boolean): LogWords {
  const key = `${online} ${alias}`;
  const delivery = online ? log.delivery : { ...log.delivery, sending: c.waitsForNetwork };
  const words = logs.get(key) ?? { ...log, delivery, label: t.logLabel(alias) };
  logs.set(key, words);
  return words;
}

export const deskComposer: ComposerWords = {
  label: t.composerLabel,
  placeholder: t.placeholder,
  send: t.send,
  tooLong: t.tooLong,
};
