import type { Stop } from "../lib/watching";
import type { Held } from "./held";
import type { Line } from "./line";
import type { Over } from "./state";

/** A random id of this page. It tells the page apart from others of the same listener, on this device or another. */
export const pageId = crypto.randomUUID();

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

/** A call that has begun, or why none has. */
export type Begun = Pick<Held, "callId" | "uid"> | Over;
/** Whether the attempt to call that asks is still the present one. */
export type IsOn = () => boolean;

export const begun = (callId: string, uid: string): Running => ({
  callId,
  uid,
  stops: [],
  isJoining: false,
  line: null,
  serversAt: 0,
  maxSeconds: 0,
});
