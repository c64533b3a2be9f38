import { describe, expect, it, test } from "vitest";
import { readCarrierSettings } from "./carrierSettings";

const real = {
  TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "a-long-and-secret-auth-token",
  TWILIO_NUMBER: "+14155550100",
  TWILIO_WEBHOOK: "https://asia-south1-thodu.cloudfunctions.net/carrierWebhook",
};
const suite = {
  ...real,
  TWILIO_AUTH_TOKEN: "sandbox-carrier-auth-token",
  TWILIO_WEBHOOK: "http://127.0.0.1:5001/demo-thodu/asia-south1/carrierWebhook",
  TWILIO_BASE_URL: "http://127.0.0.1:5026",
  FIRESTORE_EMULATOR_HOST: "127.0.0.1:8080",
};

describe("the settings of the carrier", () => {
  it("are empty without an account, whatever else is set", () => {
    expect([readCarrierSettings({}), readCarrierSettings({ TWILIO_AUTH_TOKEN: "none" })]).toEqual([null, null]);
    expect(readCarrierSettings({ ...real, TWILIO_ACCOUNT_SID: "" })).toBeNull();
  });

  it("are those of a real project, or of the test suite", () => {
    expect(readCarrierSettings(real)).toEqual({
      account: real.TWILIO_ACCOUNT_SID,
      tokens: [real.TWILIO_AUTH_TOKEN],
      number: real.TWILIO_NUMBER,
      webhook: real.TWILIO_WEBHOOK,
      baseUrl: null,
    });
    expect(readCarrierSettings(suite)?.baseUrl).toBe("http://127.0.0.1:5026");
  });

  it("may include the previous token", () => {
    const both = { ...real, TWILIO_AUTH_TOKEN: "a-long-and-current-token a-long-token-of-before" };
    expect(readCarrierSettings(both)?.tokens).toEqual(["a-long-and-current-token", "a-long-token-of-before"]);
  });

  test.each([
    ["another account", { ...real, TWILIO_ACCOUNT_SID: "AC1" }, /TWILIO_ACCOUNT_SID/],
    ["no token", { ...real, TWILIO_AUTH_TOKEN: undefined }, /TWILIO_AUTH_TOKEN/],
    ["a short token", { ...real, TWILIO_AUTH_TOKEN: "short" }, /TWILIO_AUTH_TOKEN/],
    ["the suite’s token in a real project", { ...real, TWILIO_AUTH_TOKEN: suite.TWILIO_AUTH_TOKEN }, /of the suite/],
    ["a name as the number", { ...real, TWILIO_NUMBER: "THODU" }, /TWILIO_NUMBER/],
    ["a webhook without TLS", { ...real, TWILIO_WEBHOOK: "http://thodu.example/carrierWebhook" }, /TWILIO_WEBHOOK/],
    ["a webhook with a query", { ...real, TWILIO_WEBHOOK: `${real.TWILIO_WEBHOOK}?a=1` }, /TWILIO_WEBHOOK/],
    ["the sandbox in a real project", { ...real, TWILIO_BASE_URL: suite.TWILIO_BASE_URL }, /emulator suite/],
    ["the real carrier in the suite", { ...suite, TWILIO_BASE_URL: "" }, /emulator suite/],
    ["another machine in the suite", { ...suite, TWILIO_BASE_URL: "http://evil.example" }, /emulator suite/],
  ])("refuse %s, and never repeat a token", (_, env, why) => {
    expect(() => readCarrierSettings(env)).toThrow(why);
    expect(() => readCarrierSettings(env)).not.toThrow(/a-long|sandbox-carrier/);
  });
});
