import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

import { messageOf } from "../lib/plain-error";
import { pause } from "../lib/processes";
import { answerApi } from "./api";
import type { Asked } from "./asked";
import { checkoutPage, checkoutScript } from "./checkout";
import { answerControl } from "./control";
import { ApiError } from "./entities";
import { Sandbox, type SandboxOptions } from "./sandbox";

const BODY_LIMIT = 100_000;

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    throw new ApiError(400, "The body is no JSON.");
  }
}

async function read(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Buffer)) continue;
    size += chunk.length;
    if (size > BODY_LIMIT) throw new ApiError(413, "The body is too large.");
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  if (text === "") return {};
  const value = parsed(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ApiError(400, "The body is no object.");
  return Object.fromEntries(Object.entries(value));
}

function reply(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "access-control-allow-origin": "*",
    "cache-control": "no-store",
  });
  response.end(body);
}

const json = (response: ServerResponse, status: number, body: unknown): void =>
  reply(response, status, "application/json", JSON.stringify(body));

const BAD_GATEWAY =
  "<html><head><title>502 Bad Gateway</title></head><body><center><h1>502 Bad Gateway</h1></center></body></html>";

/** Answers with the chosen fault; false if there is none and the call is to be served. */
async function misbehave(sandbox: Sandbox, response: ServerResponse, before: () => void): Promise<boolean> {
  const fault = sandbox.nextFault();
  if (fault === null) return false;
  if (fault.after) before();
  if (fault.kind === "delay") {
    await pause(fault.delayMs);
    return false;
  }
  if (fault.kind === "reset") response.socket?.destroy();
  else if (fault.kind === "502") reply(response, 502, "text/html", BAD_GATEWAY);
  else
    json(response, 429, {
      error: { code: "BAD_REQUEST_ERROR", description: "Request failed. Please try after sometime." },
    });
  return true;
}

async function answer(sandbox: Sandbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://sandbox");
  const path = pathname.split("/").filter((part) => part !== "");
  const method = request.method ?? "GET";
  const [area] = path;
  if (method === "OPTIONS") {
    response.writeHead(204, {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "content-type",
      "access-control-allow-methods": "GET, POST",
    });
    response.end();
    return;
  }
  if (pathname === "/v1/checkout.js") return reply(response, 200, "text/javascript", checkoutScript);
  if (pathname === "/checkout") return reply(response, 200, "text/html", checkoutPage);
  const asked: Asked = {
    method,
    path: path.slice(1),
    query,
    body: await read(request),
    authorization: request.headers.authorization ?? "",
  };
  if (area === "control") return json(response, 200, await answerControl(sandbox, asked));
  if (area !== "v1") throw new ApiError(404, "The requested URL was not found on the server.");
  let served: unknown;
  const serve = (): void => {
    served ??= answerApi(sandbox, asked);
  };
  if (await misbehave(sandbox, response, serve)) return;
  serve();
  json(response, 200, served);
}

export interface RunningSandbox {
  readonly sandbox: Sandbox;
  stop(): Promise<void>;
}

/** Starts the sandbox on its port, on this machine only. */
export async function startSandbox(wish: SandboxOptions): Promise<RunningSandbox> {
  const sandbox = new Sandbox(wish);
  const server = createServer((request, response) => {
    answer(sandbox, request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) return;
      const known = error instanceof ApiError ? error : new ApiError(500, messageOf(error), null, "SERVER_ERROR");
      json(response, known.status, known.body());
    });
  });
  await listen(server, wish.port);
  const stop = async (): Promise<void> => {
    sandbox.webhooks.stop();
    server.closeAllConnections();
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
  };
  return { sandbox, stop };
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
