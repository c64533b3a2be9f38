import { once } from "node:events";
import {
  Agent,
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

const HOST = "127.0.0.1";

export interface Front {
  readonly port: number;
  stop(): Promise<void>;
}

interface Wish {
  readonly port: number;
  readonly project: string;
  /** The socket of an instance, another one each time. */
  readonly instance: () => string;
  /** The port on which the functions emulator listens. */
  readonly emulator: number;
}

/**
 * Listens at the address of the functions emulator. Calls of functions go to the instances in turn; other requests (the
 * list of functions, events from outside) go to the emulator.
 */
export async function startFront({ port, project, instance, emulator }: Wish): Promise<Front> {
  // An instance closes a connection that was idle for a few seconds, perhaps just when the next call uses it.
  const agent = new Agent({ keepAlive: false });
  const isCall = (path: string): boolean => path.startsWith(`/${project}/`);

  const server = createServer((request, response) => {
    const { method, url = "/", headers } = request;
    const place = isCall(url) ? { socketPath: instance() } : { host: HOST, port: emulator };
    pass(request, response, { ...place, agent, method, path: url, headers });
  });
  // A call may take as long as its function.
  server.requestTimeout = 0;
  server.keepAliveTimeout = 60_000;
  await once(server.listen(port, HOST), "listening");
  return {
    port: portOf(server.address()),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      agent.destroy();
      if (server.listening) await once(server, "close");
    },
  };
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === "object" && address !== null ? address.port : 0;

function pass(request: IncomingMessage, response: ServerResponse, options: RequestOptions): void {
  const asked = ask(options, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  asked.on("error", (error) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(503).end(`The functions do not answer: ${error.message}`);
  });
  response.on("close", () => void (response.writableFinished || asked.destroy()));
  request.pipe(asked);
}
