import type { Millis } from "@thodu/domain/time";

/** A value of Firestore's REST API (cloud.google.com/firestore/docs/reference/rest/v1/Value). */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: number }
  | { readonly stringValue: string }
  | { readonly timestampValue: string }
  | { readonly mapValue: { readonly fields: Fields } }
  | { readonly arrayValue: { readonly values: readonly Value[] } };
export type Fields = Readonly<Record<string, Value>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const PLAIN: ReadonlySet<unknown> = new Set([Object.prototype, null]);

/** Whether a value is a plain map; an instance of a class is not. */
export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && PLAIN.has(Object.getPrototypeOf(value));

/** Encodes a value for the store; an instant is a Date, or a time read from the store. */
export function encode(value: unknown): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number" && Number.isFinite(value)) {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (typeof value === "string") return { stringValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Timestamp) return { timestampValue: value.iso };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (isMap(value))
    return {
      mapValue: { fields: Object.fromEntries(Object.entries(value).map(([name, each]) => [name, encode(each)])) },
    };
  throw new TypeError(`A value that is not stored this way: ${typeof value}.`);
}

/** Adds a value to the fields, at the names that lead to it. */
export function encodeAt(fields: Fields, [name = "", ...deeper]: readonly string[], value: unknown): Fields {
  const before = fields[name];
  const inside = before && "mapValue" in before ? before.mapValue.fields : {};
  const added = deeper.length === 0 ? encode(value) : { mapValue: { fields: encodeAt(inside, deeper, value) } };
  return { ...fields, [name]: added };
}

/** The fields of a stored document, to be parsed by a model. Kinds of values that no model uses become undefined. */
export function decodeFields(fields: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(fields)) return {};
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decode(value)]));
}

function decode(value: unknown): unknown {
  if (!isObject(value)) return undefined;
  const [[kind, content] = ["", undefined]] = Object.entries(value);
  switch (kind) {
    case "nullValue":
      return null;
    case "booleanValue":
    case "stringValue":
      return content;
    case "integerValue":
    case "doubleValue":
      return Number(content);
    case "timestampValue":
      return new Timestamp(String(content));
    case "mapValue":
      return isObject(content) ? decodeFields(content["fields"]) : {};
    case "arrayValue":
      return isObject(content) && Array.isArray(content["values"]) ? content["values"].map(decode) : [];
    default:
      return undefined;
  }
}

/** An instant as Firestore writes it (RFC 3339), exact to the nanosecond. */
export class Timestamp {
  constructor(readonly iso: string) {}

  static fromMillis(at: Millis): Timestamp {
    return new Timestamp(new Date(at).toISOString());
  }

  toMillis(): Millis {
    return Date.parse(this.iso);
  }

  /** A text that compares like the instants do, though Firestore leaves out trailing zeros of the fraction. */
  valueOf(): string {
    const [seconds = "", fraction = ""] = this.iso.replace("Z", "").split(".");
    return `${seconds}.${fraction.padEnd(9, "0")}`;
  }
}
