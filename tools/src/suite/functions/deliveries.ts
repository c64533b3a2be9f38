import { PlainError } from "../../lib/plain-error";
import { project } from "../env";
import type { Ports } from "../ports";
import { readManifest } from "./manifest";

const BEFORE_CREATE = "providers/cloud.auth/eventTypes/user.beforeCreate";

async function send(method: string, url: string, body: object): Promise<void> {
  const headers = { "content-type": "application/json", authorization: "Bearer owner" };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new PlainError(`${url} answered ${answer.status}: ${await answer.text()}`);
}

/**
 * Redirects tasks and the identity service's blocking calls to the suite's instances. The functions emulator has
 * registered itself for both, and would start a process for each that runs at the same time.
 */
export async function redirectDeliveries(folder: string, ports: Ports): Promise<void> {
  for (const { name, region, taskQueueTrigger, blockingTrigger } of readManifest(folder)) {
    const url = `http://127.0.0.1:${ports.functions}/${project}/${region}/${name}`;
    if (taskQueueTrigger) {
      const queue = `http://127.0.0.1:${ports.tasks}/projects/${project}/locations/${region}/queues/${name}`;
      await send("POST", queue, { ...taskQueueTrigger, defaultUri: url });
    }
    if (blockingTrigger?.eventType === BEFORE_CREATE) {
      const config = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v2/projects/${project}/config`;
      const blockingFunctions = { triggers: { beforeCreate: { functionUri: url } } };
      await send("PATCH", `${config}?updateMask=blockingFunctions`, { blockingFunctions });
    }
  }
}
