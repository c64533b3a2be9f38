import { instant } from "@thodu/domain/instant";
import { describe, expect, it } from "vitest";
import { decodeFields, encode, encodeAt, type Fields } from "./values";

const encodeFields = (data: object): Fields =>
  Object.entries(data).reduce<Fields>((all, [name, value]) => encodeAt(all, [name], value), {});

describe("the values of the REST API", () => {
  const data = {
    text: "మాట",
    count: 19,
    ratio: 0.5,
    open: true,
    nobody: null,
    window: { startedAt: 1_700_000_000_000, count: 0 },
    list: [{ digits: "98" }, 2],
    none: [],
  };

  it("are read as they were written", () => {
    expect(decodeFields(JSON.parse(JSON.stringify(encodeFields(data))))).toEqual(data);
  });

  it("write an instant as a Date", () => {
    expect(encodeFields({ at: new Date(0) })).toEqual({ at: { timestampValue: "1970-01-01T00:00:00.000Z" } });
  });

  it("distinguish integers from doubles, as the SDK does", () => {
    expect(encodeFields({ a: 1, b: 1.5, c: 2 ** 60 })).toEqual({
      a: { integerValue: "1" },
      b: { doubleValue: 1.5 },
      c: { doubleValue: 2 ** 60 },
    });
  });

  it.each([undefined, Number.NaN, Infinity, [undefined], () => 1, Symbol("x"), new Map(), new URL("a:b")])(
    "are refused if no model stores them: %s",
    (value) => {
      expect(() => encode(value)).toThrow(TypeError);
    },
  );

  it("write an instant of the store unchanged, more precise than a Date", () => {
    const fields = { at: { timestampValue: "2026-01-02T03:04:05.678901Z" } };
    expect(encodeFields(decodeFields(fields))).toEqual(fields);
  });

  it("are set at the nested paths of several fields, beside others", () => {
    const both = encodeAt(encodeAt({}, ["a", "b", "c"], 1), ["a", "b", "d"], null);
    expect(decodeFields(both)).toEqual({ a: { b: { c: 1, d: null } } });
  });

  it("read an instant of the store to the millisecond", () => {
    const { at } = decodeFields({ at: { timestampValue: "2026-01-02T03:04:05.678901Z" } });
    expect(instant.parse(at)).toBe(Date.UTC(2026, 0, 2, 3, 4, 5, 678));
  });

  it("read lists, empty maps and fields that no model knows", () => {
    const fields = {
      list: { arrayValue: { values: [{ integerValue: "1" }] } },
      none: { arrayValue: {} },
      map: { mapValue: {} },
      bytes: { bytesValue: "AA==" },
    };
    expect(decodeFields(fields)).toEqual({ list: [1], none: [], map: {}, bytes: undefined });
    expect(decodeFields(undefined)).toEqual({});
  });
});
