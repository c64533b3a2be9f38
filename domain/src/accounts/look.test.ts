import { describe, expect, it } from "vitest";
import { storedLook } from "./look";

describe("the stored look", () => {
  it.each([undefined, null, "text", {}, { theme: "blue", neutralTitle: 1, locale: "fr" }])(
    "%j counts as never chosen",
    (data) => {
      expect(storedLook(data)).toEqual({ theme: null, neutralTitle: null, locale: null });
    },
  );

  it("is read, each part by itself", () => {
    expect(storedLook({ theme: "dark", neutralTitle: true, locale: "te", email: false })).toEqual({
      theme: "dark",
      neutralTitle: true,
      locale: "te",
    });
    expect(storedLook({ theme: "system", locale: "none" })).toEqual({
      theme: "system",
      neutralTitle: null,
      locale: null,
    });
  });
});
