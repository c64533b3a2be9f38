import { readyCall } from "../../lib/callables";
import { LEFT } from "../../lib/quickExit";
import { currentSession } from "../../lib/session";
import { ALARM_ANSWER, kept } from "../../lib/storage";
import { answerAlarm } from "./api";

/** How long until a call that did not go through is tried again, unless the network comes back before. */
const RETRY_MS = 5_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Prepared requests that can still be sent while the page is being left, by the stored form of the answer. */
let ready: ReadonlyMap<string, () => void> = new Map();
/**
 * The answer that the server has not confirmed. It is stored in the tab and also kept here, because quick exit clears
 * the tab's storage, and some browsers store nothing.
 */
let unconfirmed: string | null = null;
const present = (): string | null => kept.get(ALARM_ANSWER) ?? unconfirmed;

const asKept = (uid: string | null, inDanger: boolean): string => `${inDanger ? "yes" : "no"} ${uid ?? ""}`;

/** Prepares the requests of both answers, since the person may leave the page right after answering. */
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

/**
 * Whether this person answered that they are in danger, if the server may not have the answer yet; null without such an
 * answer.
 */
export function keptAnswer(reader: string | null): boolean | null {
  const [word, uid] = present()?.split(" ") ?? [];
  return uid === (reader ?? "") ? word === "yes" : null;
}

async function tell(): Promise<void> {
  clearTimeout(timer);
  const answer = present();
  const inDanger = keptAnswer(currentSession().uid);
  if (answer === null || inDanger === null) return;
  unconfirmed = answer;
  void makeAnswersReady();
  const reply = await answerAlarm(inDanger);
  // The person has answered again meanwhile, and that answer is sent by itself.
  if (present() !== answer) return;
  if (reply.ok || !reply.retryable) {
    kept.remove(ALARM_ANSWER);
    unconfirmed = null;
  } else timer = setTimeout(() => void tell(), RETRY_MS);
}

const again = (): void => void tell();

/**
 * Goes on sending the answer that this tab has stored, once it is known who is here: the page was reloaded before the
 * server had it. Also sent if a listener has come meanwhile.
 */
export function resumeAnswer(): void {
  addEventListener("online", again);
  again();
}

/** Sends the server whether the person is in danger, until it has it, whatever page is open. */
export function keepAnswer(uid: string | null, inDanger: boolean): void {
  unconfirmed = asKept(uid, inDanger);
  kept.set(ALARM_ANSWER, unconfirmed);
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
