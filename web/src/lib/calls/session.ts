import type { Call } from '@thodu/domain/calls/model';
import { useSyncExternalStore } from 'react';
import { reasons } from '@messages/errors';
import type { ClientReason } from '../callables';
import type * as Engine from './engine';
import { heldCall } from './held';
import type { NoMicrophone } from './media';

/** Why there is no call, or none any more. */
export type Over =
  | { readonly why: 'no-microphone'; readonly problem: NoMicrophone }
  | { readonly why: 'refused'; readonly reason: ClientReason; readonly message: string }
  /** Nobody was free, or nobody answered. */
  | { readonly why: 'missed' }
  | { readonly why: 'ended'; readonly by: Call['endedBy'] };

export interface CallState {
  readonly phase: 'none' | 'microphone' | 'starting' | 'ringing' | 'connecting' | 'talking' | 'broken' | 'over';
  readonly side: 'customer' | 'volunteer';
  readonly alias: string;
  readonly muted: boolean;
  /** On this page's own clock (`performance.now`), as the server's seconds were heard; null before. */
  readonly talkingSince: number | null;
  /** Likewise, when the server ends it; null without a limit. */
  readonly until: number | null;
  readonly over: Over | null;
}

export const NONE: CallState = { phase: 'none', side: 'customer', alias: '', muted: false, talkingSince: null, until: null, over: null };
/** The one call of this page. It outlives a change of screen; it does not outlive the page. */
let state: CallState = NONE;
const listeners = new Set<() => void>();

export const callState = (): CallState => state;

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

/** What holds a call is fetched with the first tap: a page that only offers one does without it. */
async function engine(side: CallState['side']): Promise<typeof Engine | null> {
  try {
    return await import('./engine');
  } catch {
    put({ ...NONE, side, phase: 'over', over: { why: 'refused', reason: 'NETWORK', message: reasons.NETWORK } });
    return null;
  }
}

/** Rings at a listener. */
export const startCall = async (): Promise<void> => (await engine('customer'))?.startCall();

/** Goes on with the call that this tab was in before it was loaded anew; nothing without one. */
export async function resumeCall(side: CallState['side'], uid: string | null): Promise<void> {
  const before = heldCall();
  if (state.phase === 'none' && before?.side === side && before.uid === uid) await (await engine(side))?.resumeCall(before);
}

/** Takes the call that rings at this listener. */
export const answerCall = async (uid: string, callId: string, alias: string): Promise<void> =>
  (await engine('volunteer'))?.answerCall(uid, callId, alias);

/** Ends the call for both; on this page at once, whatever the network does. */
export const hangUp = async (): Promise<void> => (await engine(state.side))?.hangUp();

export const setMuted = async (muted: boolean): Promise<void> => (await engine(state.side))?.setMuted(muted);

/** At the end of the time: the server is asked, and its word comes by the call itself. */
export const timeIsOver = async (): Promise<void> => (await engine(state.side))?.timeIsOver();

/** Back to before the tap. */
export function dismissCall(): void {
  if (state.phase === 'over') put(NONE);
}
