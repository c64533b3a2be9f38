import { readyCall } from "../../lib/callables";
import { LEFT } from "../../lib/quickExit";
import { currentSession } from "../../lib/session";
import { ALARM_ANSWER, kept } from "../../lib/storage";
import { answerAlarm } from "./api";

/** How long until a call that did not go through is tried again, unless the network comes back before. */
const AGAIN_MS = 5_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Prepared requests that can still be sent while the page is being left, by the answer as it is kept. */
let ready: ReadonlyMap<string, () => void> = new Map();
/** The answer that the server has not confirmed. Kept in memory as well, since quick exit clears the tab's storage. */
let unconfirmed: string | null = null;

const asKept = (uid: string | null, inDanger: boolean): string => `${inDanger ? "yes" : "no"} ${uid ?? ""}`;

/** Prepares the requests of both answers: whoever answers may leave the page at the same moment. */
export async function makeAnswersReady(): Promise<void> {
  const { uid } = currentSession();
  const made = [true, false].map(async (inDanger) => {
    const send = await readyCall("answerAlarm", { inDanger });
    return [asKept(uid, inDanger), send] as const;
  });
  // If that fails, earlier ones are still usable.
  const calls = await Promise.all(made).catch(() => null);
  if (calls !== null && currentSession().uid === uid) ready = new Map(calls);
}

/** The answer of this reader that the server may not have yet: whether they are in danger; null without one. */
export function keptAnswer(reader: string | null): boolean | null {
  const [word, uid] = kept.get(ALARM_ANSWER)?.split(" ") ?? [];
  return uid === (reader ?? "") ? word === "yes" : null;
}

async function tell(): Promise<void> {
  clearTimeout(timer);
  const answer = kept.get(ALARM_ANSWER);
  const inDanger = keptAnswer(currentSession().uid);
  if (answer === null || inDanger === null) return;
  unconfirmed = answer;
  void makeAnswersReady();
  const reply = await answerAlarm(inDanger);
  // Answered anew meanwhile: that is told by itself.
  if (kept.get(ALARM_ANSWER) !== answer) return;
  if (reply.ok || !reply.retryable) {
    kept.remove(ALARM_ANSWER);
    unconfirmed = null;
  } else timer = setTimeout(() => void tell(), AGAIN_MS);
}

const again = (): void => void tell();

/**
 * Goes on telling the answer that this tab still keeps, once it is known who is here: the page was loaded anew before the
 * server had it. It is told also where a listener has come by then.
 */
export function resumeAnswer(): void {
  window.addEventListener("online", again);
  again();
}

/** Tells the server whether the reader is in danger, until it has it, whatever page is open. */
export function keepAnswer(uid: string | null, inDanger: boolean): void {
  kept.set(ALARM_ANSWER, asKept(uid, inDanger));
  resumeAnswer();
}

/** Sends the answer once more, since a request under way may end with the page; the server accepts a repeat. */
function sendAtOnce(): void {
  const send = unconfirmed?.endsWith(` ${currentSession().uid ?? ""}`) ? ready.get(unconfirmed) : undefined;
  unconfirmed = null;
  send?.();
}

addEventListener(LEFT, sendAtOnce);
// A closed tab loses its storage, as with quick exit.
addEventListener("pagehide", sendAtOnce);
