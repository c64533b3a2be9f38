import type { Call } from '@thodu/domain/calls/model';
import { call, type ClientReason } from '../callables';
import { loadFirestore } from '../firebase';
import { current } from '../locale';
import { ensureGuest } from '../session';
import type { Stop } from '../conversation/watching';
import { closeMicrophone, openMicrophone } from './media';
import { Peer } from './peer';
import { callState, NONE, put, type CallState, type Over } from './session';

/** Tells the server that this page is still in the call. */
const BEAT_MS = 10_000;
const AGAIN_MS = 2_000;

const loadLive = async () => {
  const [live] = await Promise.all([import('./live'), loadFirestore()]);
  return live;
};

interface Running {
  readonly callId: string;
  readonly uid: string;
  readonly microphone: MediaStream;
  readonly stops: Stop[];
  peer: Peer | null;
}

let running: Running | null = null;
/** Which tap is being followed: what an earlier one still waits for no longer counts. */
let attempt = 0;

/** Ends everything of the call on this page. */
function finish(over: Over): void {
  const was = running;
  running = null;
  attempt += 1;
  was?.stops.forEach((stop) => stop());
  was?.peer?.close();
  closeMicrophone(was?.microphone ?? null);
  put({ phase: 'over', over, until: null });
}

const refusedBy = ({ reason, message }: { readonly reason: ClientReason; readonly message: string }): Over => ({ why: 'refused', reason, message });

/** From the tap on: the microphone, then the server's answer to `begin`, then the call. */
async function enter(side: CallState['side'], alias: string, begin: () => Promise<{ readonly callId: string; readonly uid: string } | Over>): Promise<void> {
  if (!['none', 'over'].includes(callState().phase)) return;
  attempt += 1;
  const mine = attempt;
  put({ ...NONE, side, alias, phase: 'microphone' });
  const microphone = await openMicrophone();
  if (attempt !== mine) {
    if (microphone.ok) closeMicrophone(microphone.stream);
    return;
  }
  if (!microphone.ok) {
    finish({ why: 'no-microphone', problem: microphone.why });
    return;
  }
  put({ phase: 'starting' });
  const begun = await begin();
  if (attempt !== mine || 'why' in begun) {
    closeMicrophone(microphone.stream);
    if (attempt === mine && 'why' in begun) finish(begun);
    else if ('callId' in begun) await call('endCall', { callId: begun.callId });
    return;
  }
  running = { ...begun, microphone: microphone.stream, stops: [], peer: null };
  await follow(running);
}

/** Rings at a listener. */
export const startCall = (): Promise<void> =>
  enter('customer', '', async () => {
    const callId = crypto.randomUUID();
    const uid = await ensureGuest().catch(() => '');
    const reply = await call('startCall', { callId, locale: current });
    return reply.ok ? { callId, uid } : refusedBy(reply);
  });

/** Takes the call that rings at this listener. */
export const answerCall = (uid: string, callId: string, alias: string): Promise<void> =>
  enter('volunteer', alias, async () => {
    const reply = await call('answerCall', { callId });
    return reply.ok ? { callId, uid } : refusedBy(reply);
  });

/** Does as the server says, from the ringing to the end. */
async function follow(mine: Running): Promise<void> {
  const live = await loadLive();
  const isOn = (): boolean => running === mine;
  if (!isOn()) return;
  const gone = (): void => {
    if (isOn()) finish({ why: 'ended', by: null });
  };
  mine.stops.push(
    live.watchCall(mine.callId, {
      on: (heard) => {
        if (isOn()) hear(mine, heard);
      },
      onRefused: gone,
    }),
  );
  const beat = setInterval(() => void check(mine), BEAT_MS);
  mine.stops.push(() => clearInterval(beat));
}

function hear(mine: Running, { status, endedBy }: Call): void {
  if (status === 'ringing') put({ phase: 'ringing' });
  else if (status === 'missed') finish({ why: 'missed' });
  else if (status !== 'active') finish({ why: 'ended', by: endedBy });
  else if (!mine.peer && callState().phase !== 'connecting') void connect(mine);
}

async function connect(mine: Running): Promise<void> {
  put({ phase: 'connecting' });
  const [reply, live] = await Promise.all([call('joinCall', { callId: mine.callId }), loadLive()]);
  if (running !== mine) return;
  if (!reply.ok) {
    if (reply.retryable) setTimeout(() => running === mine && void connect(mine), AGAIN_MS);
    else void hangUp();
    return;
  }
  const voice = new Audio();
  const peer = new Peer({
    iceServers: reply.value.iceServers.map(({ urls, username, credential }) => ({
      urls,
      ...(username === undefined ? {} : { username }),
      ...(credential === undefined ? {} : { credential }),
    })),
    relayOnly: reply.value.relayOnly,
    microphone: mine.microphone,
    polite: callState().side === 'volunteer',
    send: (kind, payload) => void live.sendSignal(mine.callId, mine.uid, kind, payload).catch(() => undefined),
    onVoice: (stream) => {
      voice.srcObject = stream;
      void voice.play().catch(() => undefined);
    },
    onState: (now) => {
      if (running === mine) put({ phase: now === 'connected' ? 'talking' : now === 'broken' ? 'broken' : callState().phase });
    },
  });
  mine.peer = peer;
  mine.stops.push(() => (voice.srcObject = null));
  mine.stops.push(live.watchSignals(mine.callId, mine.uid, (kind, payload) => peer.take(kind, payload)));
  void check(mine);
}

/** Tells that this page is here, and takes the time from the server: a clock that is a day off changes nothing. */
async function check(mine: Running): Promise<void> {
  const askedAt = performance.now();
  const reply = await call('checkCall', { callId: mine.callId });
  if (running !== mine || !reply.ok || reply.value.status !== 'active') return;
  const { elapsedSeconds, remainingSeconds } = reply.value;
  put({
    talkingSince: askedAt - elapsedSeconds * 1_000,
    until: remainingSeconds === null ? null : askedAt + remainingSeconds * 1_000,
  });
}

/** At the end of the time: the server is asked, and its word comes by the call itself. */
export function timeIsOver(): void {
  if (running) void check(running);
}

export function setMuted(muted: boolean): void {
  for (const track of running?.microphone.getAudioTracks() ?? []) track.enabled = !muted;
  put({ muted });
}

/** Ends the call for both; on this page at once, whatever the network does. */
export async function hangUp(): Promise<void> {
  const { callId } = running ?? { callId: null };
  finish({ why: 'ended', by: callState().side });
  if (callId !== null) await call('endCall', { callId });
}
