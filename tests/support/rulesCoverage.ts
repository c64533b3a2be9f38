import * as z from "zod/mini";

const expression = z.object({
  sourcePosition: z.object({ line: z.number(), column: z.number(), currentOffset: z.number(), endOffset: z.number() }),
  values: z._default(z.array(z.object({ value: z.looseObject({ boolValue: z.optional(z.boolean()) }) })), []),
  get children() {
    return z._default(z.array(expression), []);
  },
});
type Expression = z.infer<typeof expression>;

const coverageReport = z.object({
  rules: z.object({ files: z.tuple([z.object({ content: z.string() })]) }),
  report: z.array(expression),
});

interface Coverage {
  /** The number of expressions in the rules with a true or false value. */
  readonly conditions: number;
  /** The number of all expressions except literals. */
  readonly expressions: number;
  /** `line:column expression: the values that never occurred`. */
  readonly missing: readonly string[];
}

/** Values after an error, or of what `&&` and `||` skip; they don't count as evaluated. */
const UNKNOWN = new Set(["undefined", "error"]);

/** Reads the emulator's `:ruleCoverage`: which conditions were not evaluated both to true and to false. */
export function readCoverage(body: unknown): Coverage {
  const { rules, report } = coverageReport.parse(body);
  const [{ content }] = rules.files;
  const all = report.flatMap(withChildren);
  const judged = all.map((each) => ({ each, ...seen(each) }));
  return {
    conditions: judged.filter(({ condition }) => condition).length,
    expressions: all.length,
    missing: judged.flatMap(({ each, lacks }) => (lacks === null ? [] : [`${place(each, content)}: ${lacks}`])),
  };
}

const withChildren = (each: Expression): Expression[] => [each, ...each.children.flatMap(withChildren)];

function seen({ values }: Expression): { readonly condition: boolean; readonly lacks: string | null } {
  const known = values.filter(({ value }) => Object.keys(value).some((key) => !UNKNOWN.has(key)));
  if (known.length === 0) return { condition: false, lacks: "never evaluated" };
  const found = new Set(known.map(({ value }) => value.boolValue));
  const condition = found.has(true) || found.has(false);
  if (!condition || (found.has(true) && found.has(false))) return { condition, lacks: null };
  return { condition, lacks: found.has(true) ? "never false" : "never true" };
}

function place({ sourcePosition: { line, column, currentOffset, endOffset } }: Expression, content: string): string {
  const text = Array.from(content)
    .slice(currentOffset, endOffset + 1)
    .join("")
    .replaceAll(/\s+/g, " ");
  return `${line}:${column} ${text}`;
}
