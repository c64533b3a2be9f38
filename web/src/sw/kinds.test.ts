import { describe, expect, it } from "vitest";
import { hadIn, kindOf, languageIn } from "./kinds";

const origin = "https://thodu.example";
const asked = (path: string, mode = "cors", method = "GET") => ({ method, mode, url: new URL(path, origin).href });

describe("kindOf", () => {
  it.each([
    [asked("/chat", "navigate"), "page"],
    [asked("/assets/main-1.js"), "file"],
    [asked("/art/call.svg"), "file"],
    [asked("/icons/mark.svg"), "file"],
    [asked("/sw.js"), "untouched"],
    [asked("/manifest.webmanifest"), "untouched"],
    [asked("/chat", "navigate", "POST"), "untouched"],
    [asked("https://firestore.googleapis.com/assets/x"), "untouched"],
  ])("handles %j as %s", (request, kind) => {
    expect(kindOf(request, origin)).toBe(kind);
  });
});

describe("what a page loaded before the worker was there", () => {
  it("is its address and the built files among what it loaded", () => {
    expect(hadIn({ page: "/chat", files: ["/assets/a.js", "/__/firebase/init.json", "/art/b.svg"] }, origin)).toEqual({
      page: "/chat",
      files: ["/assets/a.js", "/art/b.svg"],
    });
  });

  it.each([
    "take-over",
    null,
    7,
    {},
    { page: "/chat" },
    { page: 3, files: [] },
    { page: "/chat", files: "all" },
    { page: "https://elsewhere.example/chat", files: [] },
    { page: "//elsewhere.example", files: [] },
  ])("is null for %j", (data) => {
    expect(hadIn(data, origin)).toBeNull();
  });

  it("contains nothing of another site, and nothing that is not text", () => {
    expect(hadIn({ page: "/", files: ["https://elsewhere.example/assets/x.js", 4, null] }, origin)).toEqual({
      page: "/",
      files: [],
    });
  });
});

it.each([
  [{ language: "te" }, "te"],
  [{ language: 4 }, null],
  ["te", null],
  [null, null],
])("the language in %j is %j", (data, language) => {
  expect(languageIn(data)).toBe(language);
});
