import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import { neverCompile } from "./jitless";

neverCompile();

/** Loaded with the first schema. */
export const resolve = <I extends FieldValues, O>(schema: z.ZodMiniType<O, I>): Resolver<I, unknown, O> =>
  zodResolver<I, unknown, O>(schema);
