import { expect, it } from "vitest";
import { attemptEnded, attemptId } from "./attempt";

it("is one id for the same words until the server has them", () => {
  const first = attemptId("form", "Hello");
  expect(attemptId("form", "Hello")).toBe(first);
  expect(attemptId("other form", "Hello")).not.toBe(first);
  const changed = attemptId("form", "Hello!");
  expect(changed).not.toBe(first);
  attemptEnded("form");
  expect(attemptId("form", "Hello!")).not.toBe(changed);
});
