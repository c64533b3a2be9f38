import { describe, expect, it, test } from "vitest";
import { NOON, storedInstant } from "../../../tests/support/domain";
import { locales } from "../locale";
import { notification } from "./model";
import { isOfChat, notice, noticeKind, shownOf, tellsOfReply } from "./notices";

describe("an event in the outbox", () => {
  it("is read, settled or not", () => {
    const stored = { kind: "reply", at: storedInstant(NOON), settledAt: null };
    expect(notice.parse(stored)).toEqual({ kind: "reply", at: NOON, settledAt: null, sends: {} });
    expect(notice.parse({ ...stored, settledAt: storedInstant(NOON) }).settledAt).toBe(NOON);
  });

  test.each([{ kind: "rumour" }, { at: NOON }, { settledAt: undefined }, { sends: { email: "perhaps" } }])(
    "is none with %j",
    (change) => {
      expect(notice.safeParse({ kind: "reply", at: storedInstant(NOON), settledAt: null, ...change }).success).toBe(
        false,
      );
    },
  );
});

it.each(noticeKind.options)("%s reads as a notification in every language, and in each differently", (kind) => {
  const shown = locales.map((locale) => shownOf(kind, locale));
  for (const each of shown) {
    expect(notification.safeParse({ ...each, unread: true, createdAt: storedInstant(NOON) }).success).toBe(true);
  }
  expect(new Set(shown.map(({ message }) => message)).size).toBe(locales.length);
});

it("tells of every reply, and of no own message", () => {
  expect(tellsOfReply("volunteer")).toBe(true);
  expect(tellsOfReply("asha")).toBe(false);
});

it("knows what is of the chat", () => {
  expect(noticeKind.options.filter(isOfChat)).toEqual(["reply", "place-reached"]);
});
