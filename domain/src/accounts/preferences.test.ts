import { describe, expect, it } from "vitest";
import { defaultPreferences, storedPreferences } from "./preferences";

describe("the stored preferences", () => {
  it.each([undefined, null, "text", {}])("%j gives the defaults of the spec", (data) => {
    expect(storedPreferences(data)).toEqual({
      email: true,
      sms: false,
      push: false,
      inApp: true,
      details: false,
      neutralTitle: false,
      quickExit: true,
    });
  });

  it("are read", () => {
    const stored = {
      email: false,
      sms: true,
      push: true,
      inApp: false,
      details: true,
      neutralTitle: true,
      quickExit: false,
    };
    expect(storedPreferences(stored)).toEqual(stored);
  });

  it("have the default for a value that is no boolean", () => {
    expect(storedPreferences({ email: "no", sms: 1 })).toEqual(defaultPreferences);
  });
});
