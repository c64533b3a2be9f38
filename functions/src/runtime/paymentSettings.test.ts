import { describe, expect, it, test } from "vitest";
import { readPaymentSettings } from "./paymentSettings";

const live = {
  RAZORPAY_KEY_ID: "rzp_live_LbwWq7q4eJx1Aa",
  RAZORPAY_KEY_SECRET: "a-long-key-secret",
  RAZORPAY_WEBHOOK_SECRET: "a-long-webhook-secret",
};
const suite = {
  RAZORPAY_KEY_ID: "rzp_test_thodu",
  RAZORPAY_KEY_SECRET: "sandbox-key-secret",
  RAZORPAY_WEBHOOK_SECRET: "sandbox-webhook-secret",
  RAZORPAY_BASE_URL: "http://127.0.0.1:5010",
  FUNCTIONS_EMULATOR: "true",
};

describe("the settings of payments", () => {
  it("of a real project", () => {
    expect(readPaymentSettings(live)).toEqual({
      keyId: live.RAZORPAY_KEY_ID,
      keySecrets: ["a-long-key-secret"],
      webhookSecrets: ["a-long-webhook-secret"],
      baseUrl: null,
    });
  });

  it("of the test suite", () => {
    expect(readPaymentSettings(suite)).toMatchObject({ keyId: "rzp_test_thodu", baseUrl: "http://127.0.0.1:5010" });
  });

  it("may include the previous secret", () => {
    expect(
      readPaymentSettings({ ...live, RAZORPAY_WEBHOOK_SECRET: "the-current-one the-one-before" }).webhookSecrets,
    ).toEqual(["the-current-one", "the-one-before"]);
  });

  it("may be those of the gateway's test mode in a project that is marked as a trial", () => {
    expect(
      readPaymentSettings({ ...live, RAZORPAY_KEY_ID: "rzp_test_LbwWq7q4eJx1Aa", THODU_TEST_PAYMENTS: "yes" }).keyId,
    ).toBe("rzp_test_LbwWq7q4eJx1Aa");
  });

  test.each([
    ["a missing key id", { ...live, RAZORPAY_KEY_ID: undefined }, /RAZORPAY_KEY_ID/],
    ["a key id of another form", { ...live, RAZORPAY_KEY_ID: "rzp_other" }, /RAZORPAY_KEY_ID/],
    ["an empty secret", { ...live, RAZORPAY_KEY_SECRET: "" }, /RAZORPAY_KEY_SECRET/],
    ["a short secret", { ...live, RAZORPAY_WEBHOOK_SECRET: "short" }, /RAZORPAY_WEBHOOK_SECRET/],
    ["an empty one beside", { ...live, RAZORPAY_WEBHOOK_SECRET: "a-long-webhook-secret " }, /RAZORPAY_WEBHOOK_SECRET/],
    ["a test key in a real project", { ...live, RAZORPAY_KEY_ID: "rzp_test_LbwWq7q4eJx1Aa" }, /test mode/],
    ["the sandbox in a real project", { ...live, RAZORPAY_BASE_URL: "http://127.0.0.1:5010" }, /emulator suite/],
    [
      "another machine as the gateway",
      { ...suite, RAZORPAY_BASE_URL: "http://evil.example:5010" },
      /sandbox of this machine/,
    ],
    ["a live key in the suite’s sandbox", { ...suite, RAZORPAY_KEY_ID: live.RAZORPAY_KEY_ID }, /emulator suite/],
    [
      "the sandbox’s secrets in a real project",
      { ...live, RAZORPAY_KEY_SECRET: suite.RAZORPAY_KEY_SECRET },
      /that of the sandbox/,
    ],
  ])("refuse %s, and never repeat a secret", (_, env, why) => {
    expect(() => readPaymentSettings(env)).toThrow(why);
    expect(() => readPaymentSettings(env)).not.toThrow(/a-long|sandbox-key-secret/);
  });

  it("name everything that is wrong", () => {
    expect(() => readPaymentSettings({})).toThrow(/RAZORPAY_KEY_ID[^]*RAZORPAY_KEY_SECRET[^]*RAZORPAY_WEBHOOK_SECRET/);
  });
});
