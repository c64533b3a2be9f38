import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import * as z from "zod";

import { CarrierSandbox } from "../carrier/sandbox";
import { messageOf } from "../lib/plain-error";
import type { Ports } from "../suite/ports";
import { faults, MailCatcher } from "./catcher";
import { mailPage } from "./page";
import { PushCatcher } from "./pushes";

const plan = z.strictObject({ to: z.email(), faults: z.array(z.enum(faults)) });

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function reply(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  });
  response.end(body);
}

const oobCodes = z.looseObject({
  oobCodes: z.array(z.looseObject({ email: z.string(), requestType: z.string(), oobLink: z.string() })),
});
export type IdentityLinks = z.infer<typeof oobCodes>["oobCodes"];

/** What the identity service would mail; its stand-in only lists the links. */
async function identityLinks(auth: number, project: string): Promise<IdentityLinks> {
  try {
    const answer = await fetch(`http://127.0.0.1:${auth}/emulator/v1/projects/${project}/oobCodes`);
    return oobCodes.parse(await answer.json()).oobCodes;
  } catch {
    return [];
  }
}

export interface RunningCatcher {
  stop(): Promise<void>;
}

/**
 * Starts the mail server of the suite, stand-ins for the push service and the carrier, and the page that lists what the
 * first two took: `/`, as JSON `/mails?to=…`, `/pushes?token=…` and `/calls?to=…`.
 */
export async function startCatcher(
  { smtp, mails, auth }: Pick<Ports, "smtp" | "mails" | "auth">,
  project: string,
): Promise<RunningCatcher> {
  const catcher = new MailCatcher();
  const pushes = new PushCatcher();
  const carrier = new CarrierSandbox();
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://mails");
    if (pathname === "/")
      return reply(
        response,
        200,
        "text/html",
        mailPage(catcher.mails, pushes.pushes, await identityLinks(auth, project)),
      );
    if (pathname === "/mails") {
      const to = searchParams.get("to");
      return reply(
        response,
        200,
        "application/json",
        JSON.stringify(catcher.mails.filter((mail) => to === null || mail.to.includes(to))),
      );
    }
    if (pathname === "/pushes") {
      const token = searchParams.get("token");
      return reply(
        response,
        200,
        "application/json",
        JSON.stringify(pushes.pushes.filter((push) => token === null || push.token === token)),
      );
    }
    if (pathname.startsWith("/v1/")) {
      const answered = pushes.answer(
        request.method ?? "",
        pathname,
        request.headers.authorization,
        JSON.parse(await bodyOf(request)),
      );
      if (answered?.body === null) return void response.socket?.destroy();
      if (answered) return reply(response, answered.status, "application/json", JSON.stringify(answered.body));
    }
    if (pathname === "/calls") {
      const to = searchParams.get("to");
      const calls = carrier.calls.filter((each) => to === null || each.to === to);
      return reply(response, 200, "application/json", JSON.stringify(calls));
    }
    if (pathname === "/calls/tell" && request.method === "POST") {
      const answers = await carrier.tell(JSON.parse(await bodyOf(request)));
      return reply(response, 200, "application/json", JSON.stringify(answers));
    }
    if (pathname.startsWith("/2010-04-01/")) {
      const { method = "", headers } = request;
      const answered = carrier.answer(method, pathname, headers.authorization, await bodyOf(request));
      if (answered) return reply(response, answered.status, "application/json", JSON.stringify(answered.body));
    }
    if (pathname === "/faults" && request.method === "POST") {
      const wish = plan.parse(JSON.parse(await bodyOf(request)));
      catcher.plan(wish.to, wish.faults);
      return reply(response, 200, "application/json", "{}");
    }
    return reply(response, 404, "text/plain", "No such page.");
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => reply(response, 400, "text/plain", messageOf(error)));
  });
  await catcher.listen(smtp);
  await listen(server, mails);
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await Promise.all([
      catcher.close(),
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
    ]);
  };
  return { stop };
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
