import type { OnCall } from "./model";

/** The number at which a listener is called; null where they don't want that, or no test call has reached it. */
export const numberToCall = ({
  channels,
  number,
  callTestedAt,
}: Pick<OnCall, "channels" | "number" | "callTestedAt">): string | null =>
  channels.call && callTestedAt !== null ? number : null;

export type Reached = Pick<OnCall, "channels" | "number" | "callTestedAt" | "pushTestedAt">;

/** Whether a ring reaches a listener who has no standby page open: by a push that has arrived, or by a call. */
export const isReached = (record: Reached): boolean =>
  (record.channels.push && record.pushTestedAt !== null) || numberToCall(record) !== null;

/**
 * When the phone of a listener rings: in the times they chose, also without a standby page (with one at any time); only while
 * that page is open; or never, as they have turned it off, it is paused, or no test ring was answered.
 */
export type RingsWhen = "in-times" | "on-page" | "off" | "paused" | "untested";

export function ringsWhen(record: Reached & Pick<OnCall, "on" | "pausedAt" | "testedAt" | "windows">): RingsWhen {
  if (!record.on) return "off";
  if (record.pausedAt !== null) return "paused";
  if (record.testedAt === null) return "untested";
  return record.windows.length > 0 && isReached(record) ? "in-times" : "on-page";
}
