import { describe, expect, it } from "vitest";
import { noticeIn, shows } from "./notices";

const news = { title: "There is something new for you.", link: "/chat", tag: "chat" };

describe("a push", () => {
  it("says what the server wrote", () => {
    expect(noticeIn(JSON.stringify({ data: news, from: "1", fcmMessageId: "x" }))).toEqual(news);
  });

  it.each([null, "", "no JSON", "[]", "{}", '{"data":7}', '{"data":{"title":""}}', '{"data":{"title":"Hello"}}'])(
    "that we can’t read (%j) still shows something",
    (text) => {
      expect(noticeIn(text)).toEqual({ title: "Thodu", link: "/notifications", tag: "news" });
    },
  );

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
])("%s shows %s: %s", (url, link, shown) => {
  expect(shows(url, link)).toBe(shown);
});
