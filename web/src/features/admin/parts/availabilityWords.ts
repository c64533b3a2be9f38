import { availabilities } from "@messages/deskWork";
import { onBreak } from "@messages/monitoring";
import type { ShownAvailability } from "@thodu/domain/matching/availability";

/** A listener's availability, in words. */
export const availabilityWords: Readonly<Record<ShownAvailability, string>> = { ...availabilities, break: onBreak };
