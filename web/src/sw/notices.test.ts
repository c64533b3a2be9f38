import { noticeKind, shownOf } from "@thodu/domain/notifications/notices";
import { describe, expect, it } from "vitest";
import { noticeIn, shows } from "./notices";

const news = { title: "There is something new for you.", link: "/chat", tag: "chat" };

describe("a push", () => {
  it("shows what the server wrote", () => {
    expect(noticeIn(JSON.stringify({ data: news, from: "1", fcmMessageId: "x" }))).toEqual({
      ...news,
      rings: false,
      receipt: null,
    });
  });

  it("that rings requires interaction", () => {
    const data = { title: "Can you answer?", link: "/standby", tag: "ring", rings: "yes" };
    expect(noticeIn(JSON.stringify({ data }))).toEqual({ ...data, rings: true, receipt: null });
  });

  it.each([
    ["0b7e-1.aB-_9", { ringId: "0b7e-1", token: "aB-_9" }],
    ["0b7e-1", null],
    ["a/b.c", null],
    [7, null],
  ])("reads the receipt of %j", (receipt, wanted) => {
    expect(noticeIn(JSON.stringify({ data: { ...news, receipt } })).receipt).toEqual(wanted);
  });

  it.each([null, "", "no JSON", "[]", "{}", '{"data":7}', '{"data":{"title":""}}', '{"data":{"title":"Hello"}}'])(
    "that we can’t read (%j) still shows something",
    (text) => {
      expect(noticeIn(text)).toEqual({
        title: "Thodu",
        link: "/notifications",
        tag: "news",
        rings: false,
        receipt: null,
      });
    },
  );

  it("leads wherever a notice of the server may lead", () => {
    for (const kind of noticeKind.options) {
      const { link } = shownOf(kind, "en");
      expect(noticeIn(JSON.stringify({ data: { ...news, link } })).link).toBe(link);
    }
  });

  it.each(["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere", "javascript:alert(1)", 7])(
    "leads nowhere else: %j",
    (link) => {
      expect(noticeIn(JSON.stringify({ data: { ...news, link } })).link).toBe("/notifications");
    },
  );
});

it.each([
  ["https://thodu.example/chat", "/chat", true],
  ["https://thodu.example/localized/te/chat?from=1", "/chat", true],
  ["https://thodu.example/localized/te", "/", true],
  ["https://thodu.example/support", "/chat", false],
  ["https://thodu.example/localized/te/profile?a=1&show=payments", "/profile?show=payments", true],
  ["https://thodu.example/profile", "/profile?show=payments", false],
  ["https://thodu.example/profile?show=plans", "/profile?show=payments", false],
])("%s shows %s: %s", (url, link, shown) => {
  expect(shows(url, link)).toBe(shown);
});
