import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { NOON } from "../../../../tests/support/domain";
import { oldestWait } from "./oldestWait";

/** What the queue holds, as the service answers a query for its first document. */
let found: object[] = [];
let server: Server;

beforeAll(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(found));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", `127.0.0.1:${address.port}`);
  vi.stubEnv("GCLOUD_PROJECT", "demo-rest");
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const readTime = new Date(NOON).toISOString();

it("nobody waits if the queue is empty", async () => {
  found = [{ readTime }];
  expect(await oldestWait()).toBeNull();
});

it("somebody waits although nothing else of their conversation can be read", async () => {
  const name = "projects/demo-rest/databases/(default)/documents/conversations/asha";
  const fields = { locale: { stringValue: "ta" }, waitingSince: { timestampValue: readTime } };
  found = [{ document: { name, fields, createTime: readTime, updateTime: readTime }, readTime }];
  expect(await oldestWait()).toBe(NOON);
});
