import { expect, it } from "vitest";
import { Partings } from "./partings";

const pair = { customerId: "asha", uid: "meera" };
const path = new Partings("one secret").path(pair);

it("names a pair by a hash that nobody makes without the secret, and that names nobody", () => {
  expect(path).toMatch(/^partings\/[\w-]{43}$/);
  expect(new Partings("one secret").path(pair)).toBe(path);
  expect(new Partings("another secret").path(pair)).not.toBe(path);
});

it("is another for each two, and for each side", () => {
  const others = [
    { customerId: "meera", uid: "asha" },
    { customerId: "asha", uid: "ravi" },
    { customerId: "ash", uid: "ameera" },
  ];
  expect(new Set([path, ...others.map((each) => new Partings("one secret").path(each))]).size).toBe(4);
});
