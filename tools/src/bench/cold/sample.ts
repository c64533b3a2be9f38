import { contracts } from "@thodu/domain/contracts";
import * as z from "zod";

const TEXTS = [
  "sample-0001",
  "a".repeat(43),
  "person@thodu.example",
  "sample",
  "2030-01-01",
  "0",
  "en",
  "UTC",
  "2026-03-02_te_18-21_1",
];

const node = z.looseObject({
  const: z.optional(z.json()),
  enum: z.optional(z.array(z.json())),
  anyOf: z.optional(z.array(z.unknown())),
  allOf: z.optional(z.array(z.unknown())),
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
  minItems: z.optional(z.number()),
  items: z.optional(z.unknown()),
});

function numberOf({ minimum, exclusiveMinimum, multipleOf = 1 }: z.infer<typeof node>): number {
  const least = exclusiveMinimum === undefined ? (minimum ?? 1) : exclusiveMinimum + 1;
  return Math.ceil(least / multipleOf) * multipleOf;
}

function sampleOf(schema: unknown): unknown {
  const {
    const: only,
    enum: some,
    anyOf,
    allOf,
    oneOf,
    type,
    properties = {},
    required = [],
    ...limits
  } = node.parse(schema);
  if (only !== undefined) return only;
  if (some !== undefined) return some[0];
  const [first] = anyOf ?? allOf ?? oneOf ?? [];
  if (first !== undefined) return sampleOf(first);
  switch (type ?? "null") {
    case "object":
      return Object.fromEntries(required.map((key) => [key, sampleOf(properties[key])]));
    case "string":
      return TEXTS.find((text) => fits(text, limits)) ?? "";
    case "boolean":
      return false;
    case "number":
    case "integer":
      return numberOf(limits);
    case "array":
      return (limits.minItems ?? 0) > 0 ? [sampleOf(limits.items)] : [];
    default:
      return null;
  }
}

type Limits = Pick<z.infer<typeof node>, "pattern" | "minLength" | "maxLength">;

function fits(text: string, { pattern, minLength = 0, maxLength = Infinity }: Limits): boolean {
  if (text.length < minLength || text.length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern, "u").test(text);
}

function inputOf(name: string): z.core.$ZodType {
  const found = Object.entries(contracts).find(([each]) => each === name);
  if (!found) throw new RangeError(`No callable is named ${name}.`);
  return found[1].input;
}

/** A valid input for a callable. The records that it names mostly do not exist. */
export const sampleInput = (name: string): unknown =>
  sampleOf(z.toJSONSchema(inputOf(name), { io: "input", unrepresentable: "any" }));
