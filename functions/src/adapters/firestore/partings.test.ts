import { expect, it } from "vitest";
import { Partings } from "./partings";

const pair = { customerId: "asha", uid: "meera" };
const path = new Partings("one secret").path(pair);

it("names a pair by a hash that can't be made without the secret and doesn't show the two", () => {
  expect(path).toMatch(/^partings\/[\w-]{43}$/);
  expect(new Partings("one secret").path(pair)).toBe(path);
  expect(new Partings("another secret").path(pair)).not.toBe(path);
});

it("has a different hash for each two people, and for each side", () => {
  const others = [
    { customerId: "meera", uid: "asha" },
    { customerId: "asha", uid: "ravi" },
    { customerId: "ash", uid: "ameera" },
  ];
  expect(new Set([path, ...others.map((each) => new Partings("one secret").path(each))]).size).toBe(4);
});
