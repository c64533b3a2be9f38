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

/** What the identity service would mail; its emulator only lists the links. */
async function identityLinks(auth: number, project: string): Promise<IdentityLinks> {
  try {
    const answer = await fetch(`http://127.0.0.1:${auth}/emulator/v1/projects/${project}/oobCodes`);
    return oobCodes.parse(await answer.json()).oobCodes;
  } catch {
    return [];
  }
}

/** The mail server of the suite, and the replacements of the push service and the carrier. */
interface Catchers {
  readonly mails: MailCatcher;
  readonly pushes: PushCatcher;
  readonly carrier: CarrierSandbox;
}

const replyJson = (response: ServerResponse, status: number, body: unknown): void =>
  reply(response, status, "application/json", JSON.stringify(body));

/** Shows what was caught, as tests ask for it; false for any other path. */
function showCaught({ mails, pushes, carrier }: Catchers, { pathname, searchParams }: URL, response: ServerResponse) {
  const to = searchParams.get("to");
  const token = searchParams.get("token");
  if (pathname === "/mails")
    replyJson(
      response,
      200,
      mails.mails.filter((mail) => to === null || mail.to.includes(to)),
    );
  else if (pathname === "/pushes")
    replyJson(
      response,
      200,
      pushes.pushes.filter((push) => token === null || push.token === token),
    );
  else if (pathname === "/calls")
    replyJson(
      response,
      200,
      carrier.calls.filter((call) => to === null || call.to === to),
    );
  else return false;
  return true;
}

/** Answers as the push service and the carrier do; false for what neither of them has. */
async function standIn(
  { pushes, carrier }: Catchers,
  { pathname }: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { method = "", headers } = request;
  if (pathname.startsWith("/v1/")) {
    const answer = pushes.answer(method, pathname, headers.authorization, JSON.parse(await bodyOf(request)));
    if (answer?.body === null) response.socket?.destroy();
    else if (answer) replyJson(response, answer.status, answer.body);
    return answer !== null;
  }
  if (pathname.startsWith("/2010-04-01/")) {
    const answer = carrier.answer(method, pathname, headers.authorization, await bodyOf(request));
    if (answer) replyJson(response, answer.status, answer.body);
    return answer !== null;
  }
  return false;
}

async function respond(
  catchers: Catchers,
  links: () => Promise<IdentityLinks>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://mails");
  const asked = `${request.method} ${url.pathname}`;
  if (url.pathname === "/") {
    const { mails, pushes } = catchers;
    return reply(response, 200, "text/html", mailPage(mails.mails, pushes.pushes, await links()));
  }
  if (asked === "POST /calls/tell")
    return replyJson(response, 200, await catchers.carrier.tell(JSON.parse(await bodyOf(request))));
  if (asked === "POST /faults") {
    const planned = plan.parse(JSON.parse(await bodyOf(request)));
    catchers.mails.plan(planned.to, planned.faults);
    return replyJson(response, 200, {});
  }
  if (showCaught(catchers, url, response) || (await standIn(catchers, url, request, response))) return;
  reply(response, 404, "text/plain", "No such page.");
}

export interface RunningCatcher {
  stop(): Promise<void>;
}

/**
 * Starts the mail server of the suite, the replacements of the push service and the carrier, and the page that lists
 * what they received: `/`, and as JSON `/mails?to=…`, `/pushes?token=…` and `/calls?to=…`.
 */
export async function startCatcher(
  { smtp, mails, auth }: Pick<Ports, "smtp" | "mails" | "auth">,
  project: string,
): Promise<RunningCatcher> {
  const catchers: Catchers = { mails: new MailCatcher(), pushes: new PushCatcher(), carrier: new CarrierSandbox() };
  const server = createServer((request, response) => {
    respond(catchers, () => identityLinks(auth, project), request, response).catch((error: unknown) =>
      reply(response, 400, "text/plain", messageOf(error)),
    );
  });
  await catchers.mails.listen(smtp);
  await listen(server, mails);
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await Promise.all([
      catchers.mails.close(),
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
