import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { RazorpayGateway } from "./gateway";

const ID = "pay_00000000000001";
const DENIED = { error: { code: "BAD_REQUEST_ERROR", description: "The api key provided is invalid" } };
const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A gateway that always gives this answer. */
async function answering(status: number, body: object): Promise<RazorpayGateway> {
  const server = createServer((_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = portOf(server.address());
  const settings = { keyId: "rzp_test_x", keySecrets: ["secret"], webhookSecrets: ["secret"] };
  return new RazorpayGateway(() => ({ ...settings, baseUrl: `http://127.0.0.1:${port}` }));
}

function portOf(address: AddressInfo | string | null): AddressInfo {
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  return address;
}

describe("a payment that is looked up to be refunded", () => {
  it.each([400, 401, 403])("is refused with the gateway’s words when it answers %i", async (status) => {
    const gateway = await answering(status, DENIED);
    expect(await gateway.shownPayment(ID)).toEqual({ ok: true, value: { refusal: DENIED.error.description } });
    await expect(gateway.payment(ID)).rejects.toThrow(DENIED.error.description);
  });

  it("does not exist if the gateway knows no such id, and is unknown while the gateway does not answer", async () => {
    const unknown = await answering(400, { error: { description: "The id provided does not exist" } });
    expect(await unknown.shownPayment(ID)).toEqual({ ok: true, value: null });
    const down = await answering(503, {});
    expect(await down.shownPayment(ID)).toEqual({ ok: false, failure: { reason: "GATEWAY_UNAVAILABLE" } });
  });
});
