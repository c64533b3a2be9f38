import * as z from "zod/mini";

/** Our CSP forbids `new Function`, which zod would try. Called by modules that parse, before their first schema. */
export function neverCompile(): void {
  z.config({ jitless: true });
}
