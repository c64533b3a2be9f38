import { expect, it } from "vitest";
import { answerLinkIn } from "./answer";

const SIGNATURE = "aB-_9".repeat(8) + "xyz";

it("reads the link of an e-mail", () => {
  expect(answerLinkIn(`#one-1.${SIGNATURE}.keep`)).toEqual({
    appointmentId: "one-1",
    signature: SIGNATURE,
    wish: "keep",
  });
  expect(answerLinkIn(`#one-1.${SIGNATURE}.not-me`)).toMatchObject({ wish: "not-me" });
});

it.each([
  "",
  "#",
  `#one.${SIGNATURE}`,
  `#one.${SIGNATURE}x.keep`,
  `#one.${SIGNATURE}.other`,
  `#o/ne.${SIGNATURE}.keep`,
])("finds none in %s", (hash) => {
  expect(answerLinkIn(hash)).toBeNull();
});
