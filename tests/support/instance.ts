import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { CallableName } from "@thodu/domain/contracts";
import { Wire } from "../../tools/src/bench/web/wire";
import { root } from "../../tools/src/lib/paths";
import { stopTree } from "../../tools/src/lib/processes";
import { hostAndPort, suite } from "./suite";

const require = createRequire(import.meta.url);
const [INSTANCE, FIRESTORE, AUTH] = [17_801, 17_802, 17_803];
const UP_MS = 30_000;
const KNOCK_MS = 100;
const GRACE_MS = 5_000;
/** Fast enough not to count: only the round trip does. */
const DOWNLINK = 1e9;

export interface Instance {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * One instance of a callable as in the cloud: a single process behind the Functions Framework that answers many calls
 * at once. `distance`: milliseconds of a round trip to the database and to the identity service, which is 0 in the
 * suite. The suite's own functions run one call per process.
 */
export async function startInstance(name: CallableName, distance: number): Promise<Instance> {
  const offset = Number(process.env["THODU_PORT_OFFSET"] ?? 0);
  const wire = new Wire();
  wire.speed = { roundTrip: distance, downlink: DOWNLINK };
  await wire.open(FIRESTORE + offset, hostAndPort(suite().firestore).port);
  await wire.open(AUTH + offset, hostAndPort(suite().auth).port);
  const env = {
    ...process.env,
    FUNCTION_TARGET: name,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${FIRESTORE + offset}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${AUTH + offset}`,
    // As the suite sets for its own functions, so that unsigned tokens are accepted.
    FUNCTIONS_EMULATOR: "true",
    FIREBASE_DEBUG_MODE: "true",
    FIREBASE_DEBUG_FEATURES: JSON.stringify({ skipTokenVerification: true }),
  };
  const framework = require.resolve("@google-cloud/functions-framework");
  const port = String(INSTANCE + offset);
  const child = spawn(
    process.execPath,
    [join(framework, "../main.js"), "--target", name, "--source", join(root, "functions/dist"), "--port", port],
    { env, stdio: "ignore" },
  );
  const stop = async () => {
    if (child.pid !== undefined) await stopTree(child.pid, GRACE_MS);
    wire.close();
  };
  const url = `http://127.0.0.1:${port}/`;
  for (const giveUpAt = Date.now() + UP_MS; ; await new Promise((resolve) => setTimeout(resolve, KNOCK_MS))) {
    const up = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"data":null}',
    }).then(
      ({ status }) => status === 401,
      () => false,
    );
    if (up) return { url, stop };
    if (Date.now() < giveUpAt) continue;
    await stop();
    throw new Error(`No instance of ${name} came up in ${UP_MS} ms.`);
  }
}
