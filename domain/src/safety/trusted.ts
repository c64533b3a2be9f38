import * as z from "zod/mini";
import { writtenLine } from "../text";

/** Somebody whom its owner would call in a hard moment; kept on a device alone. At least three digits, at most twenty signs. */
export const trustedContact = z.object({
  name: writtenLine(60),
  number: z.string().check(z.trim(), z.regex(/^(?=(?:\D*\d){3})\+?[0-9 ()-]{3,20}$/)),
});
export type TrustedContact = z.infer<typeof trustedContact>;

export const callTo = ({ number }: TrustedContact): string => `tel:${number.replace(/[^+\d]/g, "")}`;
