import { currentSession } from "../../lib/session";
import { ALARM_ANSWER, kept } from "../../lib/storage";
import { answerAlarm } from "./api";

/** How long until a call that did not go through is tried again, unless the network comes back before. */
const AGAIN_MS = 5_000;

let timer: ReturnType<typeof setTimeout> | undefined;

async function tell(): Promise<void> {
  clearTimeout(timer);
  const answer = kept.get(ALARM_ANSWER);
  if (answer === null) return;
  const [word, uid] = answer.split(" ");
  if (uid !== (currentSession().uid ?? "")) return;
  const reply = await answerAlarm(word === "yes");
  // Answered anew meanwhile: that is told by itself.
  if (kept.get(ALARM_ANSWER) !== answer) return;
  if (reply.ok || !reply.retryable) kept.remove(ALARM_ANSWER);
  else timer = setTimeout(() => void tell(), AGAIN_MS);
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
  kept.set(ALARM_ANSWER, `${inDanger ? "yes" : "no"} ${uid ?? ""}`);
  resumeAnswer();
}
