import type { Call } from "@thodu/domain/calls/model";
import { useSyncExternalStore } from "react";
import type { ClientReason } from "../lib/callables";
import type { NoMicrophone } from "./media";

/** Why there is no call, or none any more. */
export type Over =
  | { readonly why: "no-microphone"; readonly problem: NoMicrophone }
  | {
      readonly why: "refused";
      readonly reason: ClientReason;
      readonly message: string;
      /** The same may succeed by itself later, as when a day's minutes return. */
      readonly returns?: boolean;
    }
  /** Nobody was free, or nobody answered. */
  | { readonly why: "missed" }
  | { readonly why: "ended"; readonly by: Call["endedBy"] };

/** An answered call, as a report or the risk level of its caller refers to it. */
export interface Talked {
  readonly callId: string;
  readonly customerId: string;
}

export interface CallState {
  readonly phase: "none" | "microphone" | "starting" | "ringing" | "connecting" | "talking" | "broken" | "over";
  readonly side: "customer" | "volunteer";
  readonly alias: string;
  readonly muted: boolean;
  /** Why nothing is heard of this side beside `muted`: the device keeps the microphone for a while, or it ended and no other could be opened. */
  readonly silenced: NoMicrophone | "paused" | null;
  /** On this page's own clock (`performance.now`), as the server's seconds were heard; null before. */
  readonly talkingSince: number | null;
  /** Likewise, when the server ends it; null without a limit. */
  readonly until: number | null;
  readonly over: Over | null;
  /** Null before somebody answered. */
  readonly talked: Talked | null;
  /** The caller is in a crisis: no limit ends the call. */
  readonly inCrisis: boolean;
}

export const NONE: CallState = {
  phase: "none",
  side: "customer",
  alias: "",
  muted: false,
  silenced: null,
  talkingSince: null,
  until: null,
  over: null,
  talked: null,
  inCrisis: false,
};
/** The one call of this page. It outlives a change of screen; it does not outlive the page. */
let state: CallState = NONE;
const listeners = new Set<() => void>();

export const callState = (): CallState => state;

export const isLive = ({ phase }: CallState): boolean => phase !== "none" && phase !== "over";

export function put(change: Partial<CallState>): void {
  state = { ...state, ...change };
  for (const tell of listeners) tell();
}

export const useCallState = (): CallState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => NONE,
  );
