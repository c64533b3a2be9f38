import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { forwardedAddress, networkOf } from "./network";

describe("networkOf", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["8.8.8.8", "8.8.8.8"],
    ["172.15.0.1", "172.15.0.1"],
    ["172.32.0.1", "172.32.0.1"],
    ["100.63.0.1", "100.63.0.1"],
    ["100.128.0.1", "100.128.0.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:2::", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::ffff:cb00:7109", "203.0.113.9"],
    ["2001:db8:1:2:3:4:203.0.113.9", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::1%eth0", "2001:db8:1:2::/64"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each([
    "127.0.0.1",
    "127.9.9.9",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "100.127.255.255",
    "169.254.1.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "fe80::1",
    "febf::1",
    "fc00::1",
    "fd12:3456::1",
  ])("of %s is null: no stranger comes from there", (address) => {
    expect(networkOf(address)).toBeNull();
  });

  test.each([
    "",
    " ",
    "unknown",
    "localhost",
    "203.0.113",
    "203.0.113.256",
    "203.0.113.9.1",
    "1:2:3",
    "1::2::3",
    "1:2:3:4:5:6:7:8:9",
    "1:2:3:4:5:6:7::8:9",
    "12345::",
    "g::1",
    "203.0.113.9:443",
    "::ffff:1.2.3.256",
    ":::",
    "1:2:3:4:5:6:7:8::",
  ])("of %j is null: it is no address", (address) => {
    expect(networkOf(address)).toBeNull();
  });

  it("is the same for all that share 64 bits, however they are written", () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const spelling = fc.constantFrom<(value: number) => string>(
      (value) => value.toString(16),
      (value) => value.toString(16).toUpperCase(),
      (value) => value.toString(16).padStart(4, "0"),
    );
    const tail = fc.tuple(group, group, group, group);
    fc.assert(
      fc.property(
        fc.tuple(group, group, group),
        tail,
        tail,
        spelling,
        spelling,
        ([b, c, d], one, other, spell, respell) => {
          const write = (groups: readonly number[], by: (value: number) => string): string =>
            [0x2001, b, c, d, ...groups].map(by).join(":");
          expect(networkOf(write(one, spell))).toBe(networkOf(write(other, respell)));
          expect(networkOf(write(one, spell))).not.toBeNull();
        },
      ),
    );
  });

  it("accepts any text without throwing", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6(), fc.ipV4Extended()), (text) => void networkOf(text)),
    );
    fc.assert(fc.property(fc.ipV4(), (text) => [null, text].includes(networkOf(text))));
  });
});

describe("forwardedAddress", () => {
  test.each([
    ["203.0.113.9", 1, "203.0.113.9"],
    ["1.1.1.1, 203.0.113.9", 1, "203.0.113.9"],
    ["1.1.1.1,203.0.113.9,10.0.0.1", 2, "203.0.113.9"],
    ["203.0.113.9", 2, null],
    [undefined, 1, null],
    ["", 1, ""],
  ])("of %j with %i of our own proxies is %j", (header, hops, address) => {
    expect(forwardedAddress(header, hops)).toBe(address);
  });

  it("can’t be changed by what a client sends", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (claims) => {
        expect(forwardedAddress([...claims, " 203.0.113.9"].join(","), 1)).toBe("203.0.113.9");
      }),
    );
  });
});
