import { describe, expect, it } from "vitest";
import { account, identity, PASSWORD } from "../support/people";

const UNKNOWN = "nobody@people.example";

/** What a stranger reads in the answer to a question about `email`, without the address that they sent. */
async function answerTo(method: string, email: string, body: object): Promise<unknown> {
  const response = await identity(method, { email, ...body });
  const said = (await response.text()).replaceAll(email, "ADDRESS");
  const answer: unknown = JSON.parse(said, (name, value: unknown) => (name === "sessionId" ? undefined : value));
  return { status: response.status, answer };
}

describe("an address with an account and one without get the same answer", () => {
  it.each([
    ["signInWithPassword", { password: `not ${PASSWORD}` }],
    ["sendOobCode", { requestType: "PASSWORD_RESET" }],
    ["createAuthUri", { continueUri: "http://localhost", identifier: "" }],
  ])("by %s", async (method, body) => {
    const { email } = await account();
    const of = (address: string) =>
      answerTo(method, address, "identifier" in body ? { ...body, identifier: address } : body);
    expect(await of(email)).toEqual(await of(UNKNOWN));
  });
});
