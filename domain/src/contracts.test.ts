import { describe, expect, it, test } from "vitest";
import { accepts, taken } from "../../tests/support/contracts";
import { contracts, sharedReasons, type CallableName } from "./contracts";
import { refusals } from "./errors";
import { permissions } from "./permissions";
import { GOOD, OPTIONAL } from "../../tests/support/contractFacts";
import { FACTS } from "../../tests/support/contractRefusals";

/** What a listener may leave empty when they set their on-call times. */
const emptyWish: Readonly<Record<string, string>> = { number: "null", windows: "[]", quiet: "null", languages: "{}" };

const isName = (name: string): name is CallableName => Object.hasOwn(contracts, name);
const names: readonly CallableName[] = Object.keys(contracts).filter(isName);

const fieldsOf = (name: CallableName): readonly string[] => Object.keys(GOOD[name]);
const isOptional = (name: CallableName, field: string): boolean => OPTIONAL[name].includes(field);
const without = (name: CallableName, field: string): unknown =>
  Object.fromEntries(Object.entries(GOOD[name]).filter(([key]) => key !== field));

const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: inner }), "deep");
const nestedArray = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>((inner) => [inner], "deep");
/** The good input as JSON, with one more member, written first or last. */
const withMember = (name: CallableName, member: string, last = true): unknown => {
  const members = JSON.stringify(GOOD[name]).slice(1, -1);
  const both = (last ? [members, member] : [member, members]).filter((each) => each !== "");
  return JSON.parse(`{${both.join(",")}}`);
};

it("is tested for every callable", () => {
  expect(Object.keys(GOOD).sort()).toEqual([...names].sort());
});

describe.each(names)("%s", (name) => {
  it("accepts good input unchanged, and its own output again", () => {
    expect(taken(name, GOOD[name])).toEqual(GOOD[name]);
    expect(taken(name, taken(name, GOOD[name]))).toEqual(GOOD[name]);
  });

  it("accepts the least input that it needs", () => {
    const least = Object.fromEntries(Object.entries(GOOD[name]).filter(([field]) => !isOptional(name, field)));
    expect(taken(name, least)).toEqual(least);
  });

  test.each([
    ["nothing", undefined],
    ["null", null],
    ["an array", []],
    ["an array with a good input", [GOOD[name]]],
    ["a number", 7],
    ["not a number", Number.NaN],
    ["a string", "asha"],
    ["JSON in a string", JSON.stringify(GOOD[name])],
    ["true", true],
    ["a function", () => GOOD[name]],
    ["50 objects deep", nested(50)],
    ["50 arrays deep", nestedArray(50)],
  ])("refuses %s", (_, input) => {
    expect(accepts(name, input)).toBe(false);
  });

  test.each([
    ["an unknown key", '"extra":1'],
    ["an unknown key without a value", '"extra":null'],
    ["an empty key", '"":1'],
    ["an unknown key 50 deep", `"extra":${JSON.stringify(nested(50))}`],
    ["a uid of its own choice", '"callerUid":"ravi"'],
    ["a role", '"admin":true'],
    ["a count", '"ownMessageCount":0'],
    ["a time of the client", '"timestamp":0'],
    ["@type", '"@type":"type.googleapis.com/google.protobuf.Int64Value"'],
    ["__proto__", '"__proto__":{"admin":true}'],
    ["constructor", '"constructor":{"prototype":{"admin":true}}'],
    ["toString", '"toString":"x"'],
  ])("refuses %s, wherever it stands", (_, member) => {
    expect(accepts(name, withMember(name, member))).toBe(false);
    expect(accepts(name, withMember(name, member, false))).toBe(false);
    expect(Object.hasOwn(Object.prototype, "admin")).toBe(false);
  });

  test.each(fieldsOf(name))("%s: refuses what is missing or of another type", (field) => {
    expect(accepts(name, without(name, field))).toBe(isOptional(name, field));
    const wrong: readonly unknown[] = [
      null,
      {},
      [],
      [GOOD],
      0,
      -1,
      1.5,
      Number.NaN,
      "",
      " ",
      nested(50),
      { $ne: null },
      { toString: "x" },
    ];
    if (!["takeOver", "on", "active", "block", "stands", "agreed", "inDanger", "checks", "beat"].includes(field))
      expect(accepts(name, { ...GOOD[name], [field]: true })).toBe(false);
    // An applicant may remove what they said of themselves, or not have written it yet.
    const meant = (value: unknown): boolean =>
      (name === "applyAsVolunteer" && value === "") ||
      (name === "sendApplication" && field === "experience" && value === "") ||
      (name === "saveApplication" && JSON.stringify(value) === (field === "languages" ? "[]" : '""')) ||
      ((name === "tellMe" || name === "askLaterTime") && value === null) ||
      (name === "assignAppointment" && field === "meeting" && value === null) ||
      (name === "setOnCall" && emptyWish[field] === JSON.stringify(value));
    const accepted = wrong.filter((value) => !meant(value) && accepts(name, { ...GOOD[name], [field]: value }));
    expect(accepted).toEqual([]);
  });

  it("declares an action of the permission table, and its refusals", () => {
    const { action, reasons } = contracts[name];
    expect({ action, reasons: [...reasons].sort() }).toEqual(FACTS[name]);
    expect(Object.keys(permissions)).toContain(action);
    for (const reason of reasons) expect(Object.keys(refusals)).toContain(reason);
    for (const reason of reasons) expect(sharedReasons).not.toContain(reason);
  });
});

test("the refusals that all callables share", () => {
  expect([...sharedReasons].sort()).toEqual([
    "BUSY",
    "INTERNAL",
    "INVALID_INPUT",
    "NOT_PERMITTED",
    "RATE_LIMITED",
    "UNAUTHENTICATED",
  ]);
});
