import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";

type Schema<I extends FieldValues, O> = z.ZodMiniType<O, I>;
/** A schema of domain, or a function that loads it: a form that loads it later is ready with 8 KB gzip less. */
export type SchemaSource<I extends FieldValues, O> = Schema<I, O> | (() => Promise<Schema<I, O>>);

/**
 * Checks a form by a schema that is loaded after the page, with the schema library: a form can be filled in long before
 * it is sent. `arrived` loads both, and tells whether they are here.
 */
export function laterResolver<I extends FieldValues, O>(source: SchemaSource<I, O>) {
  const fetched = async (): Promise<Resolver<I, unknown, O>> => {
    const [{ resolve }, schema] = await Promise.all([
      import("./resolve"),
      typeof source === "function" ? source() : source,
    ]);
    return resolve(schema);
  };
  const resolver: Resolver<I, unknown, O> = async (values, context, options) =>
    (await fetched())(values, context, options);
  const arrived = (): Promise<boolean> =>
    fetched().then(
      () => true,
      () => false,
    );
  return { resolver, arrived };
}
