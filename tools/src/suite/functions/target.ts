/**
 * What the Functions Framework serves in an instance of the suite: every endpoint under its address in the functions
 * emulator, /{project}/{region}/{name}. Run by Node itself, so it imports nothing of the repository.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

type Endpoint = (...args: readonly unknown[]) => unknown;
type Loaded = Readonly<Record<string, Endpoint>>;

interface Request extends IncomingMessage {
  readonly body: unknown;
}
interface Response extends ServerResponse {
  status(code: number): Response;
  send(body: unknown): Response;
}

// The launcher holds the other end; when it is gone, however it ended, this process ends too.
process.on("disconnect", () => process.exit(0));

const { resolve } = createRequire(import.meta.url);
const folders = (process.env["THODU_FUNCTIONS_FOLDERS"] ?? "").split("\n").filter((folder) => folder !== "");
const loaded: readonly Loaded[] = await Promise.all(
  folders.map((folder): Promise<Loaded> => import(pathToFileURL(resolve(folder)).href)),
);
const endpoints: Loaded = Object.fromEntries(loaded.flatMap((each) => Object.entries(each)));

/** The SDK's description of a function: how it is reached, and of which generation it is. */
const description = (endpoint: Endpoint): object =>
  "__endpoint" in endpoint && typeof endpoint.__endpoint === "object" && endpoint.__endpoint !== null
    ? endpoint.__endpoint
    : {};
const hearsEvents = (endpoint: Endpoint): boolean => "eventTrigger" in description(endpoint);
const isFirstGeneration = (endpoint: Endpoint): boolean => {
  const found = description(endpoint);
  return "platform" in found && found.platform === "gcfv1";
};

/** A CloudEvent in its JSON format; binary data comes as base64 (CloudEvents 1.0, JSON format, section 3.1). */
function eventIn(body: unknown): object {
  if (typeof body !== "object" || body === null) throw new TypeError("An event that is no object.");
  if (!("data_base64" in body) || typeof body.data_base64 !== "string") return body;
  return { ...body, data: Buffer.from(body.data_base64, "base64") };
}

async function hear(endpoint: Endpoint, request: Request, response: Response): Promise<void> {
  try {
    const event = eventIn(request.body);
    if (isFirstGeneration(endpoint) && "data" in event && "context" in event) await endpoint(event.data, event.context);
    else await endpoint(event);
    response.status(200).send({ status: "acknowledged" });
  } catch (error) {
    console.error(error);
    response.status(500).send({ status: "failed" });
  }
}

const ADDRESS = /^\/[^/]+\/[^/]+\/(?<name>\w+)(?<rest>\/?.*)$/s;

export async function suite(request: Request, response: Response): Promise<void> {
  const { name = "", rest = "" } = ADDRESS.exec(request.url ?? "")?.groups ?? {};
  const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
  if (!endpoint) {
    response
      .status(404)
      .send(`Function ${name} does not exist, valid functions are: ${Object.keys(endpoints).join(", ")}`);
  } else if (hearsEvents(endpoint)) {
    await hear(endpoint, request, response);
  } else {
    request.url = rest.startsWith("/") ? rest : `/${rest}`;
    await endpoint(request, response);
  }
}
