import { reasons } from "@messages/errors";
import type { Call } from "@thodu/domain/calls/model";
import { RELAY_RENEWAL_MS } from "@thodu/domain/calls/relay";
import { call, readyCall, type Reply } from "../lib/callables";
import { isLost } from "../lib/isLost";
import { current } from "../lib/locale";
import { LEFT } from "../lib/quickExit";
import { expectAnswer } from "../lib/reach";
import { ensureGuest } from "../lib/session";
import type { Stop } from "../lib/watching";
import { forgetCall, heldCall, holdCall, onlyHere, type Held } from "./held";
import { iceServersOf, Line } from "./line";
import { loadLive } from "./loadLive";
import { closeMicrophone, openMicrophone, type NoMicrophone } from "./media";
import { hearOutside } from "./outside";
import { closeOwnVoice, muteOwnVoice, ownVoice, takeMicrophone } from "./ownVoice";
import { begun, pageId, type Begun, type IsOn, type Running } from "./running";
import { bringLive, liveIsHere, overOf, refusedBy, serverStateOf, timesAt, type ServerState } from "./serverState";
import { callState, isLive, NONE, put, type CallState, type Over } from "./state";
import { theirVoice } from "./theirVoice";
import { endWithRetries, wantAgain, type More } from "./endWithRetries";

export { reopenMicrophone } from "./ownVoice";

/** How often this page tells the server that it is still in the call. */
const HEARTBEAT_MS = 10_000;
const RETRY_MS = 2_000;

let running: Running | null = null;
/** Ends the call, or one about to begin, without waiting for an answer: for a page that is being left. */
let endNow: (() => void) | null = null;
/** Stops following a call that this page could not join. */
let stopOutside: Stop = () => undefined;
/** Counts the attempts to call. An answer that belongs to an earlier attempt is ignored. */
let attempt = 0;

/** Releases everything that the call uses on this page. */
function finish(over: Over): void {
  const was = running;
  running = null;
  endNow = null;
  attempt += 1;
  stopOutside();
  was?.stops.forEach((stop) => stop());
  was?.line?.close();
  closeOwnVoice();
  // An open call without a microphone is kept, so that it can be joined once there is one.
  if (over.why !== "no-microphone") forgetCall();
  put({ phase: "over", over, until: null, silenced: null });
}

/** Leaves the call in this tab only: it goes on in another tab of this browser. */
function leaveToOtherTab(): void {
  finish({ why: "ended", by: null });
  put(NONE);
}

/** Used for the microphone that replaces one which ended during the call. */
const speakInto = (microphone: MediaStream): void => running?.line?.speakInto(microphone);

/** Runs a call from the tap on: opens the microphone, awaits the server's answer to `begins`, follows the call. */
async function enter(side: CallState["side"], alias: string, begins: (isOn: IsOn) => Promise<Begun>): Promise<void> {
  if (!["none", "over"].includes(callState().phase)) return;
  attempt += 1;
  const mine = attempt;
  const isOn: IsOn = () => attempt === mine;
  put({ ...NONE, side, alias, phase: "microphone" });
  const canHear = bringLive();
  expectAnswer(canHear);
  const microphone = await openMicrophone();
  if (!isOn()) {
    if (microphone.ok) closeMicrophone(microphone.stream);
    return;
  }
  if (!microphone.ok) {
    finish({ why: "no-microphone", problem: microphone.why });
    return;
  }
  takeMicrophone(microphone.stream, speakInto);
  put({ phase: "starting" });
  // Nobody is called before this page can follow what becomes of the call.
  const reply = (await canHear) ? await begins(isOn) : refusedBy({ reason: "NETWORK", message: reasons.NETWORK });
  if (!isOn() || "why" in reply) {
    if (isOn() && "why" in reply) finish(reply);
    else if ("callId" in reply) await endWithRetries(reply.callId);
    return;
  }
  const own = begun(reply.callId, reply.uid);
  running = own;
  holdCall({ ...reply, side, alias, muted: false });
  const release = await onlyHere(reply.callId);
  if (running !== own) release?.();
  else if (release) {
    own.stops.push(release);
    await follow(own);
  } else leaveToOtherTab();
}

/** Calls a listener. If this tab has an open call that found no microphone, it goes on with that call. */
export async function startCall(): Promise<void> {
  const before = heldCall();
  if (callState().phase === "over" && before?.side === "customer") return resumeCall(before);
  return enter("customer", "", async (isOn) => {
    const callId = crypto.randomUUID();
    const uid = await ensureGuest().catch(() => "");
    return begin({ callId, uid }, isOn, () => call("startCall", { callId, locale: current }));
  });
}

/** Answers the call that rings at this listener, unless another page of theirs has done so. */
export const answerCall = (uid: string, callId: string, alias: string): Promise<void> =>
  enter("volunteer", alias, (isOn) =>
    begin({ callId, uid }, isOn, () => call("answerCall", { callId, page: pageId }), pageId),
  );

/** Asks again if the answer may be lost. If none comes, ends the call: it may have begun without this page knowing. */
async function begin(
  own: Pick<Held, "callId" | "uid">,
  isOn: IsOn,
  ask: () => Promise<Reply<unknown>>,
  takenOn?: string,
): Promise<Begun> {
  if (!isOn()) return { why: "ended", by: null };
  wantAgain(own.callId);
  void makeEndReady(own.callId, takenOn);
  let reply = await ask();
  if (isLost(reply) && isOn()) reply = await ask();
  if (reply.ok) return own;
  if (isLost(reply)) void endWithRetries(own.callId, takenOn === undefined ? {} : { page: takenOn });
  return refusedBy(reply);
}

/** Goes on with a call after its page was reloaded, if the call is still open and no other tab is in it. */
export async function resumeCall({ callId, uid, side, alias, muted }: Held): Promise<void> {
  if (!["none", "over"].includes(callState().phase)) return;
  attempt += 1;
  const mine = attempt;
  const isOn: IsOn = () => attempt === mine;
  stopOutside();
  void makeEndReady(callId);
  put({ ...NONE, side, alias, phase: "broken" });
  const release = await onlyHere(callId);
  const onServer = release && (await serverStateOf(callId, isOn));
  const isOpen = onServer?.status === "ringing" || onServer?.status === "active";
  if (isOpen) await liveIsHere(isOn);
  const microphone = isOn() && isOpen ? await openMicrophone() : null;
  if (isOn() && release && microphone?.ok === true) {
    takeMicrophone(microphone.stream, speakInto);
    running = begun(callId, uid);
    running.stops.push(release);
    setMuted(muted);
    await follow(running);
    return;
  }
  release?.();
  if (microphone?.ok === true) closeMicrophone(microphone.stream);
  if (!isOn()) return;
  if (!release) leaveToOtherTab();
  else if (onServer && microphone?.ok === false) await stayOut(callId, microphone.why, onServer);
  else finish(onServer?.status === "missed" ? { why: "missed" } : { why: "ended", by: null });
}

/** Shows that a call goes on without this page, which has no microphone for it, until it is over or joined again. */
async function stayOut(callId: string, problem: NoMicrophone, { times }: ServerState): Promise<void> {
  finish({ why: "no-microphone", problem });
  put(times);
  const mine = attempt;
  const isOut = (): boolean => attempt === mine && callState().phase === "over";
  const stop = await hearOutside(callId, isOut, finish);
  if (isOut()) stopOutside = stop;
  else stop();
}

/** Follows the call as the server stores it, from the ringing to the end. */
async function follow(mine: Running): Promise<void> {
  const live = await loadLive();
  const isOn = (): boolean => running === mine;
  if (!isOn()) return;
  const gone = (): void => {
    if (isOn()) finish({ why: "ended", by: null });
  };
  mine.stops.push(
    live.watchCall(mine.callId, {
      on: (heard) => {
        if (isOn()) hear(mine, heard);
      },
      onRefused: gone,
    }),
  );
  const beat = setInterval(() => {
    void check(mine);
    void renew(mine);
    void makeEndReady(mine.callId);
  }, HEARTBEAT_MS);
  mine.stops.push(() => clearInterval(beat));
}

function hear(mine: Running, heard: Call): void {
  const { status, maxSeconds, customerId, allowance } = heard;
  const over = overOf(heard);
  if (callState().inCrisis !== (allowance === "crisis")) put({ inCrisis: allowance === "crisis" });
  if (over) finish(over);
  else if (status === "ringing") put({ phase: "ringing" });
  else if (!mine.isJoining) {
    mine.isJoining = true;
    mine.maxSeconds = maxSeconds;
    put({ talked: { callId: mine.callId, customerId } });
    if (callState().phase !== "broken") put({ phase: "connecting" });
    void connect(mine);
  } else if (mine.maxSeconds !== maxSeconds) {
    mine.maxSeconds = maxSeconds;
    void check(mine);
  }
}

/** The relay's credentials last some minutes, and a new network path may be needed at any time. */
async function renew(mine: Running): Promise<void> {
  // Unlike a page's own clock, this one also counts while the device sleeps.
  const askedAt = Date.now();
  if (!mine.line || askedAt - mine.serversAt < RELAY_RENEWAL_MS) return;
  const reply = await call("joinCall", { callId: mine.callId });
  if (running !== mine || !reply.ok) return;
  mine.serversAt = askedAt;
  mine.line.renew(iceServersOf(reply.value));
}

async function connect(mine: Running): Promise<void> {
  const askedAt = Date.now();
  const [reply, live] = await Promise.all([call("joinCall", { callId: mine.callId }), loadLive()]);
  const microphone = ownVoice();
  if (running !== mine || !microphone) return;
  if (!reply.ok) {
    if (reply.retryable) setTimeout(() => running === mine && void connect(mine), RETRY_MS);
    else void hangUp();
    return;
  }
  const theirs = theirVoice();
  const signals = live.signalsIn(mine.callId, mine.uid);
  const line = new Line({
    side: callState().side,
    iceServers: iceServersOf(reply.value),
    relayOnly: reply.value.relayOnly,
    microphone,
    send: (signal) => void signals.send(signal).catch(() => undefined),
    onVoice: theirs.hear,
    onState: (now) => {
      if (running === mine)
        put({ phase: now === "connected" ? "talking" : now === "broken" ? "broken" : callState().phase });
    },
  });
  mine.line = line;
  mine.serversAt = askedAt;
  mine.stops.push(theirs.stop, signals.watch({ take: (signal) => line.take(signal), onRead: () => line.begin() }));
  void check(mine);
}

/** Tells the server that this page is here, and takes the call's time from the server. */
async function check(mine: Running): Promise<void> {
  const askedAt = performance.now();
  const reply = await call("checkCall", { callId: mine.callId });
  if (running !== mine || !reply.ok) return;
  if (reply.value.status === "active") put(timesAt(askedAt, reply.value));
  const over = overOf({ ...reply.value, endedBy: null });
  // The call's document says who ended it. If that does not arrive soon, this page leaves anyway.
  if (over) setTimeout(() => running === mine && finish(over), RETRY_MS);
}

/** Called when the call's time is up: asks the server, which ends the call. */
export function timeIsOver(): void {
  if (running) void check(running);
}

export function setMuted(muted: boolean): void {
  muteOwnVoice(muted);
  const held = heldCall();
  if (held) holdCall({ ...held, muted });
  put({ muted });
}

/** Ends the call for both sides; on this page at once, whatever the network does. */
export async function hangUp(more: More = {}): Promise<void> {
  const { callId } = running ?? heldCall() ?? { callId: null };
  finish({ why: "ended", by: callState().side });
  // Repeated until the server has it. Otherwise, without a network, the other side would go on waiting.
  if (callId !== null) await endWithRetries(callId, more);
}

async function makeEndReady(callId: string, takenOn?: string): Promise<void> {
  const mine = attempt;
  const end = await readyCall("endCall", { callId, ...(takenOn !== undefined && { page: takenOn }) }).catch(() => null);
  if (attempt === mine && end) endNow = end;
}

/** Sends the end first, because closing the call may take so long that the page is gone. */
addEventListener(LEFT, () => {
  if (!isLive(callState())) return;
  endNow?.();
  finish({ why: "ended", by: callState().side });
});
