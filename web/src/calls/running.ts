import type { Stop } from "../lib/watching";
import type { Line } from "./line";

/** A random id of this page. It tells the page apart from others of the same listener, on this device or another. */
export const page = crypto.randomUUID();

/** A call that this page is in. */
export interface Running {
  readonly callId: string;
  readonly uid: string;
  readonly stops: Stop[];
  /** Set once the call was answered. */
  isJoining: boolean;
  line: Line | null;
  /** When the ICE servers were asked for, by the device's clock. */
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
