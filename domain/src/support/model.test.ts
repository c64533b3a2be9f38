import { expect, it, test } from "vitest";
import { NOON, storedInstant } from "../../../tests/support/domain";
import { feedback, supportRequest } from "./model";

const said = { userId: "asha", text: "It helped.", locale: "te", createdAt: storedInstant(NOON) };
const question = { ...said, status: "answered", reply: "Good.", repliedAt: storedInstant(NOON) };

it("reads feedback, and a question with or without its answer", () => {
  expect(feedback.parse(said)).toEqual({ ...said, createdAt: NOON });
  expect(supportRequest.parse(question)).toEqual({ ...question, createdAt: NOON, repliedAt: NOON });
  expect(supportRequest.parse({ ...question, status: "open", reply: null, repliedAt: null })).toMatchObject({
    status: "open",
    reply: null,
  });
});

test.each([{ userId: undefined }, { locale: "fr" }, { status: "lost" }, { reply: undefined }, { createdAt: 0 }])(
  "refuses a question with %j",
  (change) => {
    expect(supportRequest.safeParse({ ...question, ...change }).success).toBe(false);
  },
);
