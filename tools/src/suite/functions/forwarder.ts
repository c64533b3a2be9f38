/**
 * What the functions emulator loads in place of the functions: for each of them one that forwards its input to the
 * suite's instances, where the function itself runs. The emulator still delivers events, tasks and blocking calls of
 * the identity service. It starts a process for each parallel delivery and never ends it, so an idle one ends itself.
 * Run by Node itself, so it imports nothing of the repository.
 */
import { request as ask, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";

const IDLE_MS = 15_000;

interface Request extends IncomingMessage {
  readonly rawBody?: Buffer;
}
interface Handed {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer | string | undefined;
}
type Event = Readonly<Record<string, unknown>>;

const { GCLOUD_PROJECT = "", THODU_INSTANCES = "", FUNCTION_TARGET } = process.env;
const [host, port] = THODU_INSTANCES.split(":");

let running = 0;
let idle: NodeJS.Timeout | undefined;

async function whileBusy<T>(work: Promise<T>): Promise<T> {
  running += 1;
  clearTimeout(idle);
  try {
    return await work;
  } finally {
    running -= 1;
    if (running === 0 && FUNCTION_TARGET !== undefined) idle = setTimeout(() => process.exit(0), IDLE_MS);
  }
}

const handOn = ({ body, ...options }: Handed): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    ask({ host, port, ...options }, resolve)
      .on("error", reject)
      .end(body);
  });

/** A CloudEvent in its JSON format (CloudEvents 1.0, JSON format, section 3.1): binary data is base64. */
const inJson = ({ data, ...event }: Event): string =>
  JSON.stringify(Buffer.isBuffer(data) ? { ...event, data_base64: data.toString("base64") } : { ...event, data });

async function deliver(path: string, body: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const answer = await handOn({ path, method: "POST", headers, body });
  answer.resume();
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}.`);
}

async function call(path: string, request: Request, response: ServerResponse): Promise<void> {
  const { url = "/", method = "POST", headers, rawBody } = request;
  const answer = await handOn({ path: url === "/" ? path : `${path}${url}`, method, headers, body: rawBody });
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}

/** Forwards to the function of this region and name that is called by HTTP. */
export const forwardsCalls = (region: string, name: string) => (request: Request, response: ServerResponse) =>
  whileBusy(call(`/${GCLOUD_PROJECT}/${region}/${name}`, request, response));

/** Forwards to the function of this region and name that handles events. */
export const forwardsEvents = (region: string, name: string) => (event: Event) =>
  whileBusy(deliver(`/${GCLOUD_PROJECT}/${region}/${name}`, inJson(event)));

/** Forwards to a function of the first generation, which gets an event's data and context separately. */
export const forwardsFirstGenerationEvents = (region: string, name: string) => (data: unknown, context: unknown) =>
  whileBusy(deliver(`/${GCLOUD_PROJECT}/${region}/${name}`, JSON.stringify({ data, context })));
