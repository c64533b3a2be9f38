import { availabilities } from "@messages/deskWork";
import { onBreak } from "@messages/monitoring";
import type { Standing } from "@thodu/domain/matching/availability";

/** How a listener stands, in words. */
export const standings: Readonly<Record<Standing, string>> = { ...availabilities, break: onBreak };
