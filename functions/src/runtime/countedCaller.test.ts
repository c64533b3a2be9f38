import { describe, expect, it, test } from "vitest";
import { callerOf } from "./countedCaller";

const token = (provider: string) => ({ auth_time: 1_700_000_000, firebase: { sign_in_provider: provider } });
const from = (forwarded: string | readonly string[] | undefined, hops = 1) =>
  callerOf({ uid: "asha", token: token("password") }, { headers: { "x-forwarded-for": forwarded } }, hops).network;

describe("callerOf", () => {
  it("knows when a guest account was made", () => {
    expect(callerOf({ uid: "asha", token: token("anonymous") }, {}, 1)).toEqual({
      uid: "asha",
      guestSince: 1_700_000_000_000,
      network: null,
    });
    for (const other of [token("password"), {}, null, "a token"])
      expect(callerOf({ uid: "asha", token: other }, {}, 1).guestSince).toBeNull();
  });

  test.each([
    ["203.0.113.9", 1, "203.0.113.9"],
    ["203.0.113.7, 203.0.113.9", 1, "203.0.113.9"],
    ["203.0.113.7, 203.0.113.9", 2, "203.0.113.7"],
    [["203.0.113.7", "203.0.113.9"], 1, "203.0.113.9"],
    ["127.0.0.1", 1, null],
    [undefined, 1, null],
  ])("of %j behind %i hops comes from %j", (forwarded, hops, network) => {
    expect(from(forwarded, hops)).toBe(network);
  });
});
