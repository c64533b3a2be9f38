import { createHmac, timingSafeEqual } from "node:crypto";

const FORM = /^[0-9a-f]{64}$/;

/**
 * Whether `signature` is the HMAC-SHA256 of `content` under one of `secrets` (the current one, and for a while the one
 * before). Takes constant time, and accepts only 64 lower-case hex digits (invariant 15).
 */
export function isSigned(content: string | Uint8Array, signature: string, secrets: readonly string[]): boolean {
  if (!FORM.test(signature) || secrets.length === 0) return false;
  const given = Buffer.from(signature, "hex");
  let found = false;
  for (const secret of secrets) {
    if (secret === "") throw new RangeError("An empty secret signs for everyone.");
    if (timingSafeEqual(createHmac("sha256", secret).update(content).digest(), given)) found = true;
  }
  return found;
}
