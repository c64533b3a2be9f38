import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { RELAY_CREDENTIAL_MS, RELAY_RENEWAL_MS } from "@thodu/domain/calls/relay";
import { MINUTE } from "@thodu/domain/time";
import { IceServers } from "./meeting";

const NOW = Date.UTC(2026, 0, 15, 6, 30);
const MINE = { callId: "call-1", uid: "asha" };
const none = { stunUrls: [], turnUrls: [], turnSecret: "" };
const relay = { stunUrls: ["stun:a:3478"], turnUrls: ["turns:b:5349"], turnSecret: "a secret of this test" };

describe("the ICE servers by which two browsers connect", () => {
  it("are none without settings, and STUN alone without a relay", () => {
    expect(new IceServers(none).servers(MINE, NOW)).toEqual({ iceServers: [], relayOnly: false });
    expect(new IceServers({ ...none, stunUrls: ["stun:a:3478"] }).servers(MINE, NOW)).toEqual({
      iceServers: [{ urls: ["stun:a:3478"] }],
      relayOnly: false,
    });
  });

  it("are the relay alone if there is one, with credentials that expire within minutes", () => {
    const { iceServers, relayOnly } = new IceServers(relay).servers(MINE, NOW);
    const [{ username = "", credential, urls } = { urls: [] }] = iceServers;
    expect(relayOnly).toBe(true);
    expect(urls).toEqual(["turns:b:5349"]);
    expect(credential).toBe(createHmac("sha1", relay.turnSecret).update(username).digest("base64"));
    expect(Number(username.split(":")[0]) * 1_000 - NOW).toBe(RELAY_CREDENTIAL_MS);
    expect(RELAY_CREDENTIAL_MS).toBeLessThanOrEqual(15 * MINUTE);
    expect(RELAY_RENEWAL_MS).toBeLessThan(RELAY_CREDENTIAL_MS / 2);
  });

  it("name each side of each call differently, by a name that doesn't identify the person", () => {
    const nameOf = (of: typeof MINE, secret = relay.turnSecret): string | undefined =>
      new IceServers({ ...relay, turnSecret: secret }).servers(of, NOW).iceServers[0]?.username?.split(":")[1];
    const names = [
      nameOf(MINE),
      nameOf({ ...MINE, uid: "meera" }),
      nameOf({ ...MINE, callId: "call-2" }),
      nameOf(MINE, "another secret of this test"),
    ];
    expect(new Set(names).size).toBe(4);
    expect(nameOf(MINE)).toBe(names[0]);
    for (const name of names) expect(name).toMatch(/^[\w-]{16}$/);
  });
});
