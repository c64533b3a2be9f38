import type { StoredMessage } from "@thodu/domain/chat/timeline";
import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useUnread } from "./useUnread";

const theirs = (id: string, at: number): StoredMessage => ({ id, text: id, mine: false, at });
const own = (id: string, at: number): StoredMessage => ({ ...theirs(id, at), mine: true });

/** A reader comes back who has read until 15 and answered; one message came since. */
const comesBack = (messages: readonly StoredMessage[]) =>
  renderHook((facts: Partial<Parameters<typeof useUnread>[0]>) =>
    useUnread({ messages, ready: true, unread: 1, readUntil: 15, watching: true, ...facts }),
  );
const answered = [theirs("read", 10), own("answer", 20)];

it("puts the line before the message that came since", () => {
  expect(comesBack([...answered, theirs("new", 30)]).result.current.unreadFrom).toBe("new");
});

it("puts no line before a message that was read and answered while the new one is not loaded yet", () => {
  const { result, rerender } = comesBack(answered);
  expect(result.current.unreadFrom).toBeNull();
  rerender({ messages: [...answered, theirs("new", 30)] });
  expect(result.current.unreadFrom).toBe("new");
});

it("puts no line if nothing is unread", () => {
  const { result, rerender } = comesBack(answered);
  rerender({ unread: 0 });
  rerender({ unread: 0, messages: [...answered, theirs("seen at once", 30)] });
  expect(result.current.unreadFrom).toBeNull();
});
