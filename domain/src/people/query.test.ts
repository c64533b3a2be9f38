import { expect, it } from "vitest";
import { isAboutMoney, readPeopleQuery } from "./query";

it.each([
  [" Asha@People.Example ", { by: "email", email: "asha@people.example" }, false],
  ["calm  LOTUS 123", { by: "alias", alias: "Calm Lotus 123" }, false],
  ["Calm Lotus", { by: "nothing" }, false],
  ["..", { by: "nothing" }, false],
  ["__name__", { by: "nothing" }, false],
  ["users/asha", { by: "nothing" }, false],
  ["order_LbwWq7q4eJx1Aa", { by: "order", id: "order_LbwWq7q4eJx1Aa" }, true],
  ["pay_LbwWq7q4eJx1Aa", { by: "payment", id: "pay_LbwWq7q4eJx1Aa" }, true],
  ["sub_LbwWq7q4eJx1Aa", { by: "subscription", id: "sub_LbwWq7q4eJx1Aa" }, true],
  ["disp_LbwWq7q4eJx1Aa", { by: "dispute", id: "disp_LbwWq7q4eJx1Aa" }, true],
  [" q4ej-x1aa ", { by: "reference", reference: "Q4EJ-X1AA" }, true],
  ["pay_", { by: "uid", uid: "pay_" }, false],
  ["constructor_1", { by: "uid", uid: "constructor_1" }, false],
  ["Zk3J9aPq", { by: "reference", reference: "ZK3J-9APQ" }, true],
  ["Zk3J9aPqR", { by: "uid", uid: "Zk3J9aPqR" }, false],
])("%j is read as %j", (typed, query, money) => {
  expect(readPeopleQuery(typed)).toEqual(query);
  expect(isAboutMoney(readPeopleQuery(typed))).toBe(money);
});
