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
