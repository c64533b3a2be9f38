import * as z from "zod/mini";
import type { Ways } from "../chat/model";
import { instant } from "../instant";

/** How many devices of a person are told; a further one replaces the oldest. */
export const DEVICES = 10;

/** `users/{uid}/devices/{hash of the token}`: a browser on which its person wants to be told. */
export const device = z.object({ token: z.string(), at: instant });

interface Named {
  readonly id: string;
  readonly token: string;
}

/**
 * The tokens of the devices on which a person is told, the newest first: all, if they want that in general; else only
 * the one on which they asked for this event.
 */
export function toldOn(
  devices: readonly Named[],
  push: boolean,
  ways: Pick<Ways, "push" | "device"> | null,
): readonly string[] {
  const wanted = ways?.push === true ? (ways.device ?? devices[0]?.id) : null;
  return devices.filter(({ id }) => push || id === wanted).map(({ token }) => token);
}
