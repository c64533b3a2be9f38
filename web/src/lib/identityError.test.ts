import { describe, expect, it } from "vitest";
import { codeOf, fieldOfEmailChange, identityWords, isWrongPassword } from "./identityError";

const refusal = (code: string, message: string): Error => Object.assign(new Error(message), { code });

describe("identityWords", () => {
  it.each([
    [
      refusal("auth/weak-password", "Firebase: Password should be at least 6 characters (auth/weak-password)."),
      "Password should be at least 6 characters",
    ],
    [refusal("auth/email-already-in-use", "anything"), "The email address is already in use by another account."],
    [refusal("auth/odd", "Firebase: This is odd. (auth/odd)."), "This is odd."],
    [refusal("auth/odd", "Firebase: Error (auth/odd)."), "Something went wrong. Please try again later."],
    [
      new TypeError("Failed to fetch dynamically imported module: https://thodu.example/assets/sign.js"),
      "No connection right now. Please check it and try again.",
    ],
    [
      refusal("auth/network-request-failed", "Firebase: A network error (such as timeout, …) has occurred."),
      "No connection right now. Please check it and try again.",
    ],
    ["not an error", "Something went wrong. Please try again later."],
  ])("says %s as %s", (error, words) => {
    expect(identityWords(error)).toBe(words);
  });

  it("recognises a wrong password by each of its codes", () => {
    const codes = ["wrong-password", "invalid-credential", "invalid-login-credentials", "weak-password"];
    expect(codes.map((code) => isWrongPassword(refusal(`auth/${code}`, "anything")))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ["auth/invalid-credential", "currentPassword"],
    ["auth/invalid-new-email", "email"],
    ["auth/invalid-email", "email"],
    ["auth/email-already-in-use", "email"],
    ["auth/network-request-failed", undefined],
    ["auth/too-many-requests", undefined],
  ])("puts %s of a change of e-mail under %s", (code, field) => {
    expect(fieldOfEmailChange(refusal(code, "anything"))).toBe(field);
  });

  it("reads no code if there is none", () => {
    expect([codeOf(null), codeOf({ code: 7 }), codeOf("auth/odd")]).toEqual(["", "", ""]);
  });
});
