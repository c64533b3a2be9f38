import { expect, it } from "vitest";
import { phoneLink } from "./phoneLink";

it("a number is called without the punctuation in it", () => {
  expect(phoneLink("+91 (40) 4000-0001")).toBe("tel:+914040000001");
});
