import type { OnCall } from "./model";

/** The number at which a listener is called; null if they want no calls, or no test call has been answered there. */
export const numberToCall = ({
  channels,
  number,
  callTestedAt,
}: Pick<OnCall, "channels" | "number" | "callTestedAt">): string | null =>
  channels.call && callTestedAt !== null ? number : null;

export type Reached = Pick<OnCall, "channels" | "number" | "callTestedAt" | "pushTestedAt">;

/** Whether a ring reaches a listener without a standby page: by push (a test has arrived) or by call. */
export const isReached = (record: Reached): boolean =>
  (record.channels.push && record.pushTestedAt !== null) || numberToCall(record) !== null;

/**
 * When the phone of a listener rings. `in-times`: in the times they chose, and whenever a standby page is open
 * (`dutyOutside`). `on-page`: only while that page is open. Never in the other states: turned off, paused, or no test
 * ring answered.
 */
export type RingsWhen = "in-times" | "on-page" | "off" | "paused" | "untested";

export function ringsWhen(record: Reached & Pick<OnCall, "on" | "pausedAt" | "testedAt" | "windows">): RingsWhen {
  if (!record.on) return "off";
  if (record.pausedAt !== null) return "paused";
  if (record.testedAt === null) return "untested";
  return record.windows.length > 0 && isReached(record) ? "in-times" : "on-page";
}
