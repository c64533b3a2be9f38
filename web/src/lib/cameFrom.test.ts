import { describe, expect, it } from "vitest";
import { cameFrom, comingFrom } from "./cameFrom";

const query = (from: string): string => `?${String(new URLSearchParams({ from }))}`;

describe("cameFrom", () => {
  it.each(["/profile", "/chat?from=login", "/", "/profile?show=payments&x=1"])("goes back to %j", (from) => {
    expect(cameFrom(query(from))).toBe(from);
    expect(cameFrom(comingFrom("/signup", from).replace("/signup", ""))).toBe(from);
  });
  it.each([
    "",
    "profile",
    "//evil.example",
    "/\\evil.example",
    "/..//evil.example",
    "/x/../..//evil.example",
    "/chat//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/a:b",
    "/\t/evil.example",
    "/%2f%2fevil.example",
    "/login",
    "/login?from=/login",
    "/localized/te/signup/",
    "/volunteer-login",
  ])("does not follow %j", (from) => {
    expect(cameFrom(query(from))).toBeNull();
  });
  it("returns null if there is none", () => {
    expect(cameFrom("")).toBeNull();
    expect(comingFrom("/login", null)).toBe("/login");
  });
});
