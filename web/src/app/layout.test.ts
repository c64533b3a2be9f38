import { describe, expect, it } from "vitest";
import { barOf, hasCallControls, hasFooter, hasLifeline, hasTalkBar, isPadded } from "./layout";

describe("layout rules of spec section 2", () => {
  it.each([
    ["/", "public"],
    ["/about", "public"],
    ["/login", "public"],
    ["/privacy-policy", "public"],
    ["/help-lines", "public"],
    ["/nowhere", "public"],
    ["/profile", "member"],
    ["/settings", "member"],
    ["/call", "member"],
    ["/chat", "member"],
    ["/notifications", "member"],
    ["/therapy", "member"],
    ["/support", "member"],
    ["/go-premium", "short"],
    ["/request-help", "short"],
    ["/dashboard", "dashboard"],
    ["/dashboard/any", "dashboard"],
    ["/admin", "dashboard"],
    ["/admin/people/asha", "dashboard"],
    ["/volunteer-home", "volunteer"],
    ["/volunteer-chat", "volunteer"],
    ["/volunteer-profile", "volunteer"],
    ["/volunteer-on-call", "volunteer"],
    ["/volunteer-shifts", "volunteer"],
    ["/standby", "volunteer"],
    ["/volunteer-login", "volunteer-door"],
    ["/volunteer-signup", "volunteer-door"],
    ["/volunteer-application", "short"],
  ])("gives %s the %s bar", (path, bar) => {
    expect(barOf(path)).toBe(bar);
  });

  it.each(["/dashboard", "/volunteer-home", "/volunteer-login"])("leaves out the top padding on %s", (path) => {
    expect(isPadded(path)).toBe(false);
  });

  it.each(["/", "/login", "/chat", "/admin", "/admin/now"])("pads %s", (path) => {
    expect(isPadded(path)).toBe(true);
  });

  it("shows the footer on /login only", () => {
    expect(["/", "/login", "/signup", "/chat"].filter(hasFooter)).toEqual(["/login"]);
  });

  it("shows the help lines below everything but a conversation and their own page", () => {
    expect(["/", "/dashboard", "/chat", "/volunteer-chat", "/help-lines"].filter(hasLifeline)).toEqual([
      "/",
      "/dashboard",
    ]);
  });
});

it("shows the bar of the person's own talk on the other customer pages", () => {
  const paths = [
    "/dashboard",
    "/call",
    "/therapy",
    "/support",
    "/chat",
    "/request-help",
    "/volunteer-chat",
    "/admin/now",
  ];
  expect(paths.filter(hasTalkBar)).toEqual(["/dashboard", "/call", "/therapy", "/support"]);
});

it.each([
  ["/call", "customer", true],
  ["/support", "customer", false],
  ["/volunteer-home", "customer", false],
  ["/volunteer-chat", "volunteer", false],
  ["/volunteer-login", "volunteer", false],
  ["/call", "volunteer", false],
] as const)("whether %s has controls of its own for the call of a %s: %s", (path, side, expected) => {
  expect(hasCallControls(path, side)).toBe(expected);
});
