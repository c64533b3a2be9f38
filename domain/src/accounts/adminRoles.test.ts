import { describe, expect, it } from "vitest";
import { adminRolesOf, commonRoles, hasRole } from "./adminRoles";

describe("the admin roles in claims", () => {
  it.each([
    [{ admin: true }, ["admin"]],
    [{ admin: true, money: true }, ["admin"]],
    [{ admin: false, safety: true }, ["safety"]],
    [{ admin: false, money: true }, ["money"]],
    [{ admin: false, safety: true, money: true }, ["safety", "money"]],
    [{ admin: false }, []],
  ])("of %j are %j", (claims, roles) => {
    expect(adminRolesOf(claims)).toEqual(roles);
  });
});

it.each([
  [["admin"], "money", true],
  [["admin"], "safety", true],
  [["money"], "money", true],
  [["money"], "safety", false],
  [["safety"], "admin", false],
  [[], "money", false],
] as const)("%j have %s: %s", (roles, asked, expected) => {
  expect(hasRole(roles, asked)).toBe(expected);
});

it.each([
  [["admin"], ["admin"], ["admin"]],
  [["admin"], ["money"], ["money"]],
  [["admin"], [], []],
  [["money"], ["admin"], ["money"]],
  [["money"], ["safety"], []],
  [["safety", "money"], ["money"], ["money"]],
] as const)("of noted %j, with claims for %j, stays %j", (noted, given, left) => {
  expect(commonRoles(noted, given)).toEqual(left);
});
