import * as z from "zod/mini";
import { instant } from "../instant";

/** `limitCounts/{id}`: how often something happened in a span of time, or that a guest has come. Names nobody. */
export const limitCount = z.object({ count: z._default(z.number(), 0), expireAt: instant });

/**
 * `limitSalts/{day}`: the salt of that day's keys. Deleted a day later, so that nobody can be found by a key any more.
 */
export const limitSalt = z.object({ salt: z.string().check(z.minLength(20)), expireAt: instant });
