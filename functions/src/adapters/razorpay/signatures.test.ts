import { createHmac } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isSigned } from "./signatures";

const sign = (content: string | Uint8Array, secret: string): string =>
  createHmac("sha256", secret).update(content).digest("hex");
const good = sign("order_1|pay_1", "secret");

describe("a signature", () => {
  it("is that of the content under the secret", () => {
    expect(isSigned("order_1|pay_1", good, ["secret"])).toBe(true);
    expect(isSigned("order_1|pay_2", good, ["secret"])).toBe(false);
    expect(isSigned("order_1|pay_1", good, ["another"])).toBe(false);
  });

  it("is also valid with the previous secret, whichever of the two is listed first", () => {
    expect(isSigned("order_1|pay_1", good, ["new", "secret"])).toBe(true);
    expect(isSigned("order_1|pay_1", good, ["secret", "old"])).toBe(true);
  });

  test.each([
    "",
    " ",
    good.toUpperCase(),
    good.slice(1),
    `${good}0`,
    ` ${good}`,
    `${good}\n`,
    `0x${good.slice(2)}`,
    "g".repeat(64),
    "é".repeat(64),
    "0".repeat(64),
  ])("is never %j", (signature) => {
    expect(isSigned("order_1|pay_1", signature, ["secret"])).toBe(false);
  });

  it("needs a secret", () => {
    expect(isSigned("order_1|pay_1", sign("order_1|pay_1", ""), [])).toBe(false);
    expect(() => isSigned("order_1|pay_1", sign("order_1|pay_1", ""), [""])).toThrow(RangeError);
  });

  it("is valid for exactly the signed bytes, whatever they are", () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.uint8Array(), (body, other) => {
        const signature = sign(body, "secret");
        expect(isSigned(body, signature, ["secret"])).toBe(true);
        expect(isSigned(other, signature, ["secret"])).toBe(Buffer.compare(body, other) === 0);
      }),
    );
  });

  it("is invalid if any digit is changed", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 63 }), fc.integer({ min: 1, max: 15 }), (at, by) => {
        const digit = ((Number.parseInt(good.charAt(at), 16) + by) % 16).toString(16);
        expect(isSigned("order_1|pay_1", good.slice(0, at) + digit + good.slice(at + 1), ["secret"])).toBe(false);
      }),
    );
  });
});
