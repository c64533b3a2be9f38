import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";

/** Handlers of requests, like functions in the cloud. */
export type Endpoints = Readonly<Record<string, Function>>;

export interface Served {
  url(name: string): string;
  close(): Promise<void>;
}

/** Serves functions of this process over HTTP, each under its name. */
export async function serve(endpoints: Endpoints): Promise<Served> {
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      const endpoint = endpoints[(incoming.url ?? "").slice(1)];
      if (!endpoint) return outgoing.writeHead(404).end();
      const parsed: unknown = JSON.parse(body);
      const request = Object.assign(incoming, {
        body: parsed,
        header: (name: string) => incoming.headers[name.toLowerCase()],
      });
      const response = Object.assign(outgoing, {
        status: (code: number) => Object.assign(response, { statusCode: code }),
        send: (answer: unknown) =>
          void response.setHeader("content-type", "application/json").end(JSON.stringify(answer)),
      });
      Reflect.apply(endpoint, undefined, [request, response]);
      return outgoing;
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const close = async (): Promise<void> => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  return { url: (name) => `http://127.0.0.1:${portOf(server)}/${name}`, close };
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server listens nowhere.");
  return address.port;
}
