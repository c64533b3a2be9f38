import { expect, it, test } from "vitest";
import { siteOrigin } from "./site-files";

const REAL = { VITE_FIREBASE_PROJECT_ID: "thodu-live" };

it("a build for the emulator suite needs no address of its own", () => {
  expect(siteOrigin({})).toBe("https://thodu.example");
  expect(siteOrigin({ VITE_FIREBASE_PROJECT_ID: "demo-thodu" })).toBe("https://thodu.example");
});

it("a build for a real project uses its own address in links, sitemap and robots.txt", () => {
  expect(siteOrigin({ ...REAL, VITE_SITE_ORIGIN: "https://thodu.in" })).toBe("https://thodu.in");
});

test.each([undefined, "", "thodu.in", "https://thodu.in/", "http://thodu.in"])(
  "with %s there is no such build",
  (given) => {
    expect(() => siteOrigin({ ...REAL, VITE_SITE_ORIGIN: given })).toThrow("VITE_SITE_ORIGIN");
  },
);
