import { availabilities } from "@messages/deskWork";
import { onBreak } from "@messages/monitoring";
import type { Standing } from "@thodu/domain/matching/availability";

/** A listener's availability, in words. */
export const standings: Readonly<Record<Standing, string>> = { ...availabilities, break: onBreak };
