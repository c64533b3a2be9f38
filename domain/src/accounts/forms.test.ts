import { describe, expect, it, test } from "vitest";
import { emailAddress, loginForm, passwordChangeForm, personName, signupForm, volunteerSignupForm } from "./forms";

/** An address of exactly `length` characters whose parts keep to their limits (RFC 5321: 64, and 63 for a label). */
function addressOf(length: number): string {
  const local = "a".repeat(64);
  const labels = "b"
    .repeat(length - local.length - "@.example".length)
    .replace(/b{60}(?=b)/g, (part) => `${part.slice(1)}.`);
  return `${local}@${labels}.example`;
}

interface Schema {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: {
      readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
    };
  };
}

/** The path and message of each error; empty if the value is accepted. */
const complaints = (schema: Schema, value: unknown): readonly string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) ?? [];
const fields = (schema: Schema, value: unknown): readonly string[] =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join(".")) ?? [];

describe("an e-mail address", () => {
  test.each([
    ["asha@example.com", "asha@example.com"],
    ["  asha@example.com\n", "asha@example.com"],
    ["Asha.K+thodu@Example.CO.IN", "Asha.K+thodu@Example.CO.IN"],
    ["o'neil_1-2@sub.example.org", "o'neil_1-2@sub.example.org"],
    [addressOf(254), addressOf(254)],
    [` ${addressOf(254)} `, addressOf(254)],
  ])("%j is read as %j", (written, taken) => {
    expect(emailAddress.parse(written)).toBe(taken);
  });

  test("has at most 254 characters", () => {
    expect(addressOf(254)).toHaveLength(254);
    expect(addressOf(255)).toHaveLength(255);
  });

  test.each([
    "",
    " ",
    "asha",
    "asha@",
    "@example.com",
    "asha@example",
    "asha example@example.com",
    "asha@exam ple.com",
    "asha@@example.com",
    "a@b@example.com",
    ".asha@example.com",
    "asha.@example.com",
    "as..ha@example.com",
    "asha@-example.com",
    "asha@example..com",
    "asha@.example.com",
    "asha@example.com.",
    "asha@[127.0.0.1]",
    "asha@example.com\u0000",
    "as\u0000ha@example.com",
    "asha\u200B@example.com",
    "asha@example.com,ravi@example.com",
    "Asha <asha@example.com>",
    "asha@example.com\r\nBcc: ravi@example.com",
    "mailto:asha@example.com",
    "<script>@example.com",
    "asha@\uD83D.com",
    addressOf(255),
    `${"a".repeat(100_000)}@`,
    `a@${"a.".repeat(100_000)}`,
  ])("%.40j is invalid", (written) => {
    expect(emailAddress.safeParse(written).success).toBe(false);
  });

  test.each([null, undefined, 1, {}, ["asha@example.com"]])("%j is invalid", (value) => {
    expect(emailAddress.safeParse(value).success).toBe(false);
  });
});

describe("a name", () => {
  test.each(["A", "ఆశా", "Nguyễn Thị", "D'Souza", "x".repeat(100)])("%s", (name) => {
    expect(personName.parse(` ${name} `)).toBe(name);
  });

  test.each(["", "  ", "\u200B", "x".repeat(101), "A\u0000", "A\uD83D"])("%.20j is invalid", (name) => {
    expect(personName.safeParse(name).success).toBe(false);
  });
});

describe("logging in", () => {
  const form = { email: "asha@example.com", password: " pass word " };

  it("accepts an e-mail and a password, which is kept unchanged", () => {
    expect(loginForm.parse({ ...form, email: " asha@example.com " })).toEqual(form);
    expect(loginForm.parse({ ...form, password: " " })).toEqual({ ...form, password: " " });
  });

  test.each([
    [{ ...form, email: "" }, ["email"]],
    [{ ...form, email: "asha" }, ["email"]],
    [{ ...form, password: "" }, ["password"]],
    [{ email: "asha", password: "" }, ["email", "password"]],
    [{}, ["email", "password"]],
    [null, [""]],
  ])("with %j complains of %j", (value, expected) => {
    expect([...new Set(fields(loginForm, value))]).toEqual(expected);
  });
});

describe("signing up", () => {
  const form = { fullName: "Asha K", email: "asha@example.com", password: "x", confirmPassword: "x" };

  it("requires all four fields, and has no rule for the length of the password (spec section 5)", () => {
    expect(signupForm.parse({ ...form, fullName: " Asha K " })).toEqual(form);
  });

  it("reports at the confirmation that the passwords differ", () => {
    for (const confirmPassword of ["y", "X", "x ", " x", "xx"]) {
      expect(complaints(signupForm, { ...form, confirmPassword })).toEqual(["confirmPassword: passwords-differ"]);
    }
  });

  test.each(["fullName", "email", "password", "confirmPassword"])("%s is required", (field) => {
    expect(fields(signupForm, { ...form, [field]: "" })).toContain(field);
    expect(fields(signupForm, { ...form, [field]: undefined })).toContain(field);
  });

  it("compares passwords unchanged, without normalising Unicode", () => {
    expect(fields(signupForm, { ...form, password: "caf\u00E9", confirmPassword: "cafe\u0301" })).toEqual([
      "confirmPassword",
    ]);
  });
});

describe("signing up as a volunteer", () => {
  it("requires an e-mail and a password, without another rule (spec section 5)", () => {
    const form = { email: "meera@example.com", password: "x" };
    expect(volunteerSignupForm.parse(form)).toEqual(form);
    expect(fields(volunteerSignupForm, { email: "meera", password: "" })).toEqual(["email", "password"]);
  });
});

describe("changing the password", () => {
  const form = { currentPassword: "old", newPassword: "new", confirmPassword: "new" };

  it("requires the current password, and the new one twice", () => {
    expect(passwordChangeForm.parse(form)).toEqual(form);
    expect(complaints(passwordChangeForm, { ...form, confirmPassword: "now" })).toEqual([
      "confirmPassword: passwords-differ",
    ]);
    expect(complaints(passwordChangeForm, { ...form, newPassword: "old" })).toEqual([
      "confirmPassword: passwords-differ",
    ]);
  });

  test.each(["currentPassword", "newPassword", "confirmPassword"])("%s is required", (field) => {
    expect(fields(passwordChangeForm, { ...form, [field]: "" })).toContain(field);
  });
});
