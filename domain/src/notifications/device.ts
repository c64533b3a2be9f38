import * as z from "zod/mini";
import { instant } from "../instant";

/** How many devices of a person are told; who adds a further one loses the oldest. */
export const DEVICES = 10;

/** `users/{uid}/devices/{hash of the token}`: a browser that its person wants to be told on. */
export const device = z.object({ token: z.string(), at: instant });
