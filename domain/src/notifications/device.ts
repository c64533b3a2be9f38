import * as z from "zod/mini";
import type { Ways } from "../chat/model";
import { instant } from "../instant";

/** How many devices of a person are told; who adds a further one loses the oldest. */
export const DEVICES = 10;

/** `users/{uid}/devices/{hash of the token}`: a browser that its person wants to be told on. */
export const device = z.object({ token: z.string(), at: instant });

interface Named {
  readonly id: string;
  readonly token: string;
}

/**
 * The tokens of the devices, the newest first, on which somebody is told: of all where they want that in general, else of
 * the one on which they asked for this event. Notices were switched off on the others.
 */
export function toldOn(
  devices: readonly Named[],
  push: boolean,
  ways: Pick<Ways, "push" | "device"> | null,
): readonly string[] {
  const wanted = ways?.push === true ? (ways.device ?? devices[0]?.id) : null;
  return devices.filter(({ id }) => push || id === wanted).map(({ token }) => token);
}
