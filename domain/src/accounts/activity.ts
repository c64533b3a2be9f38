import * as z from "zod/mini";
import { instant } from "../instant";

/**
 * `users/{uid}/activity/{id}`: that the person made a report. They can't read the report itself, as it names who
 * decided it.
 */
export const reported = z.object({ kind: z.literal("report"), at: instant });
