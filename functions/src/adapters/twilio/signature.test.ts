import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { isSignedBy, signatureOf } from "./signature";

/** From Twilio's own documentation. */
const url = "https://mycompany.com/myapp.php?foo=1&bar=2";
const form = new URLSearchParams({
  CallSid: "CA1234567890ABCDE",
  Digits: "1234",
  From: "+14158675309",
  To: "+18005551212",
  Caller: "+14158675309",
});
const good = "RSOYDt4T1cUTdK1PDd93/VVr8B8=";

describe("a signature of Twilio", () => {
  it("matches the example of Twilio's documentation", () => {
    expect(isSignedBy(url, form, good, ["12345"])).toBe(true);
  });

  it("is also valid with the previous token", () => {
    expect(isSignedBy(url, form, good, ["new", "12345"])).toBe(true);
    expect(isSignedBy(url, form, good, ["12345", "old"])).toBe(true);
  });

  it("is valid for its address, its fields and its token alone", () => {
    const more = new URLSearchParams([...form, ["Extra", "1"]]);
    expect(isSignedBy(`${url}&baz=3`, form, good, ["12345"])).toBe(false);
    expect(isSignedBy(url, more, good, ["12345"])).toBe(false);
    expect(isSignedBy(url, form, good, ["another"])).toBe(false);
    expect(isSignedBy(url, form, good, [])).toBe(false);
  });

  test.each(["", " ", `${good}\n`, good.slice(1), good.toLowerCase(), "é".repeat(28), `${"A".repeat(27)}=`])(
    "is never %j",
    (signature) => {
      expect(isSignedBy(url, form, signature, ["12345"])).toBe(false);
    },
  );

  it("needs a token", () => {
    expect(() => isSignedBy(url, form, good, [""])).toThrow(RangeError);
  });

  it("does not depend on the order of the fields, nor on repeated ones", () => {
    const field = fc.tuple(fc.string({ minLength: 1 }), fc.string());
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        const signature = signatureOf(url, new URLSearchParams(fields), "token");
        const turned = new URLSearchParams([...fields, ...fields].toReversed());
        expect(isSignedBy(url, turned, signature, ["token"])).toBe(true);
        const other = new URLSearchParams([...fields, ["CallStatus", "more"]]);
        expect(isSignedBy(url, other, signature, ["token"])).toBe(
          fields.some(([name, value]) => name === "CallStatus" && value === "more"),
        );
      }),
    );
  });
});
