import * as z from "zod/mini";
import { writtenLine } from "../text";

/**
 * A person whom the owner of a device would call in a hard moment; stored on that device only. The number has at least
 * three digits and at most twenty characters.
 */
export const trustedContact = z.object({
  name: writtenLine(60),
  number: z.string().check(z.trim(), z.regex(/^(?=(?:\D*\d){3})\+?[0-9 ()-]{3,20}$/)),
});
export type TrustedContact = z.infer<typeof trustedContact>;
