import { loadAppCheck, loadAuth } from "../lib/firebase";
import { emulator, project } from "../lib/firebase/project";
import { LEFT } from "../lib/quickExit";

/** Of each conversation in which this reader counts as present: the request that says they have gone. */
const present = new Map<string, { send: (() => void) | null }>();

const database = `projects/${project.projectId}/databases/(default)`;

/**
 * Keeps a request ready that says at once that a reader has gone when their page closes: the database's own requests
 * end with the page; this one, by REST, goes on. Called with each sign of presence: whether it says that the reader is
 * `active`, and when it has `arrived`.
 */
export function readyToGo(conversationId: string, uid: string, active: boolean, arrived: Promise<void>): void {
  const name = `${database}/documents/conversations/${conversationId}/presence/${uid}`;
  const before = present.get(name);
  if (active) {
    const mine = { send: before?.send ?? null };
    present.set(name, mine);
    // Made anew each time, as tokens expire. If that fails, an earlier one may still be valid.
    void leaving(name).then(
      (send) => (mine.send = send),
      () => undefined,
    );
  } else {
    // Not before that has arrived: a page is hidden before it closes, which ends this write too.
    const forget = (): void => {
      if (present.get(name) === before) present.delete(name);
    };
    void arrived.then(forget, () => undefined);
  }
}

async function leaving(name: string): Promise<() => void> {
  const headers = { "content-type": "application/json", ...(await tokens()) };
  const host = emulator(8080)?.origin ?? "https://firestore.googleapis.com";
  // As `tellPresence` writes it, which the rules check.
  const fields = { typing: { booleanValue: false }, active: { booleanValue: false } };
  const write = {
    update: { name, fields },
    updateMask: { fieldPaths: Object.keys(fields) },
    updateTransforms: [{ fieldPath: "at", setToServerValue: "REQUEST_TIME" }],
    currentDocument: { exists: true },
  };
  const body = JSON.stringify({ writes: [write] });
  const url = `${host}/v1/${database}/documents:commit`;
  return () => void fetch(url, { method: "POST", keepalive: true, headers, body }).catch(() => undefined);
}

async function tokens(): Promise<Record<string, string>> {
  const { auth } = await loadAuth();
  const token = (await auth.currentUser?.getIdToken()) ?? "";
  const attested = import.meta.env.VITE_APP_CHECK_SITE_KEY
    ? { "x-firebase-appcheck": await (await loadAppCheck()).tokenFor("sendMessage") }
    : {};
  return { authorization: `Bearer ${token}`, ...attested };
}

function go(): void {
  const all = [...present.values()];
  present.clear();
  for (const { send } of all) send?.();
}

// Quick exit comes before `pagehide`, as the new page may take long to answer.
addEventListener(LEFT, go);
addEventListener("pagehide", go);
