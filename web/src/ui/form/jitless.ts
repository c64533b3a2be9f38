import * as z from "zod/mini";

/**
 * Keeps zod from trying `new Function`, which our CSP forbids. Modules that parse call it before their first schema.
 */
export function neverCompile(): void {
  z.config({ jitless: true });
}
