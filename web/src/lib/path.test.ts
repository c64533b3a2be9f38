import { describe, expect, it } from "vitest";
import { plainPath } from "./path";

describe("plainPath", () => {
  it.each([
    ["/", "/"],
    ["", "/"],
    ["/login/", "/login"],
    ["/login///", "/login"],
    ["/login.html", "/login"],
    ["/index.html", "/"],
    ["/localized/te", "/"],
    ["/localized/te/chat", "/chat"],
    ["/localized/hi/index.html", "/"],
    ["/localizedte", "/localizedte"],
  ])("reads %j as %j", (given, plain) => {
    expect(plainPath(given)).toBe(plain);
  });
});
