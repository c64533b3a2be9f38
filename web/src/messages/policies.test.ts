import { describe, expect, it, test } from "vitest";
import * as en from "./en/policies";
import * as hi from "./hi/policies";
import * as te from "./te/policies";

const said = ({ privacy }: { readonly privacy: en.PolicyWords }): string =>
  [privacy.intro, ...privacy.sections.flatMap(({ text }) => text)].join("\n");

describe.each([
  ["en", said(en)],
  ["te", said(te)],
  ["hi", said(hi)],
])("the privacy policy in %s", (_, policy) => {
  test.each(["Firebase", "Razorpay", "Twilio", "reCAPTCHA"])("names %s, which gets or sees something", (name) => {
    expect(policy).toContain(name);
  });
});

describe("the privacy policy", () => {
  test.each([
    ["the account", "in the United States"],
    ["the device", "the code by which it is reached"],
    ["an address left for a turn", "the email you leave"],
    ["the level of risk", "may be in danger"],
    ["what Razorpay gets", "gets your name and email"],
  ])("tells of %s", (_, words) => {
    expect(said(en)).toContain(words);
  });

  it("does not say that everything is stored in India, nor that no script is another company’s", () => {
    expect(said(en)).not.toContain("The data is stored with Google Firebase, in India");
    expect(said(en)).not.toContain("no scripts from other companies");
  });
});
