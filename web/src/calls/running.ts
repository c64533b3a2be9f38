import type { Stop } from "../lib/watching";
import type { Line } from "./line";

/** A random id of this page, which tells it apart from the same listener's other devices. */
export const page = crypto.randomUUID();

/** A call that this page is in. */
export interface Running {
  readonly callId: string;
  readonly uid: string;
  readonly stops: Stop[];
  /** From the answer on. */
  isJoining: boolean;
  line: Line | null;
  /** When the servers of the line were asked for, by the device's clock. */
  serversAt: number;
  maxSeconds: number;
}

export const begun = (callId: string, uid: string): Running => ({
  callId,
  uid,
  stops: [],
  isJoining: false,
  line: null,
  serversAt: 0,
  maxSeconds: 0,
});
