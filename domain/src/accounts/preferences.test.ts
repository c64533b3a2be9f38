import { describe, expect, it } from "vitest";
import { defaultPreferences, storedPreferences } from "./preferences";

describe("what is stored of preferences", () => {
  it.each([undefined, null, "text", {}])("%j is the defaults of the spec", (data) => {
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

  it("is kept", () => {
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

  it("reads what is no boolean as the default", () => {
    expect(storedPreferences({ email: "no", sms: 1 })).toEqual(defaultPreferences);
  });
});
