import * as z from "zod/mini";
import { instant } from "../instant";

/**
 * `users/{uid}/activity/{id}`: that the person made a report, which itself is not theirs to read as it names who
 * decided.
 */
export const reported = z.object({ kind: z.literal("report"), at: instant });
