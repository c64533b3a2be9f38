import { contracts, type CallableName } from "@thodu/domain/contracts";
import { locales } from "@thodu/domain/locale";
import fc from "fast-check";
import * as z from "zod";
import { anyText } from "./arbitraries";

/*
 * Random inputs of a callable: valid by its schema, and almost valid. Libraries that generate inputs from schemas do
 * not help here: zod-fast-check supports only zod 3 and fast-check 3; zocker generates only valid inputs, without
 * fast-check's seed; neither uses ids that exist or generates inputs that are almost valid.
 */

/** Values that exist in the database under test, by the name of the field that may have them. */
export type Known = Readonly<Record<string, readonly string[]>>;

/** Stands for the uid of the sender. */
export const SELF = "self-of-the-caller";

const node = z.looseObject({
  const: z.optional(z.json()),
  enum: z.optional(z.array(z.json())),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  type: z.optional(z.string()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  pattern: z.optional(z.string()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
  exclusiveMinimum: z.optional(z.number()),
  multipleOf: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  items: z.optional(z.unknown()),
  propertyNames: z.optional(z.unknown()),
  additionalProperties: z.optional(z.unknown()),
});
type Node = z.infer<typeof node>;

const letters = (constraints: { minLength: number; maxLength: number }): fc.Arbitrary<string> =>
  fc.string({
    ...constraints,
    unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"),
  });

/** Texts in the forms that schemas require; each schema uses those whose samples it accepts. */
const forms: readonly fc.Arbitrary<string>[] = [
  letters({ minLength: 8, maxLength: 24 }),
  letters({ minLength: 128, maxLength: 128 }),
  letters({ minLength: 43, maxLength: 43 }),
  letters({ minLength: 4, maxLength: 12 }).map((name) => `u${name}1@people.example`),
  fc.integer({ min: 0, max: 900 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)),
  fc
    .tuple(fc.integer({ min: 10, max: 28 }), fc.constantFrom(...locales), fc.nat(9))
    .map(([day, language, place]) => `2026-12-${day}_${language}_21-23_${place}`),
  fc.integer({ min: 100_000, max: 9_999_999 }).map((number) => `+91 040-${number}`),
  fc.constantFrom(
    "I sleep badly.",
    "నాకు నిద్ర పట్టడం లేదు",
    "मुझे नींद नहीं आती",
    "<script>alert(1)</script>",
    "a\nb\tc",
    "😔".repeat(50),
    "x".repeat(250),
    '{"a":1}',
    "'; --",
    "${7*7}",
    "%00",
    "../x",
    "__proto__",
    "constructor",
  ),
];

const fits = (text: string, { pattern, minLength = 0, maxLength = Infinity }: Node): boolean =>
  text.length >= minLength &&
  text.length <= maxLength &&
  (pattern === undefined || new RegExp(pattern, "u").test(text));

function textOf(schema: Node, name: string, known: Known): fc.Arbitrary<string> {
  const sound = forms.filter((form) => fc.sample(form, { numRuns: 20, seed: 1 }).every((text) => fits(text, schema)));
  const there = known[name] ?? [];
  const drawn = sound.length > 0 ? sound : [fc.constant("")];
  return fc.oneof(
    ...(there.length > 0 ? [{ weight: 2 * drawn.length, arbitrary: fc.constantFrom(...there) }] : []),
    ...drawn.map((arbitrary) => ({ weight: 1, arbitrary })),
  );
}

function numberOf(
  { minimum = 0, exclusiveMinimum = -1, multipleOf = 1, maximum = 1_000 }: Node,
  name: string,
  known: Known,
): fc.Arbitrary<number> {
  const drawn = fc
    .integer({ min: Math.max(minimum, exclusiveMinimum + 1), max: maximum })
    .map((number) => Math.floor(number / multipleOf) * multipleOf);
  const there = (known[name] ?? []).map(Number);
  return there.length > 0 ? fc.oneof(fc.constantFrom(...there), drawn) : drawn;
}

/** Inputs that the schema accepts, as far as JSON schema can express that. */
function soundOf(schema: unknown, name: string, known: Known): fc.Arbitrary<unknown> {
  const read = node.parse(schema);
  if (read.const !== undefined) return fc.constant(read.const);
  if (read.enum !== undefined) return fc.constantFrom(...read.enum);
  const ways = read.anyOf ?? read.oneOf;
  if (ways !== undefined) return fc.oneof(...ways.map((each) => soundOf(each, name, known)));
  switch (read.type ?? "null") {
    case "object": {
      if (read.propertyNames !== undefined)
        return fc.dictionary(
          soundOf(read.propertyNames, "", known).map(String),
          soundOf(read.additionalProperties, "", known),
          {
            maxKeys: 5,
          },
        );
      const required = read.required ?? [];
      const fields = Object.entries(read.properties ?? {}).map(
        ([key, inner]) => [key, soundOf(inner, key, known)] as const,
      );
      return fc.record<Record<string, unknown>, string>(Object.fromEntries(fields), { requiredKeys: required });
    }
    case "string":
      return textOf(read, name, known);
    case "boolean":
      return fc.boolean();
    case "number":
    case "integer":
      return numberOf(read, name, known);
    case "array":
      return fc.array(soundOf(read.items, name, known), {
        minLength: read.minItems ?? 0,
        maxLength: read.maxItems ?? 5,
      });
    default:
      return fc.constant(null);
  }
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
const PROTOTYPE = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "@type",
  "valueOf",
  "",
  "uid",
  "userId",
  "amount",
  "currency",
  "role",
  "admin",
];
const HUGE = "x".repeat(100_001);

/** Values that are valid in no field, or hardly any. */
const odd: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1.5,
      1e308,
      -1e308,
      Number.MAX_SAFE_INTEGER + 2,
      "",
      " ",
      "100",
      "__proto__",
      "..",
      ".",
      "/",
      "a/b",
      "__x__",
      [],
      [[]],
      {},
      { $ne: null },
    ),
  },
  { weight: 4, arbitrary: anyText(12) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      "\u0000",
      "a\u0000b",
      "\uD83D",
      "\uDE00x",
      "\u200B\u200D\uFEFF",
      "\u202Eabc",
      "ﷺ".repeat(700),
      "👩‍👩‍👧‍👦".repeat(300),
      "క్".repeat(1_500),
      "Ａ",
      "٣",
      "İ",
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      nested(12),
      nested(50),
      "x".repeat(5_000),
      Array.from({ length: 2_000 }, () => 1),
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(HUGE, Object.fromEntries(PROTOTYPE.map((name) => [name, name]))) },
);

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const pick = <T>(items: readonly T[], nth: number): T | undefined => items[nth % Math.max(1, items.length)];

/** Changes one place of an input: removes, replaces or doubles a value, or adds a field. */
function beside(input: unknown, strange: unknown, key: string, nth: number, way: number): unknown {
  if (!isFields(input)) return strange;
  const fields = Object.entries(input);
  const chosen = pick(fields, nth);
  // Object.fromEntries makes `__proto__` a field like any other.
  if (chosen === undefined || way === 0) return Object.fromEntries([...fields, [key, strange]]);
  const [name, value] = chosen;
  const others = fields.filter((each) => each !== chosen);
  if (way === 1) return Object.fromEntries(others);
  if (way === 2) return Object.fromEntries([...others, [name, strange]]);
  if (way === 3) return Object.fromEntries([...others, [name, [value]]]);
  if (way === 4) return Object.fromEntries([...others, [name.toUpperCase(), value]]);
  if (way === 5 && typeof value === "string")
    return Object.fromEntries([...others, [name, value + JSON.stringify(strange)]]);
  return Object.fromEntries([...others, [name, isFields(value) ? beside(value, strange, key, nth, way - 1) : strange]]);
}

export interface FuzzInput {
  /** The whole body of the call. */
  readonly body: string;
}

const asBody = (data: unknown): FuzzInput => ({ body: JSON.stringify({ data }) });

/** Bodies that are no envelope. */
const broken: fc.Arbitrary<FuzzInput> = fc
  .constantFrom(
    "",
    "{",
    "null",
    "[]",
    "7",
    '{"data":',
    '{"data":{}',
    '{"data":{},"more":1}',
    '{"__proto__":{"data":{}}}',
    `{"data":${"[".repeat(5_000)}${"]".repeat(5_000)}}`,
    "\u0000",
  )
  .map((body) => ({ body }));

/**
 * `count` inputs, always the same for the same seed. About a third are valid. A callable without fields accepts only
 * one input, which is rarely drawn.
 */
export function fuzzInputs(name: CallableName, known: Known, seed: number, count: number): readonly FuzzInput[] {
  const schema: unknown = z.toJSONSchema(contracts[name].input, { io: "input", unrepresentable: "any" });
  const { properties = {}, anyOf = [] } = node.parse(schema);
  const sound = soundOf(schema, "", known);
  const strange = fc
    .tuple(sound, odd, fc.constantFrom(...PROTOTYPE), fc.nat(20), fc.nat(6))
    .map(([input, value, key, nth, way]) => beside(input, value, key, nth, way));
  const bare = Object.keys(properties).length + anyOf.length === 0;
  const drawn = fc.oneof(
    { weight: bare ? 1 : 12, arbitrary: sound.map(asBody) },
    { weight: 18, arbitrary: strange.map(asBody) },
    { weight: 3, arbitrary: odd.map(asBody) },
    { weight: 1, arbitrary: broken },
  );
  return fc.sample(drawn, { numRuns: count, seed });
}
