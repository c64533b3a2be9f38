import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { FirestoreConversations } from "../adapters/firestore/conversations";
import { FirestoreLimits } from "../adapters/firestore/limits";
import { FirestoreListeners } from "../adapters/firestore/listeners";
import { Partings } from "../adapters/firestore/partings";
import { FirebaseIdentities } from "../adapters/identity";
import type { SendPorts } from "../usecases/chat/sendMessage";
import { Gate } from "../usecases/limits/gate";
import type { Runtime } from "../usecases/ports";
import { Actors } from "./actor";
import type { CallableWiring } from "./callableWith";
import { readHashSecret } from "./hashSecret";
import { logDefect, logSkipped } from "./log";
import { readSettings } from "./settings";

const runtime: Runtime = {
  now: () => Date.now(),
  freshId: () => randomBytes(16).toString("base64url"),
  wait: (time) => sleep(time),
  pause: (ceiling) => sleep(Math.random() * ceiling),
  skipped: logSkipped,
};

/** Rarely needed, so what it needs is loaded only here, and not for each send. */
async function endRoles(uid: string): Promise<void> {
  const { wiring } = await import("./wiring");
  await wiring().endRoles(uid);
}

function wire() {
  const { messagesPerMinute, limited, trustedHops, riskCheck } = readSettings(process.env);
  const projectId = process.env["GCLOUD_PROJECT"];
  if (projectId === undefined || projectId === "") throw new Error("GCLOUD_PROJECT is not set.");
  const partings = new Partings(readHashSecret(process.env));
  const identities = new FirebaseIdentities();
  const listeners = new FirestoreListeners();
  return {
    runtime,
    messagesPerMinute,
    riskCheck,
    trustedHops,
    identities,
    listeners,
    partings,
    gate: new Gate({ runtime, limitStore: new FirestoreLimits(runtime) }, limited, (error) =>
      logDefect("limits", error),
    ),
    conversations: new FirestoreConversations(runtime, partings),
    actors: new Actors(identities, listeners, endRoles, projectId, () => runtime.now()),
  };
}

let wired: ReturnType<typeof wire> | undefined;

/**
 * The dependencies of every callable and of `sendMessage`, made once for each instance. Those of other use cases are in
 * `wiring`, which no send loads.
 */
export function base(): ReturnType<typeof wire> {
  wired ??= wire();
  return wired;
}

/** The wiring of `sendMessage`. */
export const sending = (): SendPorts & CallableWiring => base();
