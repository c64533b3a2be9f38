import * as z from "zod/mini";
import { instant } from "../instant";

/**
 * `users/{uid}/activity/{id}`: what the person did, where the document that says so is not for them to read. A report
 * names who decided it; that it was made is its writer's own.
 */
export const reported = z.object({ kind: z.literal("report"), at: instant });
