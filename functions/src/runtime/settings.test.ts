import { describe, expect, it, test } from "vitest";
import { readSettings } from "./settings";

const SECRET = "a secret of this test";

describe("settings", () => {
  it("are valid if none is set", () => {
    expect(readSettings({}).meeting).toEqual({ stunUrls: [], turnUrls: [], turnSecret: "" });
    expect(readSettings({})).toMatchObject({ limited: true, riskCheck: "on", trustedHops: 1, appCheck: false });
    expect(readSettings({ THODU_RISK_CHECK: "shadow" }).riskCheck).toBe("shadow");
    expect(readSettings({ THODU_LIMITS: "off", THODU_TRUSTED_HOPS: "2", THODU_APP_CHECK: "on" })).toMatchObject({
      limited: false,
      trustedHops: 2,
      appCheck: true,
    });
  });

  it("name the ICE servers, separated by commas", () => {
    const { meeting } = readSettings({
      THODU_STUN_URLS: "stun:a:3478, stuns:b:5349",
      THODU_TURN_URLS: "turn:c:3478?transport=udp",
      THODU_TURN_SECRET: SECRET,
    });
    expect(meeting).toEqual({
      stunUrls: ["stun:a:3478", "stuns:b:5349"],
      turnUrls: ["turn:c:3478?transport=udp"],
      turnSecret: SECRET,
    });
  });

  it("send e-mails only if there is a mail server", () => {
    expect(readSettings({}).mail).toBeNull();
    expect(
      readSettings({
        THODU_SMTP_HOST: "mail.thodu.example",
        THODU_SMTP_FROM: "Thodu <care@thodu.example>",
        THODU_SITE: "https://thodu.example",
      }).mail,
    ).toEqual({
      host: "mail.thodu.example",
      port: 587,
      user: "",
      password: "",
      from: "Thodu <care@thodu.example>",
      site: "https://thodu.example",
    });
  });

  it("let browsers subscribe to push only with the VAPID keys", () => {
    expect(readSettings({}).pushKeys).toBeNull();
    const key = "B".repeat(87);
    expect(readSettings({ THODU_PUSH_KEY: key, THODU_PUSH_SENDER: "123456" }).pushKeys).toEqual({
      key,
      sender: "123456",
    });
  });

  test.each([
    [{ THODU_SMTP_HOST: "mail.thodu.example", THODU_SITE: "https://thodu.example" }, "THODU_SMTP_FROM"],
    [{ THODU_SMTP_HOST: "mail.thodu.example", THODU_SMTP_FROM: "care@thodu.example" }, "THODU_SITE"],
    [{ THODU_PUSH_KEY: "B".repeat(87) }, "THODU_PUSH_SENDER"],
    [{ THODU_PUSH_KEY: "short", THODU_PUSH_SENDER: "1" }, "THODU_PUSH_KEY"],
    [{ THODU_SMTP_HOST: "smtp://mail" }, "THODU_SMTP_HOST"],
    [{ THODU_SMTP_FROM: "Thodu\r\nBcc: all@thodu.example" }, "THODU_SMTP_FROM"],
    [{ THODU_SITE: "https://thodu.example/" }, "THODU_SITE"],
    [{ THODU_STUN_URLS: "https://a" }, "THODU_STUN_URLS"],
    [{ THODU_TURN_URLS: "stun:a", THODU_TURN_SECRET: SECRET }, "THODU_TURN_URLS"],
    [{ THODU_TURN_URLS: "turn:a" }, "THODU_TURN_SECRET"],
    [{ THODU_TURN_URLS: "turn:a", THODU_TURN_SECRET: "short" }, "THODU_TURN_SECRET"],
    [{ THODU_MESSAGES_PER_MINUTE: "0" }, "THODU_MESSAGES_PER_MINUTE"],
    [{ THODU_LIMITS: "yes" }, "THODU_LIMITS"],
    [{ THODU_RISK_CHECK: "off" }, "THODU_RISK_CHECK"],
    [{ THODU_TRUSTED_HOPS: "0" }, "THODU_TRUSTED_HOPS"],
    [{ THODU_APP_CHECK: "true" }, "THODU_APP_CHECK"],
  ])("%j stops the start and names %s", (env, name) => {
    expect(() => readSettings(env)).toThrow(name);
  });
});
