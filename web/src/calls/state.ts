import type { Call } from "@thodu/domain/calls/model";
import { useSyncExternalStore } from "react";
import type { ClientReason } from "../lib/callables";
import type { NoMicrophone } from "./media";

/** Why a call did not begin, or ended. */
export type Over =
  | { readonly why: "no-microphone"; readonly problem: NoMicrophone }
  | {
      readonly why: "refused";
      readonly reason: ClientReason;
      readonly message: string;
      /** The same request may succeed later, for example when a day's minutes return. */
      readonly returns?: boolean;
    }
  /** No listener was free, or none answered. */
  | { readonly why: "missed" }
  | { readonly why: "ended"; readonly by: Call["endedBy"] };

/** An answered call, as a report refers to it, or a level of risk that is set for its caller. */
export interface Talked {
  readonly callId: string;
  readonly customerId: string;
}

export interface CallState {
  readonly phase: "none" | "microphone" | "starting" | "ringing" | "connecting" | "talking" | "broken" | "over";
  readonly side: "customer" | "volunteer";
  readonly alias: string;
  readonly muted: boolean;
  /**
   * Why this side can't be heard, apart from `muted`: the device pauses the microphone, or it ended and no other could
   * be opened.
   */
  readonly silenced: NoMicrophone | "paused" | null;
  /**
   * When the talk began, on this page's own clock (`performance.now`), computed from the server's seconds; null before.
   */
  readonly talkingSince: number | null;
  /** When the server ends the call, on the same clock; null without a limit. */
  readonly until: number | null;
  readonly over: Over | null;
  /** Null until somebody has answered. */
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
/** The one call of this page. It survives a change of screen, but not a reload. */
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
