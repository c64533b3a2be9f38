import { once } from "node:events";
import type { Server } from "node:http";
import { http } from "@google-cloud/functions-framework";
import { getTestServer } from "@google-cloud/functions-framework/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { razorpayWebhook } from "../../functions/src/webhooks/razorpayWebhook";
import { startInstance, type Instance } from "../support/instance";
import { functionUrl } from "../support/suite";

/** Bodies that the server's parser refuses before any function is called. */
const bodies = {
  "a broken object": '{"data":',
  "a word": "hello",
  "a quote that has no end": '{"data":{"text":"}}',
} as const;
const strange = { "content-type": "application/json; charset=utf-9" };

interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly body: string;
}

async function post(url: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const sent = { "content-type": "application/json", ...headers };
  const response = await fetch(url, { method: "POST", headers: sent, body });
  return { status: response.status, type: response.headers.get("content-type"), body: await response.text() };
}

/** The whole answer: no page, no stack, no path. */
const refusal: Answer = {
  status: 400,
  type: "application/json; charset=utf-8",
  body: JSON.stringify({
    error: {
      details: { reason: "INVALID_INPUT", retryable: false },
      message: "Some of this could not be accepted. Please check it.",
      status: "INVALID_ARGUMENT",
    },
  }),
};

describe.each(["sendMessage", "razorpayWebhook"])("%s in the suite", (name) => {
  it.each(Object.entries(bodies))("refuses %s with our error format", async (_, body) => {
    expect(await post(functionUrl(name), body)).toEqual(refusal);
  });

  it("refuses a body in an unknown encoding", async () => {
    expect(await post(functionUrl(name), "{}", strange)).toEqual(refusal);
  });
});

describe("an instance of sendMessage in the cloud", () => {
  let instance: Instance;
  beforeAll(async () => {
    instance = await startInstance("sendMessage", 0);
  });
  afterAll(() => instance.stop());

  it.each(Object.entries(bodies))("refuses %s with our error format", async (_, body) => {
    expect(await post(instance.url, body)).toEqual(refusal);
  });

  it("refuses a body in an unknown encoding", async () => {
    expect(await post(instance.url, "{}", strange)).toEqual(refusal);
  });
});

describe("an instance of razorpayWebhook in the cloud", () => {
  let server: Server;
  let url = "";
  beforeAll(async () => {
    http("razorpayWebhook", (request, response) => {
      Reflect.apply(razorpayWebhook, undefined, [request, response]);
    });
    server = getTestServer("razorpayWebhook");
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    if (typeof address !== "object" || address === null) throw new Error("The server listens nowhere.");
    url = `http://127.0.0.1:${address.port}/`;
  });
  afterAll(() => server.close());

  it.each(Object.entries(bodies))("refuses %s with our error format", async (_, body) => {
    expect(await post(url, body)).toEqual(refusal);
  });
});
