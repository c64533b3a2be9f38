import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { mailboxOf } from "./email";

describe("mailboxOf", () => {
  test.each([
    ["Asha.Rao@Gmail.com", "asharao@gmail.com"],
    ["asharao+one@gmail.com", "asharao@gmail.com"],
    ["a.s.h.a.rao+x+y@googlemail.com", "asharao@gmail.com"],
    ["Asha.Rao+clinic@outlook.com", "asha.rao@outlook.com"],
    ["asha+work@company.example", "asha@company.example"],
    ["a.sha+work+x@company.example", "a.sha@company.example"],
    ["+work@company.example", "+work@company.example"],
    ["asha@pm.me", "asha@proton.me"],
    [" ASHA@EXAMPLE.ORG ", "asha@example.org"],
  ])("%s is %s", (written, mailbox) => {
    expect(mailboxOf(written)).toBe(mailbox);
  });

  it("gives the same mailbox when applied again", () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => mailboxOf(mailboxOf(email)) === mailboxOf(email)));
  });
});
